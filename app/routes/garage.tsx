import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { type Flash, flashCookie } from "~/platform/flash.server";
import { checkedRedirectPath } from "~/platform/redirect.server";
import { readForm } from "~/platform/request.server";
import { currentAccount } from "~/platform/session.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";
import { GaragePage } from "~/vehicles/GaragePage";
import { changeGarage, listVehicles } from "~/vehicles/garage.server";
import { answerGarageForm } from "~/vehicles/garage-form.server";
import { garageFormSchema } from "~/vehicles/vehicle.schema";
import { vehicleChoice } from "~/vehicles/vehicle-choice.server";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Garage",
    description: "The vehicles that you look for parts for, by VIN or by year, make and model.",
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await currentAccount(request);
  const [vehicles, choice] = await Promise.all([
    listVehicles({ accountId: account?.id ?? null, request }),
    vehicleChoice(new URL(request.url).searchParams),
  ]);
  return { vehicles, choice, isSignedIn: account !== null };
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await currentAccount(request);
  const form = await readForm(request, garageFormSchema);
  const next = checkedRedirectPath(form.redirectTo, paths.garage());
  const answer = await answerGarageForm(form, (change) =>
    changeGarage({ accountId: account?.id ?? null, request }, change),
  );
  if (answer.kind === "sorry") return data(answer.sorry, { status: answer.status });
  return leadTo(next, answer.flash, answer.cookie);
}

async function leadTo(path: string, flash: Flash, cookie: string | null) {
  const headers = new Headers({ "Set-Cookie": await flashCookie(flash) });
  if (cookie) headers.append("Set-Cookie", cookie);
  return redirect(path, { status: 303, headers });
}

export default function Garage() {
  return <GaragePage {...useLoaderData<typeof loader>()} sorry={useActionData<typeof action>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };

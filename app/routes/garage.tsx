import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { currentAccount } from "~/platform/session.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";
import { GaragePage } from "~/vehicles/GaragePage";
import { listVehicles } from "~/vehicles/garage.server";
import { garageAction } from "~/vehicles/garage-action.server";
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

export function action({ request }: ActionFunctionArgs) {
  return garageAction(request);
}

export default function Garage() {
  return <GaragePage {...useLoaderData<typeof loader>()} sorry={useActionData<typeof action>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };

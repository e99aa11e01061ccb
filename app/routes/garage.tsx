import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { currentAccount } from "~/platform/auth/session.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";
import { GaragePage } from "~/vehicles/GaragePage";
import { listVehicles } from "~/vehicles/garage.server";
import { garageAction } from "~/vehicles/garage-action.server";
import { removedVehicle } from "~/vehicles/removed-vehicle.server";
import { vehicleChoice } from "~/vehicles/vehicle-choice.server";
import { vehicleName } from "~/vehicles/vehicle-name";

export const meta = pageMeta({
  title: "Garage",
  description: "The vehicles you shop parts for, by VIN or by year, make, and model.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await currentAccount(request);
  const accountId = account?.id ?? null;
  const [vehicles, choice, removed] = await Promise.all([
    listVehicles({ accountId, request }),
    vehicleChoice(new URL(request.url).searchParams),
    removedVehicle.read(request, { accountId }),
  ]);
  const isSignedIn = account !== null;
  return { vehicles, choice, isSignedIn, removed: removed && vehicleName(removed) };
}

export function action({ request }: ActionFunctionArgs) {
  return garageAction(request);
}

/** How long to wait after too many VINs. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Garage() {
  return (
    <GaragePage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} />
  );
}

export { RouteErrorBoundary as ErrorBoundary };

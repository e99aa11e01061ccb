import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { defaultOrigin } from "~/catalog/distance";
import { ComparePage } from "~/parts/ComparePage";
import { currentAccount } from "~/platform/session.server";
import { findAlternatives } from "~/search/alternatives.server";
import { askedVehicle } from "~/search/asked-vehicle.server";
import { readCompared } from "~/search/compared";
import { compareParts } from "~/search/part.server";
import { parseListingSearch } from "~/search/query";
import { pageMeta } from "~/shell/meta";
import { vehicleName } from "~/vehicles/vehicle-name";

export const meta: MetaFunction<typeof loader> = (args) => {
  const count = args.data?.parts.length ?? 0;
  return pageMeta(args, {
    title: count > 1 ? `Compare ${count} parts` : "Compare parts",
    description: "Up to four parts side by side: price, core charge, fit, distance and condition.",
    // Every set of parts is an address of its own, and none of them is news to a search engine.
    noIndex: count > 0,
  });
};

/** How many rows of each fitment table are shown. */
const fitmentRows = 6;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { near, vehicle: named } = parseListingSearch(query).search;
  const account = await currentAccount(request);
  const vehicle = await askedVehicle({ accountId: account?.id ?? null, request }, named);
  const asked = { vehicle, from: near ?? defaultOrigin, fitmentRows };
  const compared = await compareParts(readCompared(query, "parts"), asked);
  const [only, ...others] = compared.parts;
  return {
    ...compared,
    alternatives: only && others.length === 0 ? await findAlternatives(only, asked) : null,
    vehicle: vehicle && vehicleName(vehicle),
    asked: { near, vehicle: named },
    shared: { near, vehicle: vehicle ?? undefined },
  };
}

export default function Compare() {
  return <ComparePage {...useLoaderData<typeof loader>()} />;
}

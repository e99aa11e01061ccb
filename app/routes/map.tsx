import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { tileService } from "~/map/canvas/tile-service.server";
import { initialClusters } from "~/map/data/initial-clusters.server";
import { searchTitle } from "~/map/list/search-title";
import { MapPage } from "~/map/MapPage";
import { mapParameters, readMapUrlState } from "~/map/viewport/viewport";
import { vinSearch } from "~/map/vin-search.server";
import { existingComparedParts, getPart } from "~/parts/part.server";
import { paths } from "~/paths";
import { requestedPlace } from "~/places/requested-place.server";
import { currentAccount } from "~/platform/auth/session.server";
import { withOverloadGuard } from "~/platform/http/overload.server";
import { clientAddress, errorResponse } from "~/platform/http/request.server";
import { readCompared } from "~/search/query/compared-ids";
import { parseListingSearch, vehicleProblem } from "~/search/query/parse-search";
import { findForPage } from "~/search/results/search-page.server";
import { interpretQuery } from "~/search/text/interpret-query.server";
import { limitVinInText } from "~/search/text/vin-search-limit.server";
import { pageMeta } from "~/shell/meta";
import { activeVehicle } from "~/vehicles/garage.server";

export const meta: MetaFunction<typeof loader> = (args) => {
  const searched = args.data && searchTitle(args.data);
  return pageMeta({
    title: searched ? `${searched} – Parts map` : "Map",
    description:
      "New, refurbished, and used auto parts on a map near you, with price, condition, and distance.",
  })(args);
};

export const loader = withOverloadGuard(async ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const limited = await limitVinInText(searchParams.get("q") ?? "", clientAddress(request));
  if (limited)
    throw errorResponse(429, limited.message, { "Retry-After": String(limited.retryAfterSeconds) });
  const [account, text] = await Promise.all([
    currentAccount(request),
    interpretQuery(searchParams),
  ]);
  if (text.kind === "elsewhere") return redirect(text.location);
  const { reading } = text;
  const params = vinSearch(text.params, reading, searchParams.get("q") ?? "");
  const [asked, vehicle] = await Promise.all([
    requestedPlace(request, parseListingSearch(params).search.near),
    activeVehicle({ accountId: account?.id ?? null, request }),
  ]);
  if (asked.kind === "found")
    return redirect(asked.location, { headers: { "Set-Cookie": asked.cookie } });
  const { view: place } = asked;
  const part = params.get("part");
  const { page: found, text: said } = await findForPage(params, { vehicle, near: place.place });
  const about = { vehicle: found.vehicle, from: found.origin };
  const [named, compared] = await Promise.all([
    part ? getPart(part, about) : null,
    existingComparedParts(readCompared(params, "compare")),
  ]);
  const selected = named?.listing ?? null;
  const gone = { part: selected ? null : part, compared: compared.gone };
  found.search.comparing = compared.ids.length > 0 ? compared.ids : undefined;
  const own = readMapUrlState(searchParams);
  const first = await initialClusters(found, {
    ...{ own, named: selected, place: place.place, text: said },
  });
  const status = found.problems.some((problem) => problem !== vehicleProblem) ? 400 : 200;
  return data(
    { ...found, reading, selected, gone, first, place, tileService: tileService() },
    { status },
  );
});

/**
 * Which part is open and what the map shows is the page's own affair: it asks the JSON endpoints for
 * another area. Only another search needs the server, also where a form has led to it: what is sent
 * without leaving, a choice of theme for one, keeps the address.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
}: ShouldRevalidateFunctionArgs) {
  // What somebody said of the car changes verdicts.
  if (formAction === paths.useVehicle()) return true;
  const query = ({ searchParams }: URL) => {
    const params = new URLSearchParams(searchParams);
    for (const own of mapParameters) params.delete(own);
    return params.toString();
  };
  return query(currentUrl) !== query(nextUrl);
}

export default function MapRoute() {
  return <MapPage {...useLoaderData<typeof loader>()} />;
}

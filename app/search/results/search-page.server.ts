import type { Coords } from "~/catalog/distance";
import { orIfOverloaded } from "~/platform/http/overload.server";
import { type Problem, pageProblem, parseListingSearch } from "~/search/query/parse-search";
import type { ListingSearch, Vehicle } from "~/search/query/search-params";
import { findPlacesInText, type PlaceInText } from "~/search/text/places-in-text.server";
import { type ResolvedText, resolveText } from "~/search/text/resolve-text.server";
import { vehicleFor } from "~/search/text/vehicle/requested-vehicle.server";
import type { SavedVehicle } from "~/vehicles/vehicle.schema";
import type { FacetsAnswer, ListingsAnswer } from "./answers.schema";
import { findFacets, noFacets } from "./facets.server";
import { findParts } from "./find-listings.server";
import { findListed, findListings } from "./listings.server";
import { explainZeroResults, without, type ZeroResultsReport } from "./zero-results.server";

export interface SearchPage extends ListingsAnswer {
  /** As written in the URL. */
  search: ListingSearch;
  /** How many pages are listed, one below the other. */
  shown: number;
  /** What the verdicts are for: the address's, or else the garage's. */
  vehicle: Vehicle | null;
  /** Parameters that made no sense, each with how to mend it. */
  problems: Problem[];
  /** What could be chosen next. */
  facets: FacetsAnswer;
  /** Why there is nothing, where there is nothing. */
  nothing: ZeroResultsReport | null;
  /** Places that words of the text name which nothing was found by: what else it says can be had there. */
  places: PlaceInText[];
}

/**
 * What the page of results shows for an address, to somebody who has that vehicle active and asked
 * for that place before. What makes no sense is left out, and told. What could be chosen next, and why
 * there is nothing, is left out where there is no time for it. `text`: what its text says, for what else is asked of it.
 */
export async function findForPage(
  params: URLSearchParams,
  { vehicle: active, near }: { vehicle: SavedVehicle | null; near: Coords | null },
): Promise<{ page: SearchPage; text: ResolvedText }> {
  const outcome = parseListingSearch(params, { hasVehicle: active !== null });
  const { search, page, shown } = outcome;
  const problems = outcome.kind === "bad" ? [...outcome.problems] : [];
  const vehicle = (await vehicleFor(active, search.vehicle)) ?? undefined;
  const asked = { ...search, vehicle, near: search.near ?? near ?? undefined };
  const text = await resolveText(asked);
  const [after, facets] = await Promise.all([
    findListed(asked, { page, shown }, text),
    orIfOverloaded(findFacets(asked, text), noFacets),
  ]);
  if (!after) problems.push(pageProblem);
  const answer = after ?? (await findListings(asked, shown, text));
  const [nothing, places] = await Promise.all([
    answer.listings.length === 0 ? orIfOverloaded(explainZeroResults(asked, text), null) : null,
    orIfOverloaded(placesMeant(asked, answer), []),
  ]);
  const told = { search, shown, vehicle: vehicle ?? null, problems, facets, nothing, places };
  return { page: { ...answer, ...told }, text };
}

/** What beside a place nothing is found by, wherever it is, is not offered there. */
async function placesMeant(
  search: ListingSearch,
  { listings, leftOut }: ListingsAnswer,
): Promise<PlaceInText[]> {
  if (listings.length > 0) return leftOut.length > 0 ? findPlacesInText(search.text, leftOut) : [];
  const places = await findPlacesInText(search.text);
  const [first] = places;
  if (!first?.text) return places;
  const elsewhere = without({ ...search, text: first.text }, ["area"]);
  const found = await findParts(elsewhere, { limit: 1 });
  return found.kind === "ok" && found.parts.length > 0 ? places : [];
}

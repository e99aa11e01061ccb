import { defaultOrigin } from "~/catalog/distance";
import { type Problem, pageProblem, parseListingSearch } from "~/search/query/parse-search";
import type { ClustersAnswer, FacetsAnswer, ListingsAnswer } from "./answers.schema";
import { findFacets } from "./facets.server";
import { findListed, findListingClusters } from "./listings.server";

/* What the JSON endpoints of a search answer to the parameters of their address. */

export type ApiOutcome<Answer> =
  | { kind: "ok"; answer: Answer }
  | { kind: "bad"; problems: Problem[] };

export async function listingsFor(params: URLSearchParams): Promise<ApiOutcome<ListingsAnswer>> {
  const outcome = parseListingSearch(params);
  if (outcome.kind === "bad") return outcome;
  const answer = await findListed(outcome.search, outcome);
  if (!answer) return { kind: "bad", problems: [pageProblem] };
  const listings = answer.listings.map((each) => ({ ...each, leaf: each.partType }));
  return { kind: "ok", answer: { ...answer, listings } };
}

/** As far as the map goes in. */
const mostZoom = 22;

/** The map is also between two zooms. */
const zoomOf = (text: string) =>
  /^\d{1,2}(\.\d{1,12})?$/.test(text) && Number(text) <= mostZoom ? Number(text) : undefined;

const zoomProblem: Problem = {
  parameter: "zoom",
  message: `Zoom must be a number from 0 to ${mostZoom}.`,
};

export async function clustersFor(params: URLSearchParams): Promise<ApiOutcome<ClustersAnswer>> {
  const outcome = parseListingSearch(params);
  const zoom = zoomOf(params.get("zoom")?.trim() ?? "");
  const problems = [
    ...(outcome.kind === "bad" ? outcome.problems : []),
    ...(zoom === undefined ? [zoomProblem] : []),
  ];
  if (zoom === undefined || problems.length > 0) return { kind: "bad", problems };
  const { search } = outcome;
  const from = search.near ?? defaultOrigin;
  return { kind: "ok", answer: await findListingClusters(search, { zoom, from }) };
}

export async function facetsFor(params: URLSearchParams): Promise<ApiOutcome<FacetsAnswer>> {
  const outcome = parseListingSearch(params);
  if (outcome.kind === "bad") return outcome;
  return { kind: "ok", answer: await findFacets(outcome.search) };
}

import { paths } from "~/paths";
import type { ListingSearch } from "~/search/query/search-params";

/*
 * What the map asks the JSON endpoints. Every answer is checked: the code for that comes along with
 * the first one.
 */

const schemas = () => import("~/search/results/answers.schema");

async function ask(path: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${path.split("?")[0]} answered ${answer.status}.`);
  return answer.json();
}

export async function fetchListings(
  search: ListingSearch & { page?: string; shown?: number },
  signal: AbortSignal,
) {
  const [answer, { listingsAnswerSchema }] = await Promise.all([
    ask(paths.apiListings(search), signal),
    schemas(),
  ]);
  return listingsAnswerSchema.parse(answer);
}

export async function fetchFacets(search: ListingSearch, signal: AbortSignal) {
  const [answer, { facetsAnswerSchema }] = await Promise.all([
    ask(paths.apiFacets(search), signal),
    schemas(),
  ]);
  return facetsAnswerSchema.parse(answer);
}

export async function fetchClusters(search: ListingSearch & { zoom: number }, signal: AbortSignal) {
  const [answer, { clustersAnswerSchema }] = await Promise.all([
    ask(paths.apiClusters(search), signal),
    schemas(),
  ]);
  return clustersAnswerSchema.parse(answer).clusters;
}

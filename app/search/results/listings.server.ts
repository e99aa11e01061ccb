import type { Coords } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import { type ListingRow, toListing } from "~/catalog/listing-row.server";
import { findVerdicts } from "~/search/fitment/verdicts.server";
import type { Listed } from "~/search/query/parse-search";
import { type ListingSearch, listingsPerPage, type Vehicle } from "~/search/query/search-params";
import { type PartRow, selectByKeys, selectParts } from "~/search/sql/listings.repo.server";
import { correctedQuery } from "~/search/text/analyze-terms.server";
import { type PartNumberMatch, similarPartNumbers } from "~/search/text/part-numbers.server";
import { droppedTerms } from "~/search/text/relax-terms.server";
import type { ResolvedText } from "~/search/text/resolve-text.server";
import { words } from "~/text/fold";
import type { ClustersAnswer, ListingsAnswer } from "./answers.schema";
import { findClusters } from "./clusters.server";
import { type FoundParts, findParts } from "./find-listings.server";

/** The first listings that a search finds, so many pages of them, as pages and the JSON endpoint show them. */
export async function findListings(
  search: ListingSearch,
  shown = 1,
  text?: ResolvedText,
): Promise<ListingsAnswer> {
  const answer = await findListed(search, { shown }, text);
  if (!answer) throw new Error("The first page is of every search.");
  return answer;
}

/** The same from the page on that a token of the search leads to; null when it is of another search. */
export async function findListed(
  search: ListingSearch,
  { page, shown }: Listed,
  text?: ResolvedText,
): Promise<ListingsAnswer | null> {
  const found = await findParts(search, {
    page,
    limit: shown * listingsPerPage,
    text,
    isInTiers: true,
  });
  return found.kind === "ok" ? await answerOf(search, found) : null;
}

async function answerOf(
  search: ListingSearch,
  { parts, next, query, from, kept, total }: Extract<FoundParts, { kind: "ok" }>,
): Promise<ListingsAnswer> {
  const { number, words: meant } = query;
  const [listings, meantNumbers] = await Promise.all([
    listingsOf(parts, { from, vehicle: search.vehicle, kinds: number?.kinds }),
    parts.length === 0 && !number ? similarPartNumbers(search.text) : [],
  ]);
  return {
    ...{ listings, origin: from, next: next ?? null, total },
    leftOut: kept ? droppedTerms(typedWords(wordsAsked(search)), kept, meant?.ignored) : [],
    corrected: correctedQuery(kept ?? meant?.meant ?? []) ?? null,
    similarNumbers: meantNumbers,
    replacedBy: number?.replacements ?? [],
  };
}

/** Of a position nothing may be said where all else is found. */
const wordsAsked = ({ text, positions = [] }: ListingSearch) => [text, ...positions].join(" ");

/** The words of a text as they were typed: the first eight, which is more than anybody needs. */
const typedWords = (text: string) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((typed) => ({ text: typed, words: words(typed) }));

type Shown = { from: Coords; vehicle?: Vehicle; kinds?: PartNumberMatch["kinds"] };

/** Those of some listings, by their keys, that are in stock: the nearest first. */
export const nearestOf = (
  keys: readonly number[],
  { from, limit }: { from: Coords; limit: number },
): Promise<PartRow[]> =>
  selectParts({
    source: { by: "keys", keys: [...keys] },
    filters: { includeSoldOut: false },
    order: "nearest",
    from,
    limit,
  });

/** Rows as listings, each with its verdict for the vehicle. */
export async function listingsOf(
  rows: readonly ListingRow[],
  { from, vehicle, kinds }: Shown,
): Promise<Listing[]> {
  const verdicts =
    vehicle && rows.length > 0
      ? await findVerdicts(
          rows.map(({ key }) => key),
          vehicle,
        )
      : undefined;
  return rows.map((row) => {
    const matched = kinds?.get(row.key);
    return {
      ...toListing(row, from),
      fit: verdicts?.get(row.key) ?? null,
      matched: matched ? { kind: matched.kind, number: matched.norm } : null,
    };
  });
}

/** What a search finds in its bounds, in clusters for a zoom of the map; lone listings are told in full. */
export async function findListingClusters(
  search: ListingSearch,
  { zoom, from, text }: { zoom: number; from: Coords; text?: ResolvedText },
): Promise<ClustersAnswer> {
  const clusters = await findClusters(search, zoom, text);
  const keys = clusters.flatMap(({ key }) => key ?? []);
  const rows = keys.length > 0 ? await selectByKeys(keys) : [];
  const listings = await listingsOf(rows, { from, vehicle: search.vehicle });
  const of = new Map(rows.map(({ key }, at) => [key, listings[at]]));
  return {
    clusters: clusters.map(({ key, ...cluster }) => ({
      ...cluster,
      listing: (key !== null && of.get(key)) || null,
    })),
  };
}

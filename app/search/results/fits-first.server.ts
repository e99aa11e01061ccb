import { selectFitting } from "~/search/fitment/fitment-rows.repo.server";
import { compileQuery } from "~/search/plan/compile";
import type { PageWanted } from "~/search/plan/page";
import type { Cursor, PageStart, Tier } from "~/search/query/cursor.server";
import type { ListingSearch, Vehicle } from "~/search/query/search-params";
import type { PartRow } from "~/search/sql/listings.repo.server";
import type { ResolvedTerm } from "~/search/text/analyze-terms.server";
import type { ResolvedText } from "~/search/text/resolve-text.server";
import { type BoundSearch, bindSearch } from "./bind-search.server";
import { executePlan, type Found } from "./execute-plan.server";

/** So often the next of the others are read where some that fit were among them. */
const maxReads = 5;

/** A list that has what fits its vehicle first, and then the others, both in the order that is asked for. */
export type FitsFirstSearch = ListingSearch & { vehicle: Vehicle };

/** Whether a search is for a vehicle, and says nothing else of what should fit. */
export const isFitsFirst = (search: ListingSearch): search is FitsFirstSearch =>
  search.vehicle !== undefined && !search.onlyFits && !search.anyFit;

/** One page. */
export interface FitsFirstPage {
  rows: PartRow[];
  /** Where the next page begins; undefined of the last. */
  next: { after: Cursor | undefined; tier: Tier } | undefined;
  /** Of all, whether they fit or not. */
  total: Found["total"];
}

const cursorOf = ({ value, key }: PartRow): Cursor => [value, key];

/**
 * A page of them: two queries at first, for what fits and for all. What fits is few where a part is for a
 * vehicle; among all of the others what fits is left out as it comes. `bound`: the search whether it fits or not.
 */
export async function fitsFirstPage(
  { query, stats }: BoundSearch,
  {
    search,
    text,
    kept,
    wanted,
    start,
  }: {
    search: FitsFirstSearch;
    text: ResolvedText;
    /** The terms searched with, when some were dropped. */
    kept?: readonly ResolvedTerm[];
    /** `limit`: one more than the page has. */
    wanted: PageWanted;
    /** Undefined of the first page. */
    start?: PageStart;
  },
): Promise<FitsFirstPage> {
  const isOfOthers = start?.tier === "others";
  const readAll = (after: Cursor | undefined) => {
    const page = { ...wanted, after };
    return executePlan(compileQuery(query, stats, page), { page });
  };
  const [fitting, all] = await Promise.all([
    isOfOthers ? [] : whatFits(search, { text, kept, wanted }),
    readAll(isOfOthers ? start.after : undefined),
  ]);
  const limit = wanted.limit - 1;
  const last = fitting[limit - 1];
  if (fitting.length > limit && last)
    return {
      rows: fitting.slice(0, limit),
      next: { after: cursorOf(last), tier: "fits" },
      total: all.total,
    };
  // From the first page on all that fits is known; a page among the others has to ask.
  const known = new Set(fitting.map(({ key }) => key));
  const fittingAmong = async (rows: readonly PartRow[]) =>
    start
      ? await selectFitting(
          rows.map(({ key }) => key),
          search.vehicle,
        )
      : known;
  const others = await whatDoesNot(fittingAmong, {
    ...{ readAll, limit: limit - fitting.length, rowsAtOnce: wanted.limit },
    first: all,
  });
  return {
    rows: [...fitting, ...others.rows],
    next: others.next && { after: others.next.after, tier: "others" },
    total: all.total,
  };
}

async function whatFits(
  search: FitsFirstSearch,
  {
    text,
    kept,
    wanted,
  }: { text: ResolvedText; kept?: readonly ResolvedTerm[]; wanted: PageWanted },
): Promise<PartRow[]> {
  const { query, stats } = await bindSearch({ ...search, onlyFits: true }, text, kept);
  return (await executePlan(compileQuery(query, stats, wanted), { page: wanted })).rows;
}

interface Others {
  first: Found;
  readAll: (after: Cursor | undefined) => Promise<Found>;
  /** So many are wanted. */
  limit: number;
  rowsAtOnce: number;
}

/** Of all in their order those that fit are left out: they came first. */
async function whatDoesNot(
  fittingAmong: (rows: readonly PartRow[]) => Promise<ReadonlySet<number>>,
  { first, readAll, limit, rowsAtOnce }: Others,
): Promise<{ rows: PartRow[]; next: { after: Cursor | undefined } | undefined }> {
  const rows: PartRow[] = [];
  let after: Cursor | undefined;
  let read = first.rows;
  for (let reads = 1; ; reads += 1) {
    const fit = await fittingAmong(read);
    for (const row of read) {
      const isOther = !fit.has(row.key);
      if (isOther && rows.length === limit) return { rows, next: { after } };
      if (isOther) rows.push(row);
      after = cursorOf(row);
    }
    if (read.length < rowsAtOnce) return { rows, next: undefined };
    // Where nearly all fit, a page of few others goes on from where it was looked to.
    if (reads === maxReads) return { rows, next: { after } };
    read = (await readAll(after)).rows;
  }
}

import { selectFitting } from "~/search/fitment/fitment-rows.repo.server";
import type { Reach } from "~/search/model/order";
import { compileQuery } from "~/search/plan/compile";
import type { PageWanted } from "~/search/plan/page";
import type { Cursor, PageStart, Tier } from "~/search/query/cursor.server";
import { isReachedFirst } from "~/search/query/reach";
import type { ListingSearch, Vehicle } from "~/search/query/search-params";
import type { PartRow } from "~/search/sql/listings.repo.server";
import type { ResolvedTerm } from "~/search/text/analyze-terms.server";
import type { ResolvedText } from "~/search/text/resolve-text.server";
import { type BoundSearch, bindSearch } from "./bind-search.server";
import { executePlan, type Found } from "./execute-plan.server";

/** So often the next of the others are read where some that fit were among them. */
const maxReads = 5;

type FitsFirstSearch = ListingSearch & { vehicle: Vehicle };

/** Whether a search is for a vehicle, and says nothing else of what should fit. */
export const isFitsFirst = (search: ListingSearch): search is FitsFirstSearch =>
  search.vehicle !== undefined && !search.onlyFits && !search.anyFit;

/** The tiers of a search's list in their order; none where all of it is in the order that is asked for. */
export function tiersOf(search: ListingSearch): readonly Tier[] {
  const [isFirst, isReached] = [isFitsFirst(search), isReachedFirst(search)];
  if (isFirst) return isReached ? ["fits", "fits-far", "others", "others-far"] : ["fits", "others"];
  return isReached ? ["others", "others-far"] : [];
}

/** One page. */
export interface TieredPage {
  rows: PartRow[];
  /** Where the next page begins; undefined of the last. */
  next: { after: Cursor | undefined; tier: Tier } | undefined;
  /** Of all tiers together. */
  total: Found["total"];
}

interface Asked {
  search: ListingSearch;
  text: ResolvedText;
  /** The terms searched with, when some were dropped. */
  kept?: readonly ResolvedTerm[];
  /** `limit`: one more than the page has. */
  wanted: PageWanted;
  /** Undefined of the first page. */
  start?: PageStart;
}

/** What is read of a tier. */
interface TierPart {
  rows: PartRow[];
  /** Where it goes on; undefined at its end. */
  next: { after: Cursor | undefined } | undefined;
  /** Whether nothing is in the tier of the same that is out of reach. */
  isAll: boolean;
}

const cursorOf = ({ value, key }: PartRow): Cursor => [value, key];

/**
 * A page of a list in tiers: one after the other until it is full. What fits is few where a part is for a vehicle:
 * among all of the others what fits is left out as it comes. `bound`: the search whether it fits or not.
 */
export async function tieredPage(bound: BoundSearch, asked: Asked): Promise<TieredPage> {
  const { search, wanted, start } = asked;
  const tiers = tiersOf(search);
  const limit = wanted.limit - 1;
  const totals: Found["total"][] = [];
  const readers = tierReaders(bound, asked, (total) => totals.push(total));
  const begin = start?.tier ? tiers.indexOf(start.tier) : 0;
  const readTiers = async () => {
    const rows: PartRow[] = [];
    let isAll = false;
    for (const tier of tiers.slice(begin)) {
      if (isAll && tier.endsWith("-far")) continue;
      const after = tier === start?.tier ? start.after : undefined;
      const part = await readers.read(tier, { after, limit: limit - rows.length, before: rows });
      rows.push(...part.rows);
      isAll = part.isAll;
      if (part.next) return { rows, next: { after: part.next.after, tier } };
    }
    return { rows, next: undefined };
  };
  const [read] = await Promise.all([readTiers(), readers.begin(tiers[begin])]);
  const total = totals.find(({ isCounted }) => isCounted) ?? totals[0];
  return { ...read, total: total ?? { isCounted: true, count: read.rows.length } };
}

type Wanted = { after: Cursor | undefined; limit: number; before: readonly PartRow[] };

function tierReaders(
  { query, stats }: BoundSearch,
  { search, text, kept, wanted, start }: Asked,
  onTotal: (total: Found["total"]) => void,
) {
  const hasReach = isReachedFirst(search);
  const reachOf = (tier: Tier): Reach | undefined =>
    hasReach ? (tier.endsWith("-far") ? "beyond" : "within") : undefined;
  const readAll = async (tier: Tier, after: Cursor | undefined) => {
    const page = { ...wanted, after, reach: reachOf(tier) };
    const found = await executePlan(compileQuery(query, stats, page), { page });
    onTotal(found.total);
    return found;
  };
  let fitting: Promise<BoundSearch> | undefined;
  const readFitting = async (tier: Tier, after: Cursor | undefined) => {
    fitting ??= bindSearch({ ...search, onlyFits: true }, text, kept);
    const fits = await fitting;
    const page = { ...wanted, after, reach: reachOf(tier) };
    return await executePlan(compileQuery(fits.query, fits.stats, page), { page });
  };
  // Read beside what fits.
  let firstOthers: Promise<Found> | undefined;
  const others = () => (firstOthers ??= readAll("others", undefined));
  return {
    /** What is counted is all: that is known of every page, also where what fits fills it. */
    begin: (tier: Tier | undefined) => (tier?.startsWith("fits") ? others() : undefined),
    async read(tier: Tier, { after, limit, before }: Wanted): Promise<TierPart> {
      if (tier === "fits" || tier === "fits-far")
        return firstOf(await readFitting(tier, after), { limit, after });
      const { vehicle } = search;
      const first = await (tier === "others" && !after ? others() : readAll(tier, after));
      if (!isFitsFirst(search) || !vehicle) return firstOf(first, { limit, after });
      // From the first page on all that fits is known; a page among the others has to ask.
      const known = new Set(before.map(({ key }) => key));
      const fittingAmong = async (some: readonly PartRow[]) =>
        start
          ? await selectFitting(
              some.map(({ key }) => key),
              vehicle,
            )
          : known;
      return await whatDoesNot(fittingAmong, {
        ...{ first, limit, rowsAtOnce: wanted.limit, isWhole: isWhole(first, after) },
        readAll: (later) => readAll(tier, later),
      });
    },
  };
}

/** Whether rows are all that there is, in reach or not. */
const isWhole = ({ rows, total }: Found, after: Cursor | undefined) =>
  after === undefined && total.isCounted && total.count === rows.length;

function firstOf(
  found: Found,
  { limit, after }: { limit: number; after: Cursor | undefined },
): TierPart {
  const rows = found.rows.slice(0, limit);
  const last = rows.at(-1);
  const isEnd = found.rows.length <= limit;
  return {
    rows,
    next: isEnd ? undefined : { after: last ? cursorOf(last) : after },
    isAll: isWhole(found, after),
  };
}

interface Others {
  first: Found;
  isWhole: boolean;
  readAll: (after: Cursor | undefined) => Promise<Found>;
  /** So many are wanted. */
  limit: number;
  rowsAtOnce: number;
}

/** Of all in their order those that fit are left out: they came first. */
async function whatDoesNot(
  fittingAmong: (rows: readonly PartRow[]) => Promise<ReadonlySet<number>>,
  { first, isWhole: isAll, readAll, limit, rowsAtOnce }: Others,
): Promise<TierPart> {
  const rows: PartRow[] = [];
  let after: Cursor | undefined;
  let read = first.rows;
  for (let reads = 1; ; reads += 1) {
    const fit = await fittingAmong(read);
    for (const row of read) {
      const isOther = !fit.has(row.key);
      if (isOther && rows.length === limit) return { rows, next: { after }, isAll };
      if (isOther) rows.push(row);
      after = cursorOf(row);
    }
    if (read.length < rowsAtOnce) return { rows, next: undefined, isAll };
    // Where nearly all fit, a page of few others goes on from where it was looked to.
    if (reads === maxReads) return { rows, next: { after }, isAll };
    read = (await readAll(after)).rows;
  }
}

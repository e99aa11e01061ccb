import { defaultOrigin } from "~/catalog/distance";
import type { Point } from "~/search/model/order";
import type { BoundQuery } from "~/search/plan/bind";
import { compileQuery } from "~/search/plan/compile";
import type { PageWanted } from "~/search/plan/page";
import { type PageStart, readCursor, writeCursor } from "~/search/query/cursor.server";
import { type ListingSearch, listingsPerPage } from "~/search/query/search-params";
import type { PartRow } from "~/search/sql/listings.repo.server";
import type { ResolvedTerm } from "~/search/text/analyze-terms.server";
import { type ResolvedText, resolveText } from "~/search/text/resolve-text.server";
import { countTotal, type ListTotal } from "./count-total.server";
import { executePlan } from "./execute-plan.server";
import { relaxTerms } from "./relax-terms.server";
import { tieredPage, tiersOf } from "./tiers.server";

export type FoundParts =
  | { kind: "other-search" }
  | {
      kind: "ok";
      parts: PartRow[];
      next?: string;
      query: BoundQuery;
      from: Point;
      /** The words searched for, where nothing has all of them. */
      kept?: readonly ResolvedTerm[];
      total: ListTotal;
    };

type Asked = {
  page?: string;
  limit?: number;
  /** What the search's text says, where it is known. */
  text?: ResolvedText;
  /** As a reader sees it: what fits their vehicle and can be had comes first. */
  isInTiers?: boolean;
};

/**
 * A page of the listings that a search finds, and the token of the page after it. Where nothing in
 * stock anywhere has all of its words, as many of them as something has are searched for.
 */
export async function findParts(
  search: ListingSearch,
  { page, limit = listingsPerPage, text, isInTiers = false }: Asked = {},
): Promise<FoundParts> {
  const start = page ? readCursor(search, page) : undefined;
  const tiers = isInTiers ? tiersOf(search) : [];
  const isKnown = start && (start.tier ? tiers.includes(start.tier) : tiers.length === 0);
  if (page && !isKnown) return { kind: "other-search" };
  const resolved = text ?? (await resolveText(search));
  const asked = { search, start, limit, text: resolved };
  return tiers.length > 0 ? await findInTiers(asked) : await findInOrder(asked);
}

interface Resolved {
  search: ListingSearch;
  start?: PageStart;
  limit: number;
  text: ResolvedText;
}

async function findInOrder({ search, start, limit, text }: Resolved): Promise<FoundParts> {
  const after = start?.after;
  const wanted = pageWanted(search, { after, limit });
  const {
    bound: { query },
    answer: found,
    kept,
  } = await relaxTerms(search, text, {
    ask: ({ query, stats }) => executePlan(compileQuery(query, stats, wanted), { page: wanted }),
    isNothing: ({ rows }) => rows.length === 0,
  });
  const parts = found.rows.slice(0, limit);
  const last = parts.at(-1);
  const isLast = found.rows.length <= limit;
  const next = !isLast && last ? writeCursor(search, [last.value, last.key]) : undefined;
  const total =
    isLast && !after ? { count: parts.length, isExact: true } : await countTotal(found.total);
  return { kind: "ok", parts, next, query, from: wanted.from, kept, total };
}

/** The same, with what fits the vehicle first, and of that and of all else what can be had. */
async function findInTiers({ search, start, limit, text }: Resolved): Promise<FoundParts> {
  const wanted = pageWanted(search, { after: start?.after, limit });
  const {
    bound: { query },
    answer: found,
    kept,
  } = await relaxTerms(search, text, {
    ask: (bound, kept) => tieredPage(bound, { search, text, kept, wanted, start }),
    isNothing: ({ rows }) => rows.length === 0,
  });
  const { rows: parts, next, total } = found;
  return {
    ...{ kind: "ok", parts, query, from: wanted.from, kept },
    next: next && writeCursor(search, next.after, next.tier),
    total: !next && !start ? { count: parts.length, isExact: true } : await countTotal(total),
  };
}

/** One more than is shown, to know whether there is a next page. */
export const pageWanted = (
  search: ListingSearch,
  { after, limit }: Pick<PageWanted, "after" | "limit">,
): PageWanted => ({
  ...{ order: search.sort, after, limit: limit + 1 },
  from: search.near ?? defaultOrigin,
});

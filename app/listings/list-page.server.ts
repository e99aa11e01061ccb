import type { ListView } from "./list-view";
import {
  countListed,
  type ListedRow,
  type ListPlace,
  type ListSort,
  type StateCounts,
  selectListed,
} from "./listings.repo.server";

/** Rows of one page. */
const pageSize = 50;

/** A row's place in the list, for an address. */
const cursorOf = ({ sortValue, id }: { sortValue: string; id: string }) =>
  Buffer.from(JSON.stringify([sortValue, id])).toString("base64url");

const values: Record<ListSort, RegExp> = {
  updated: /^\d{4}-\d\d-\d\d[ T][\d:.]+[+-]\d\d(?::?\d\d)?$/,
  price: /^\d{1,9}$/,
  name: /^[^\0]{0,200}$/u,
  stock: /^\d{1,9}$/,
};

/** Undefined for what is none of ours. */
function readCursor(text: string | undefined, sort: ListSort): ListPlace | undefined {
  if (!text || text.length > 1_000) return undefined;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    if (typeof value !== "string" || typeof id !== "string") return undefined;
    return values[sort].test(value) && /^[\w-]{1,64}$/.test(id) ? { value, id } : undefined;
  } catch {
    return undefined;
  }
}

export interface ListPage {
  rows: Omit<ListedRow, "sortValue">[];
  counts: StateCounts;
  /** How many match, on all pages. */
  matches: number;
  /** The address's text for the pages before and after, where there is one. */
  previous?: string;
  next?: string;
}

/** A page of the account's own listings and drafts. */
export async function listOwnListings(accountId: string, view: ListView): Promise<ListPage> {
  const before = readCursor(view.before, view.sort);
  const after = before ? undefined : readCursor(view.after, view.sort);
  const [found, counted] = await Promise.all([
    selectListed({ ...view, accountId, after, before, limit: pageSize + 1 }),
    countListed({ ...view, accountId }),
  ]);
  // What the page was beside is gone: the list begins anew.
  if (found.length === 0 && (before || after))
    return listOwnListings(accountId, { ...view, after: undefined, before: undefined });
  const hasMore = found.length > pageSize;
  const page = before ? found.slice(-pageSize) : found.slice(0, pageSize);
  const [first, last] = [page.at(0), page.at(-1)];
  const isThere = { previous: before ? hasMore : after, next: before ?? hasMore };
  return {
    rows: page.map(({ sortValue: _, ...row }) => row),
    ...counted,
    previous: isThere.previous && first ? cursorOf(first) : undefined,
    next: isThere.next && last ? cursorOf(last) : undefined,
  };
}

import {
  countStates,
  type ListedRow,
  type ListSort,
  listSorts,
  type StateCounts,
  selectListed,
} from "./listings.repo.server";

/** Rows of one page. */
const pageSize = 50;
const textLimit = 100;

const states = ["draft", "published", "sold-out", "paused", "archived"] as const;

/** What a seller's list shows, as the address says it. */
export interface ListView {
  state?: (typeof states)[number];
  text: string;
  sort: ListSort;
  /** The page after this row. */
  after?: string;
}

/** Reads the address of a list; what it does not know is left out. */
export function readListView(params: URLSearchParams): ListView {
  const text = (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, textLimit);
  return {
    state: states.find((each) => each === params.get("state")),
    text,
    sort: listSorts.find((each) => each === params.get("sort")) ?? "updated",
    after: params.get("after") ?? undefined,
  };
}

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
function readCursor(text: string | undefined, sort: ListSort) {
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
  /** The address's text for the next page; undefined on the last. */
  next?: string;
  /** Not the first page. */
  isLater: boolean;
}

/** A page of the account's own listings and drafts. */
export async function listOwnListings(accountId: string, view: ListView): Promise<ListPage> {
  const after = readCursor(view.after, view.sort);
  const [found, counts] = await Promise.all([
    selectListed({ accountId, ...view, after, limit: pageSize + 1 }),
    countStates(accountId),
  ]);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: page.map(({ sortValue: _, ...row }) => row),
    counts,
    next: found.length > pageSize && last ? cursorOf(last) : undefined,
    isLater: after !== undefined,
  };
}

import { type Category, categories } from "~/platform/enums";

/* What a seller's list shows, as its address says it. Browser-safe. */

const states = ["draft", "published", "sold-out", "paused", "archived"] as const;
const stocks = ["in", "low", "none"] as const;
/** Days for which nothing happened to a listing. */
export const ages = [30, 90, 180] as const;
/** With so many pieces or fewer it is time to look for more. */
export const lowStock = 2;
const sorts = ["updated", "price", "name", "stock"] as const;
const textLimit = 100;

export interface ListView {
  state?: (typeof states)[number];
  category?: Category;
  stock?: (typeof stocks)[number];
  /** Neither changed nor sold for so many days. */
  unchangedDays?: (typeof ages)[number];
  text: string;
  sort: (typeof sorts)[number];
  /** The page that begins after this row, or ends before it. */
  after?: string;
  before?: string;
}

/** Reads the address of a list; what it does not know is left out. */
export function readListView(params: URLSearchParams): ListView {
  const oneOf = <Value>(values: readonly Value[], name: string) =>
    values.find((each) => String(each) === params.get(name));
  return {
    state: oneOf(states, "state"),
    category: oneOf(categories, "category"),
    stock: oneOf(stocks, "stock"),
    unchangedDays: oneOf(ages, "unchanged"),
    text: (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, textLimit),
    sort: oneOf(sorts, "sort") ?? "updated",
    after: params.get("after") ?? undefined,
    before: params.get("before") ?? undefined,
  };
}

/** The filters alone: what a list leaves out. */
export const filterQuery = (view: ListView) => ({
  q: view.text || undefined,
  state: view.state,
  category: view.category,
  stock: view.stock,
  unchanged: view.unchangedDays?.toString(),
});

/** What an address says of a list, but for the page. */
export const listQuery = (view: ListView) => ({
  ...filterQuery(view),
  sort: view.sort === "updated" ? undefined : view.sort,
});

/** Whether the list leaves anything out, but for what is archived. */
export const isFiltered = (view: ListView) => Object.values(filterQuery(view)).some(Boolean);

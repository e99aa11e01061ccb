import * as z from "zod/mini";
import { isLeaf, type Leaf } from "~/catalog/categories";
import { type ListingSearch, parseListingSearch, type SearchOutcome } from "~/catalog/search";

/*
 * All that a search may ask, as it stands in a URL: what the map asks (~/catalog/search), and
 * leaf, min, brand, seller, make, model, year, engine, fits, stock, order and page beside it.
 */

export const orders = ["best", "nearest", "price", "price-high", "newest"] as const;
export type Order = (typeof orders)[number];

/** A vehicle as its owner would say it; no engine means that nobody asked. */
export type Vehicle = { make: string; model: string; year: number; engine?: string };

export interface PartQuery extends Omit<ListingSearch, "sort"> {
  leaf?: Leaf;
  minPriceDollars?: number;
  brand?: string;
  sellerId?: string;
  vehicle?: Vehicle;
  /** Only listings with a row that says that they fit the vehicle. */
  onlyFits: boolean;
  includeSoldOut: boolean;
  order: Order;
  /** Where the page before ended; made by `pageToken`. */
  page?: string;
}

export type PartQueryOutcome =
  | { kind: "ok"; query: PartQuery }
  | { kind: "bad"; problems: Problem[] };
type Problem = Extract<SearchOutcome, { kind: "bad" }>["problems"][number];

const years = { first: 1900, last: 2100 };
const nameLimit = 60;

/** Reads a search from a URL's parameters; names each one that makes no sense, and how to mend it. */
export function parsePartQuery(params: URLSearchParams): PartQueryOutcome {
  const base = parseListingSearch(params);
  const problems: Problem[] = base.kind === "bad" ? [...base.problems] : [];
  const read = <T>(parameter: string, parse: (text: string) => T | undefined, message: string) => {
    const text = params.get(parameter)?.trim();
    if (!text) return undefined;
    const value = parse(text);
    if (value === undefined) problems.push({ parameter, message });
    return value;
  };
  const name = (parameter: string, what: string) =>
    read(
      parameter,
      (text) => (text.length <= nameLimit && !/\p{Cc}/u.test(text) ? text : undefined),
      `${what} is a name of at most ${nameLimit} characters.`,
    );
  const dollars = (text: string) =>
    /^\d{1,6}$/.test(text) && Number(text) >= 1 ? Number(text) : undefined;
  const flag = (parameter: string) =>
    read(parameter, (text) => (text === "1" ? true : undefined), `${parameter} is 1, or left out.`);
  const { sort, ...search } = base.search;
  const min = read("min", dollars, "Lowest price is a whole number of dollars from 1 to 999,999.");
  const query: PartQuery = {
    ...search,
    leaf: read("leaf", (text) => (isLeaf(text) ? text : undefined), "Leaf is no kind of part."),
    minPriceDollars: min,
    brand: name("brand", "Brand"),
    sellerId: read(
      "seller",
      (text) => (z.uuid().safeParse(text).success ? text : undefined),
      "Seller is the id of a business.",
    ),
    vehicle: vehicleOf(),
    onlyFits: flag("fits") ?? false,
    includeSoldOut: params.get("stock") === "all",
    order:
      read(
        "order",
        (text) => orders.find((order) => order === text),
        `Order is one of ${orders.join(", ")}.`,
      ) ?? (params.has("sort") ? sort : "best"),
    page: read(
      "page",
      (text) => (text.length <= 200 && /^[\w-]+$/.test(text) ? text : undefined),
      pageProblem.message,
    ),
  };
  if (min && search.maxPriceDollars && min > search.maxPriceDollars)
    problems.push({ parameter: "min", message: "Lowest price is above the highest price." });
  if (query.onlyFits && !query.vehicle)
    problems.push({ parameter: "fits", message: "Choose a vehicle, to see what fits it." });
  return problems.length > 0 ? { kind: "bad", problems } : { kind: "ok", query };

  function vehicleOf(): Vehicle | undefined {
    const [make, model] = [name("make", "Make"), name("model", "Model")];
    const year = read(
      "year",
      (text) =>
        /^\d{4}$/.test(text) && Number(text) >= years.first && Number(text) <= years.last
          ? Number(text)
          : undefined,
      `Year is a model year from ${years.first} to ${years.last}.`,
    );
    const engine = name("engine", "Engine");
    if (make && model && year) return { make, model, year, engine };
    if (make || model || year || engine)
      problems.push({ parameter: "make", message: "A vehicle is a make, a model and a year." });
    return undefined;
  }
}

/** What is said about a page that is not of this search. */
export const pageProblem: Problem = {
  parameter: "page",
  message: "That page belongs to another search: begin again without it.",
};

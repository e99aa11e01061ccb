/*
 * What a visitor may ask of the map, as it stands in the URL: /map?q=…&category=…&sort=…
 * Browser-safe: the same parser reads a page's URL and the JSON endpoint's.
 */
import type { Coords } from "./distance";

/** The top of the tree in ./categories; the first four are one tap away. */
export const categories = [
  "brake",
  "electrical",
  "body",
  "suspension",
  "steering",
  "engine",
  "cooling",
  "drivetrain",
  "exhaust",
  "fuel",
  "filter",
  "interior",
  "wheel",
] as const;
export const quickCategories = categories.slice(0, 4);
export const conditions = ["new", "refurbished", "used"] as const;
export const sorts = ["nearest", "price", "price-high"] as const;

export type Category = (typeof categories)[number];
export type Condition = (typeof conditions)[number];
export type Sort = (typeof sorts)[number];

export const categoryLabels: Record<Category, string> = {
  brake: "Brake",
  electrical: "Electrical",
  body: "Body",
  suspension: "Suspension",
  steering: "Steering",
  engine: "Engine",
  cooling: "Cooling",
  drivetrain: "Drivetrain",
  exhaust: "Exhaust",
  fuel: "Fuel",
  filter: "Filters",
  interior: "Interior",
  wheel: "Wheels",
};
export const conditionLabels: Record<Condition, string> = {
  new: "New",
  refurbished: "Refurbished",
  used: "Used",
};
export const sortLabels: Record<Sort, string> = {
  nearest: "Nearest",
  price: "Lowest price",
  "price-high": "Highest price",
};

/** The longest text that a search takes, in characters. */
export const searchTextLimit = 200;
/** The highest price filter, in dollars: no part costs a million. */
export const maxPriceLimit = 999_999;

export interface ListingSearch {
  text: string;
  category?: Category;
  condition?: Condition;
  /** In whole dollars, as the reader types it. */
  maxPriceDollars?: number;
  sort: Sort;
  near?: Coords;
  bounds?: { west: number; south: number; east: number; north: number };
}

export type SearchOutcome =
  | { kind: "ok"; search: ListingSearch }
  | { kind: "bad"; problems: { parameter: string; message: string }[]; search: ListingSearch };

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((candidate) => candidate === value);
}

/** Plain decimal numbers only: no exponent, hexadecimal, infinity or blank. */
function decimal(text: string): number | undefined {
  return /^-?\d{1,9}(\.\d{1,12})?$/.test(text) ? Number(text) : undefined;
}

function coordsOf(text: string): Coords | undefined {
  const [lat, lng, ...rest] = text.split(",").map(decimal);
  if (lat === undefined || lng === undefined || rest.length > 0) return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

function boundsOf(text: string): ListingSearch["bounds"] {
  const [west, south, east, north, ...rest] = text.split(",").map(decimal);
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return undefined;
  const onEarth =
    Math.abs(west) <= 180 &&
    Math.abs(east) <= 180 &&
    Math.abs(south) <= 90 &&
    Math.abs(north) <= 90 &&
    south <= north;
  return rest.length === 0 && onEarth ? { west, south, east, north } : undefined;
}

/**
 * Reads a search from a URL's parameters. A parameter that makes no sense is named with how to
 * mend it, and left out of `search`, so that a page can still show the rest. Unknown parameters
 * are ignored: links pick them up on their way (utm_source and the like).
 */
export function parseListingSearch(params: URLSearchParams): SearchOutcome {
  const problems: { parameter: string; message: string }[] = [];
  const read = <T>(parameter: string, parse: (text: string) => T | undefined, message: string) => {
    const text = params.get(parameter);
    if (text === null || text.trim() === "") return undefined;
    const value = parse(text.trim());
    if (value === undefined) problems.push({ parameter, message });
    return value;
  };
  const text = (params.get("q") ?? "").replaceAll(/\p{Cc}/gu, " ").trim();
  if (text.length > searchTextLimit)
    problems.push({
      parameter: "q",
      message: `Search for at most ${searchTextLimit} characters.`,
    });
  const list = (values: readonly string[]) => values.join(", ");
  const search: ListingSearch = {
    text: text.slice(0, searchTextLimit),
    category: read(
      "category",
      (v) => oneOf(categories, v),
      `Category is one of ${list(categories)}.`,
    ),
    condition: read(
      "condition",
      (v) => oneOf(conditions, v),
      `Condition is one of ${list(conditions)}.`,
    ),
    maxPriceDollars: read(
      "max",
      (v) => (/^\d{1,6}$/.test(v) && Number(v) >= 1 ? Number(v) : undefined),
      `Highest price is a whole number of dollars from 1 to ${maxPriceLimit.toLocaleString("en-US")}.`,
    ),
    sort: read("sort", (v) => oneOf(sorts, v), `Sort is one of ${list(sorts)}.`) ?? "nearest",
    near: read("near", coordsOf, "Near is latitude,longitude in degrees, like 40.7128,-74.006."),
    bounds: read(
      "bounds",
      boundsOf,
      "Bounds is west,south,east,north in degrees, like -74.1,40.6,-73.9,40.8.",
    ),
  };
  return problems.length > 0 ? { kind: "bad", problems, search } : { kind: "ok", search };
}

/** The parameters of a search, only those that differ from the default, in a fixed order. */
export function searchParams(search: Partial<ListingSearch>): URLSearchParams {
  const params = new URLSearchParams();
  if (search.text) params.set("q", search.text);
  if (search.category) params.set("category", search.category);
  if (search.condition) params.set("condition", search.condition);
  if (search.maxPriceDollars) params.set("max", String(search.maxPriceDollars));
  if (search.sort && search.sort !== "nearest") params.set("sort", search.sort);
  if (search.near) params.set("near", `${search.near.lat},${search.near.lng}`);
  if (search.bounds) {
    const { west, south, east, north } = search.bounds;
    params.set("bounds", [west, south, east, north].map((n) => n.toFixed(5)).join(","));
  }
  return params;
}

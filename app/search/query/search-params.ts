/*
 * All that may be asked of the listings, and how it stands in a URL: /map?q=…&category=…&sort=…
 * ./query reads it. Browser-safe, and part of every page: the labels of it all are elsewhere.
 */
import type { Leaf } from "~/catalog/categories";
import type { Category, Condition, Sort } from "~/catalog/choices";
import { type Coords, kilometersInMile } from "~/catalog/distance";
import { plainDollars } from "~/catalog/money";
import type { Bounds } from "~/search/geo/morton-cells";

/** A vehicle as its owner would say it; no engine means that nobody asked. */
export interface Vehicle {
  make: string;
  model: string;
  year: number;
  engine?: string;
}

export interface ListingSearch {
  text: string;
  /** Word for word: no vehicle is read from it, and nothing misspelt is put right. */
  asTyped?: boolean;
  category?: Category;
  leaf?: Leaf;
  condition?: Condition;
  minPriceCents?: number;
  maxPriceCents?: number;
  brand?: string;
  sellerId?: string;
  /** Takes the place of the garage's active one. */
  vehicle?: Vehicle;
  /** Only listings with a row that says that they fit the vehicle. */
  onlyFits?: boolean;
  includeSoldOut?: boolean;
  sort: Sort;
  /** Where distances begin; the default origin when absent. */
  near?: Coords;
  /** No farther from there than so many miles: whole ones, or as many as whole kilometers are. */
  withinMiles?: number;
  bounds?: Bounds;
  /** What the reader compares meanwhile: it finds nothing, but goes along from page to page. */
  comparing?: readonly string[];
}

/** What of a search goes along to a comparison, and on from there to another part. */
export type AlongCompare = Pick<Partial<ListingSearch>, "near" | "vehicle" | "text" | "asTyped">;

/** How many listings a page of them has, and how many pages are shown one below the other at most. */
export const listingsPerPage = 24;
export const mostShown = 10;
/** What fits is counted one by one up to here, and reckoned from there on. */
export const fitsCounted = 3_000;

/** The parameters of a search, only those that differ from the default, in a fixed order. */
export function searchParams(search: Partial<ListingSearch>): URLSearchParams {
  const { vehicle, near, bounds, sort } = search;
  const all: [name: string, value: string | number | false | undefined][] = [
    ["q", search.text],
    ["as", search.asTyped && "words"],
    ["category", search.category],
    ["leaf", search.leaf],
    ["condition", search.condition],
    ["min", search.minPriceCents && plainDollars(search.minPriceCents)],
    ["max", search.maxPriceCents && plainDollars(search.maxPriceCents)],
    ["brand", search.brand],
    ["seller", search.sellerId],
    ["make", vehicle?.make],
    ["model", vehicle?.model],
    ["year", vehicle?.year],
    ["engine", vehicle?.engine],
    ["fits", search.onlyFits && 1],
    ["stock", search.includeSoldOut && "all"],
    ["sort", sort !== "nearest" && sort],
    ["near", near && `${near.lat},${near.lng}`],
    ["within", search.withinMiles && radiusInAddress(search.withinMiles)],
    ["bounds", bounds && boundsText(bounds)],
  ];
  return new URLSearchParams(
    all.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
}

/** Whole miles as they are, else kilometers, which were chosen as whole ones: `25` or `40km`. */
const radiusInAddress = (miles: number) =>
  Number.isInteger(miles) ? miles : `${Math.round(miles * kilometersInMile)}km`;

export const boundsText = ({ west, south, east, north }: Bounds) =>
  [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(",");

/*
 * All that may be asked of the listings, and how it stands in a URL: /map?q=…&category=…&sort=…
 * ./query reads it. Browser-safe, and part of every page: the labels of it all are elsewhere.
 */
import type { Sort } from "~/catalog/choices";
import type { Coords } from "~/catalog/distance";
import type { FilterName, FilterValues } from "~/search/filters/filters";
import { filterParams } from "~/search/filters/params";
import type { Bounds } from "~/search/geo/morton-cells";
import { type CarFacts, factsText } from "~/vehicles/car-facts";

/** A vehicle as its owner would name it; no engine means that it is not known. */
export interface Vehicle {
  make: string;
  model: string;
  year: number;
  engine?: string;
  /** What its garage knows of it besides. */
  facts?: CarFacts;
}

export interface ListingSearch extends FilterValues {
  text: string;
  /** Word for word: no vehicle is read from it, and nothing misspelt is put right. */
  asTyped?: boolean;
  /** Takes the place of the garage's active one. */
  vehicle?: Vehicle;
  sort: Sort;
  /** Where distances begin; the default origin when absent. */
  near?: Coords;
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
  const paramsOf = (...names: FilterName[]) =>
    names
      .flatMap((name) => Object.entries(filterParams[name]))
      .map(([name, text]) => [name, text(search)] as const);
  const all: (readonly [name: string, value: string | number | false | undefined])[] = [
    ["q", search.text],
    ["as", search.asTyped && "words"],
    ...paramsOf(...ofTheListing),
    ["make", vehicle?.make],
    ["model", vehicle?.model],
    ["year", vehicle?.year],
    ["engine", vehicle?.engine],
    ["known", vehicle?.facts && factsText(vehicle.facts)],
    ...paramsOf("fits", "stock"),
    ["sort", sort !== "nearest" && sort],
    ["near", near && `${near.lat},${near.lng}`],
    ...paramsOf("within"),
    ["bounds", bounds && boundsText(bounds)],
  ];
  return new URLSearchParams(
    all.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
}

/** All but those that stand beside what they belong to: the vehicle, and where distances begin. */
const ofTheListing = (Object.keys(filterParams) as FilterName[]).filter(
  (name) => name !== "fits" && name !== "stock" && name !== "within",
);

export const boundsText = ({ west, south, east, north }: Bounds) =>
  [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(",");

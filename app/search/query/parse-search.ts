import { searchTextLimit, sorts } from "~/catalog/choices";
import { partTypeOf } from "~/catalog/part-types/part-types";
import { isName, nameLimit, oneOf, type Read } from "~/search/filters/filter";
import { readFilters } from "~/search/filters/filter-queries";
import type { FilterValues } from "~/search/filters/filters";
import { boundsOf, coordsOf, wholeNumber } from "~/search/geo/parse-numbers";
import { factsOf } from "~/vehicles/car-facts";
import { readCompared } from "./compared-ids";
import { type ListingSearch, mostShown, type Vehicle } from "./search-params";

/* Reads a search from a URL's parameters, for pages and JSON endpoints alike. Browser-safe. */

const years = { first: 1900, last: 2100 };

export interface Problem {
  parameter: string;
  message: string;
}

/** Which of the listings that a search finds. */
export interface Listed {
  /** After which: a token that `findParts` made, not yet looked at; the first of all when absent. */
  page?: string;
  /** How many pages from there on. */
  shown: number;
}

export type SearchOutcome = { search: ListingSearch } & Listed &
  ({ kind: "ok" } | { kind: "bad"; problems: Problem[] });

/** The problem with a cursor of another search. */
export const pageProblem: Problem = {
  parameter: "page",
  message: "That page belongs to a different search. Start again without it.",
};

/** The problem when `fits` is set and there is no vehicle. The address itself is valid. */
export const vehicleProblem: Problem = {
  parameter: "fits",
  message: "Choose a vehicle to see what fits.",
};

/**
 * Reads a search from a URL's parameters. A parameter that makes no sense is named with how to
 * mend it, and left out of `search`, so that a page can still show the rest. Unknown parameters
 * are ignored: links pick them up on their way (utm_source and the like). `hasVehicle`: who asks
 * has an active vehicle, for what is asked without one in the URL.
 */
export function parseListingSearch(
  params: URLSearchParams,
  { hasVehicle = false }: { hasVehicle?: boolean } = {},
): SearchOutcome {
  const problems: Problem[] = [];
  const read: Read = (parameter, parse, message) => {
    const text = params.get(parameter)?.trim();
    if (!text) return undefined;
    const value = parse(text);
    if (value === undefined) problems.push({ parameter, message });
    return value;
  };
  const text = (params.get("q") ?? "").replaceAll(/\p{Cc}/gu, " ").trim();
  if (text.length > searchTextLimit)
    problems.push({ parameter: "q", message: `Search for at most ${searchTextLimit} characters.` });
  const search: ListingSearch = {
    text: text.slice(0, searchTextLimit),
    asTyped: read(
      "as",
      (how) => how === "words" || undefined,
      "We couldn't read that search. Search again.",
    ),
    ...inOwnCategory(readFilters(read)),
    ...readPlace(read),
    vehicle: readVehicle(read, problems),
    comparing: comparedOf(params),
    sort: read("sort", oneOf(sorts), `Sort must be one of ${sorts.join(", ")}.`) ?? "nearest",
  };
  const page = read("page", token, pageProblem.message);
  const shown =
    read(
      "shown",
      (pages) => wholeNumber(pages, 1, mostShown),
      `Shown must be a whole number of pages from 1 to ${mostShown}.`,
    ) ?? 1;
  const { minPriceCents: min, maxPriceCents: max } = search;
  if (min && max && min > max) {
    problems.push({ parameter: "min", message: "Lowest price can't be above the highest price." });
    search.minPriceCents = undefined;
  }
  if (search.onlyFits && !search.vehicle && !hasVehicle) {
    problems.push(vehicleProblem);
    search.onlyFits = undefined;
  }
  return problems.length > 0
    ? { kind: "bad", problems, search, page, shown }
    : { kind: "ok", search, page, shown };
}

/** Undefined when there are none. */
function comparedOf(params: URLSearchParams): readonly string[] | undefined {
  const { ids } = readCompared(params, "compare");
  return ids.length > 0 ? ids : undefined;
}

const token = (text: string) => (/^[\w-]{1,200}$/.test(text) ? text : undefined);

/** A part type says more than a category: beside one of another category it stands, in its own. */
function inOwnCategory(values: FilterValues): FilterValues {
  const { category, partType } = values;
  return category && partType ? { ...values, category: partTypeOf(partType).category } : values;
}

function readPlace(read: Read) {
  return {
    near: read(
      "near",
      coordsOf,
      "Near must be latitude,longitude in degrees, like 40.7128,-74.006.",
    ),
    bounds: read(
      "bounds",
      boundsOf,
      "Bounds must be west,south,east,north in degrees, like -74.1,40.6,-73.9,40.8.",
    ),
  };
}

function readName(read: Read, parameter: string, what: string) {
  return read(
    parameter,
    (text) => (isName(text) ? text : undefined),
    `${what} can be at most ${nameLimit} characters.`,
  );
}

function readVehicle(read: Read, problems: Problem[]): Vehicle | undefined {
  const make = readName(read, "make", "Make");
  const model = readName(read, "model", "Model");
  const engine = readName(read, "engine", "Engine");
  const year = read(
    "year",
    (text) => (text.length === 4 ? wholeNumber(text, years.first, years.last) : undefined),
    `Year must be a model year from ${years.first} to ${years.last}.`,
  );
  const facts = read("known", factsOf, "We couldn't read what is known of the vehicle.");
  if (make && model && year) return { make, model, year, engine, ...(facts && { facts }) };
  if (make || model || year || engine)
    problems.push({ parameter: "make", message: "Choose a make, model, and year." });
  return undefined;
}

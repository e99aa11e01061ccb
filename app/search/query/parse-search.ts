import * as z from "zod/mini";
import { isLeaf, type Leaf, leaves } from "~/catalog/categories";
import {
  type Category,
  categories,
  conditions,
  maxPriceLimit,
  searchTextLimit,
  sorts,
} from "~/catalog/choices";
import { kilometersInMile } from "~/catalog/distance";
import { parseMoney } from "~/catalog/money";
import { readCompared } from "./compared-ids";
import { boundsOf, coordsOf, wholeNumber } from "./parse-numbers";
import { type ListingSearch, mostShown, type Vehicle } from "./search-params";

/* Reads a search from a URL's parameters, for pages and JSON endpoints alike. Browser-safe. */

/** As far as anything on earth is, in miles. */
const withinLimit = 12_500;

function milesWithin(text: string): number | undefined {
  const [, kilometers] = /^(\d+)km$/.exec(text) ?? [];
  if (!kilometers) return wholeNumber(text, 1, withinLimit);
  const known = wholeNumber(kilometers, 1, Math.floor(withinLimit * kilometersInMile));
  return known && known / kilometersInMile;
}
const nameLimit = 60;
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

/** What is said about a page that is not of this search. */
export const pageProblem: Problem = {
  parameter: "page",
  message: "That page belongs to another search: begin again without it.",
};

/** What is said to who asks for what fits and has no vehicle: nothing is wrong with the address. */
export const vehicleProblem: Problem = {
  parameter: "fits",
  message: "Choose a vehicle, to see what fits it.",
};

type Read = <T>(
  parameter: string,
  parse: (text: string) => T | undefined,
  message: string,
) => T | undefined;

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((candidate) => candidate === text);

/** An amount from a cent to the limit, in cents. */
function priceCents(text: string): number | undefined {
  const amount = parseMoney(text);
  if (amount.kind === "bad") return undefined;
  return amount.cents >= 1 && amount.cents <= maxPriceLimit * 100 ? amount.cents : undefined;
}

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
      "How to read the words was not understood: search for them again.",
    ),
    ...readFilters(read),
    ...readPlace(read),
    vehicle: readVehicle(read, problems),
    comparing: comparedOf(params),
    sort: read("sort", oneOf(sorts), `Sort is one of ${sorts.join(", ")}.`) ?? "nearest",
  };
  const page = read("page", token, pageProblem.message);
  const shown =
    read(
      "shown",
      (pages) => wholeNumber(pages, 1, mostShown),
      `Shown is a whole number of pages from 1 to ${mostShown}.`,
    ) ?? 1;
  const { minPriceCents: min, maxPriceCents: max } = search;
  if (min && max && min > max) {
    problems.push({ parameter: "min", message: "Lowest price is above the highest price." });
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

/** A kind of part says more than a category: beside one of another category it stands, in its own. */
function kindOf(category: Category | undefined, leaf: Leaf | undefined) {
  return { category: category && leaf ? leaves[leaf].category : category, leaf };
}

function readFilters(read: Read) {
  const price = `an amount from $0.01 to $${maxPriceLimit.toLocaleString("en-US")}, like 15 or 1,500.00.`;
  return {
    ...kindOf(
      read("category", oneOf(categories), `Category is one of ${categories.join(", ")}.`),
      read(
        "leaf",
        (text) => (isLeaf(text) ? text : undefined),
        "That kind of part is not known: choose one under Filter.",
      ),
    ),
    condition: read(
      "condition",
      oneOf(conditions),
      `Condition is one of ${conditions.join(", ")}.`,
    ),
    minPriceCents: read("min", priceCents, `Lowest price is ${price}`),
    maxPriceCents: read("max", priceCents, `Highest price is ${price}`),
    brand: readName(read, "brand", "Brand"),
    sellerId: read(
      "seller",
      (text) => (z.uuid().safeParse(text).success ? text : undefined),
      "That seller is not known: choose one under Filter, or leave it out.",
    ),
    onlyFits: read(
      "fits",
      (text) => text === "1" || undefined,
      "Whether to show only what fits was not understood: choose it again under Filter.",
    ),
    includeSoldOut: read(
      "stock",
      (text) => text === "all" || undefined,
      "Whether to show what is sold out was not understood: choose it again under Filter.",
    ),
  };
}

function readPlace(read: Read) {
  return {
    near: read("near", coordsOf, "Near is latitude,longitude in degrees, like 40.7128,-74.006."),
    withinMiles: read(
      "within",
      milesWithin,
      `Within is a whole number of miles from 1 to ${withinLimit.toLocaleString("en-US")}, or of kilometers, like 40km.`,
    ),
    bounds: read(
      "bounds",
      boundsOf,
      "Bounds is west,south,east,north in degrees, like -74.1,40.6,-73.9,40.8.",
    ),
  };
}

function readName(read: Read, parameter: string, what: string) {
  return read(
    parameter,
    (text) => (text.length <= nameLimit && !/\p{Cc}/u.test(text) ? text : undefined),
    `${what} is a name of at most ${nameLimit} characters.`,
  );
}

function readVehicle(read: Read, problems: Problem[]): Vehicle | undefined {
  const make = readName(read, "make", "Make");
  const model = readName(read, "model", "Model");
  const engine = readName(read, "engine", "Engine");
  const year = read(
    "year",
    (text) => (text.length === 4 ? wholeNumber(text, years.first, years.last) : undefined),
    `Year is a model year from ${years.first} to ${years.last}.`,
  );
  if (make && model && year) return { make, model, year, engine };
  if (make || model || year || engine)
    problems.push({ parameter: "make", message: "A vehicle is a make, a model and a year." });
  return undefined;
}

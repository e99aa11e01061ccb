import type { Sort } from "~/catalog/choices";
import type { Filters } from "~/search/model/filter";
import type { PlacedOrder, Rank } from "~/search/model/order";
import type { Source } from "~/search/model/source";

/* How the list of a search is found, as a value: made without a database, printed, and then carried out. */

type Decision = {
  /** About how many listings are read. */
  estimate: number;
  /** Why this way and no other. */
  because: string;
};

/** Nothing can match. */
export type EmptyPlan = Decision & { kind: "empty" };

/** What the rows found tell of how many there are in all. */
export type Total = {
  filters: Filters;
  /** What part of the listings matches, where they are not counted. */
  share: number;
};

/** One read, of candidates that an index leads to. */
export type ReadPlan = Decision & {
  kind:
    | "key-lookup"
    | "term-postings"
    | "price-range"
    | "index-walk"
    | "cells"
    | "vehicle-cells"
    | "seller-listings";
  source: Source;
  filters: Filters;
  order: Sort;
  rank?: Rank;
  total: Total;
  /** Rows: so many found mean that there may be more. */
  maxRows: number;
  /** What is done after all where the read proves to be the wrong one. */
  fallback?: Fallback;
};

/** When a read is given up for another plan. */
export type Fallback = {
  when:
    | "the page is not full"
    /** When sold-out listings are included: the plan without them. */
    | "the page is not full of what is in stock"
    /** As many as are read at most. */
    | "there are too many"
    /** So many are counted, before they are read. */
    | "too many are counted";
  plan: Plan;
  /** What is counted. */
  counted?: Filters;
};

/** A ring around a place: of the view, what is no farther. */
export type Ring = {
  miles: number;
  /** The estimated number of its listings with the category and condition of the filters. */
  readonly held: number;
  readonly source: Source;
};

/** Larger and larger rings around a place, until one holds a page. */
export type RingPlan = Decision & {
  kind: "expanding-ring";
  filters: Filters;
  order: PlacedOrder;
  /** What part of the listings matches, about. */
  share: number;
  /** From the smallest; the last is all of the view. */
  rings: readonly Ring[];
  /** Where in them to begin. */
  first: number;
  /** About how many listings are nearer than where the page begins. */
  before: number;
  /** What is wanted is so rare that after the first ring comes the last. */
  isRare: boolean;
};

export type Plan = EmptyPlan | ReadPlan | RingPlan;

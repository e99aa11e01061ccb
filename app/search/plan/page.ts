import type { Sort } from "~/catalog/choices";
import type { Point } from "~/search/model/order";
import type { Cursor } from "~/search/query/cursor.server";

/** The part of a list that is wanted. */
export type PageWanted = {
  order: Sort;
  /** Where distances begin. */
  from: Point;
  /** The last one before it. */
  after?: Cursor;
  /** Rows. */
  limit: number;
};

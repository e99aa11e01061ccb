import type { Sort } from "~/catalog/choices";
import type { Point, Reach } from "~/search/model/order";
import type { Cursor } from "~/search/query/cursor.server";

/** The part of a list that is wanted. */
export type PageWanted = {
  order: Sort;
  /** Where distances begin. */
  from: Point;
  /** Only of what is within reach from there, or only of what is not; of both by default. */
  reach?: Reach;
  /** The last one before it. */
  after?: Cursor;
  /** Rows. */
  limit: number;
};

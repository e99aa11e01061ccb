import { listingCategories, listingConditions } from "../../../app/platform/db/schema.server";
import { int2 } from "./fields";
import type { Condition } from "./product";

/** A category and a condition as the database's listing_kind() numbers them, as a field. */
export function kindOf(category: (typeof listingCategories)[number], condition: Condition): string {
  return kinds[category][condition];
}

const kinds = Object.fromEntries(
  listingCategories.map((category, at) => [
    category,
    Object.fromEntries(
      listingConditions.map((condition, of) => [condition, int2(4 * (at + 1) + of + 1)]),
    ),
  ]),
) as Record<(typeof listingCategories)[number], Record<Condition, string>>;

import { type Category, type Condition, categories, conditions } from "../../../app/platform/enums";
import { int2 } from "./fields";

/** A category and a condition as the database's listing_kind() numbers them, as a field. */
export function kindOf(category: Category, condition: Condition): string {
  return kinds[category][condition];
}

const kinds = Object.fromEntries(
  categories.map((category, at) => [
    category,
    Object.fromEntries(conditions.map((condition, of) => [condition, int2(4 * (at + 1) + of + 1)])),
  ]),
) as Record<Category, Record<Condition, string>>;

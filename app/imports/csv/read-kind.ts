import { categoryLabels } from "~/catalog/choices";
import { mostWordsOfName, partNames } from "~/catalog/part-types/names";
import { phraseOf } from "~/catalog/part-types/part-type";
import { isPartType, type PartTypeKey, partTypeOf } from "~/catalog/part-types/part-types";
import { type Category, categories } from "~/platform/enums";
import { bad, ok, type Reading } from "./import-row.schema";

/* What kind of part a row is about, by the part catalog's names. Browser-safe. */

const categoriesByName: ReadonlyMap<string, Category> = new Map(
  categories.flatMap((each) => [
    [each, each] as const,
    [phraseOf(categoryLabels[each]), each] as const,
  ]),
);

/** The part type that a name stands for, where it stands for one alone. */
function namedType(text: string): PartTypeKey | undefined {
  if (isPartType(text.trim())) return text.trim() as PartTypeKey;
  const means = partNames.get(phraseOf(text))?.means;
  return means?.length === 1 ? means[0] : undefined;
}

/** The part type that a title names by the most words; of several the last, which is what the others are about. */
function typeInTitle(title: string): PartTypeKey | undefined {
  const tokens = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (let length = Math.min(mostWordsOfName, tokens.length); length > 0; length--)
    for (let from = tokens.length - length; from >= 0; from--) {
      const type = namedType(tokens.slice(from, from + length).join(" "));
      if (type) return type;
    }
  return undefined;
}

export interface PartKind {
  category?: Category;
  partType?: PartTypeKey | null;
  /** Nobody said it: the title did. A listing that is there already keeps its own. */
  isFromTitle: boolean;
}

/**
 * What the columns of category and part type say, whichever there are, and else the title. A category may be a path
 * as shops write them: `Car Parts > Brakes > Calipers`.
 */
export function readKind(cells: {
  category?: string;
  partType?: string;
  name?: string;
}): Reading<PartKind> & { field?: "category" | "partType" } {
  const typeText = cells.partType?.trim() ?? "";
  const type = namedType(typeText);
  if (typeText && !type)
    return {
      ...bad(
        "We don't know this part type. Write it as it's called in our list of parts, or leave it blank.",
      ),
      field: "partType",
    };
  const path = (cells.category ?? "").split(/>|\||:|›|»|\s\/\s/).map((each) => each.trim());
  const leafUp = path.filter(Boolean).toReversed();
  const exact = categoriesByName.get(phraseOf(leafUp[0] ?? ""));
  if (type) {
    const own = partTypeOf(type);
    if (exact && leafUp.length === 1 && exact !== own.category)
      return {
        ...bad(
          `${own.many} are under ${categoryLabels[own.category]} here. Change the category, or the part type.`,
        ),
        field: "category",
      };
    return ok({ category: own.category, partType: type, isFromTitle: false });
  }
  if (exact)
    return ok({
      category: exact,
      ...(cells.partType === undefined ? {} : { partType: null }),
      isFromTitle: false,
    });
  for (const step of leafUp) {
    const named = namedType(step);
    if (named)
      return ok({ category: partTypeOf(named).category, partType: named, isFromTitle: false });
    const category = categoriesByName.get(phraseOf(step));
    if (category) return ok({ category, isFromTitle: false });
  }
  const titled = typeInTitle(cells.name ?? "");
  if (titled)
    return ok({ category: partTypeOf(titled).category, partType: titled, isFromTitle: true });
  if (cells.category === undefined && cells.partType === undefined)
    return ok({ isFromTitle: true });
  return {
    ...bad(
      "We can't tell what kind of part this is. Write one of our categories, such as Brake or Electrical, or the name of the part.",
    ),
    field: cells.category === undefined ? "partType" : "category",
  };
}

/** What stands for a part type in an export: its name, where that means it alone. */
export const partTypeText = (key: PartTypeKey): string => {
  const { one } = partTypeOf(key);
  return namedType(one) === key ? one : key;
};

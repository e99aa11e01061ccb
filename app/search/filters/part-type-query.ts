import { isPartType, partCatalog, partTypeOf } from "~/catalog/part-types/part-types";
import { compare, type FilterQuery, inQuery } from "./filter";
import type { PartTypeValues } from "./part-type";

/** The second half of ./part-type, apart: no page is to carry the whole part catalog. */
export const partTypeQuery: FilterQuery<PartTypeValues> = {
  parameters: [
    inQuery("type", "A part type.", { enum: partCatalog.map(({ key }) => key) }, "brake-rotor"),
  ],
  read: (read) => {
    const known = (parameter: string) =>
      read(
        parameter,
        (text) => (isPartType(text) ? text : undefined),
        "We don't know that part type. Choose one under Filter.",
      );
    // Links that were shared while it was called so lead where they did.
    return { partType: known("type") ?? known("leaf") };
  },
  where: ({ partType }) => [compare("part_type", "=", partType)],
  selectivity: ({ partType, category }) => (partType ? (category ? 0.15 : 0.015) : 1),
  facet: {
    column: "part_type",
    hasBlank: true,
    isSampled: true,
    labelOf: (value) => (isPartType(value) ? partTypeOf(value).many : value),
  },
};

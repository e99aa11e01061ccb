import { isPartType, type PartType, partTypes } from "~/catalog/categories";
import type { Category } from "~/platform/enums";
import { compare, type FacetedFilter, type FilterQuery, inQuery } from "./filter";

type Values = { partType?: PartType; category?: Category };

/** A part type's label made from its key, where no facet has one. */
export const keyAsLabel = (partType: string) =>
  partType.charAt(0).toUpperCase() + partType.slice(1).replaceAll("-", " ");

/** The part type: below a category, and one alone says its category. */
export const partType: FacetedFilter<"partType", Values> = {
  name: "partType",
  fields: ["partType"],
  label: ({ partType = "" }, { valueLabel }) =>
    valueLabel("partType", partType) ?? keyAsLabel(partType),
  facet: {
    title: "Part type",
    section: "part",
    limit: 8,
    moreLabel: "More part types",
    isOffered: ({ partType, category }) => partType !== undefined || category !== undefined,
    chosen: ({ partType }) => partType,
    choose: (value) => ({ partType: value as PartType | undefined }),
  },
};

export const partTypeQuery: FilterQuery<Values> = {
  parameters: [inQuery("type", "A part type.", { enum: Object.keys(partTypes) }, "brake-rotor")],
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
    labelOf: (value) => (isPartType(value) ? partTypes[value].label : value),
  },
};

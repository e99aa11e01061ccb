import type { PartTypeKey } from "~/catalog/part-types/part-types";
import type { Category } from "~/platform/enums";
import type { FacetedFilter } from "./filter";

export type PartTypeValues = { partType?: PartTypeKey; category?: Category };

/** A part type's label made from its key, where no facet has one. */
export const keyAsLabel = (partType: string) =>
  partType.charAt(0).toUpperCase() + partType.slice(1).replaceAll("-", " ");

/** The part type: below a category, and one alone says its category. */
export const partType: FacetedFilter<"partType", PartTypeValues> = {
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
    choose: (value) => ({ partType: value as PartTypeKey | undefined }),
  },
};

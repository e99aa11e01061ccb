import {
  compare,
  type FacetedFilter,
  type FilterQuery,
  inQuery,
  isName,
  nameLimit,
  nameSchema,
} from "./filter";

type Values = { brand?: string };

export const brand: FacetedFilter<"brand", Values> = {
  name: "brand",
  fields: ["brand"],
  label: ({ brand = "" }) => brand,
  facet: {
    title: "Brand",
    section: "offer",
    limit: 8,
    moreLabel: "More brands",
    chosen: ({ brand }) => brand,
    choose: (brand) => ({ brand }),
  },
};

export const brandQuery: FilterQuery<Values> = {
  parameters: [inQuery("brand", "A brand, in its own spelling.", nameSchema, "Bosch")],
  read: (read) => ({
    brand: read(
      "brand",
      (text) => (isName(text) ? text : undefined),
      `Brand can be at most ${nameLimit} characters.`,
    ),
  }),
  where: ({ brand }) => [compare("brand", "=", brand)],
  selectivity: ({ brand }) => (brand ? 0.02 : 1),
  facet: { column: "brand", hasBlank: true, most: 20, isSampled: true },
};

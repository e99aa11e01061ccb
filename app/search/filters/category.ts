import { categoryLabels } from "~/catalog/choices";
import { type Category, categories } from "~/platform/enums";
import { compare, type FacetedFilter, type FilterQuery, inQuery, oneOf } from "./filter";

type Values = { category?: Category };

export const category: FacetedFilter<"category", Values> = {
  name: "category",
  fields: ["category"],
  label: ({ category }) => (category ? categoryLabels[category] : ""),
  narrower: ["partType"],
  facet: {
    title: "Category",
    section: "part",
    limit: 12,
    moreLabel: "More categories",
    order: categories.map((value) => ({ value, label: categoryLabels[value] })),
    chosen: ({ category }) => category,
    choose: (value) => ({ category: oneOf(categories)(value ?? "") }),
  },
};

export const categoryQuery: FilterQuery<Values> = {
  parameters: [inQuery("category", "A category.", { enum: categories }, "brake")],
  read: (read) => ({
    category: read(
      "category",
      oneOf(categories),
      `Category must be one of ${categories.join(", ")}.`,
    ),
  }),
  where: ({ category }) => [compare("category", "=", category)],
  facet: {
    column: "category",
    isSampled: true,
    labelOf: (value) => categoryLabels[value as Category] ?? value,
  },
};

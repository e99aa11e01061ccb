import { isLeaf, type Leaf, leaves } from "~/catalog/categories";
import type { Category } from "~/catalog/choices";
import { compare, type FacetedFilter, type FilterQuery, inQuery } from "./filter";

type Values = { leaf?: Leaf; category?: Category };

/** A kind of part by its key, as it is called where no facet names it. */
export const keyAsLabel = (leaf: string) =>
  leaf.charAt(0).toUpperCase() + leaf.slice(1).replaceAll("-", " ");

/** The kind of part: below a category, and one alone says its category. */
export const leaf: FacetedFilter<"leaf", Values> = {
  name: "leaf",
  fields: ["leaf"],
  label: ({ leaf = "" }, { valueLabel }) => valueLabel("leaf", leaf) ?? keyAsLabel(leaf),
  facet: {
    title: "Kind of part",
    section: "part",
    limit: 8,
    moreLabel: "More kinds",
    isOffered: ({ leaf, category }) => leaf !== undefined || category !== undefined,
    chosen: ({ leaf }) => leaf,
    choose: (value) => ({ leaf: value as Leaf | undefined }),
  },
};

export const leafQuery: FilterQuery<Values> = {
  parameters: [inQuery("leaf", "A kind of part.", { enum: Object.keys(leaves) }, "brake-rotor")],
  read: (read) => ({
    leaf: read(
      "leaf",
      (text) => (isLeaf(text) ? text : undefined),
      "That kind of part is not known: choose one under Filter.",
    ),
  }),
  where: ({ leaf }) => [compare("leaf", "=", leaf)],
  selectivity: ({ leaf, category }) => (leaf ? (category ? 0.15 : 0.015) : 1),
  facet: {
    column: "leaf",
    hasBlank: true,
    isSampled: true,
    labelOf: (value) => (isLeaf(value) ? leaves[value].label : value),
  },
};

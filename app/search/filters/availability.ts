import { type Filter, type FilterQuery, inQuery } from "./filter";

type Values = { includeSoldOut?: boolean };

export const availability: Filter<"stock", Values> = {
  name: "stock",
  fields: ["includeSoldOut"],
  label: () => "Sold out too",
  isExplained: false,
};

export const availabilityQuery: FilterQuery<Values> = {
  parameters: [inQuery("stock", "all: what is sold out as well.", { enum: ["all"] })],
  read: (read) => ({
    includeSoldOut: read(
      "stock",
      (text) => text === "all" || undefined,
      "Whether to show what is sold out was not understood: choose it again under Filter.",
    ),
  }),
  where: () => [],
};

import { type Filter, type FilterQuery, inQuery } from "./filter";

type Values = { includeSoldOut?: boolean };

export const availability: Filter<"stock", Values> = {
  name: "stock",
  fields: ["includeSoldOut"],
  label: () => "Include sold out",
  isExplained: false,
};

export const availabilityQuery: FilterQuery<Values> = {
  parameters: [inQuery("stock", "all: sold-out parts too.", { enum: ["all"] })],
  read: (read) => ({
    includeSoldOut: read(
      "stock",
      (text) => text === "all" || undefined,
      "We couldn't read that availability filter. Choose it again under Filter.",
    ),
  }),
  where: () => [],
};

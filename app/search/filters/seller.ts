import * as z from "zod/mini";
import { compare, type FacetedFilter, type FilterQuery, inQuery } from "./filter";

type Values = { sellerId?: string };

export const seller: FacetedFilter<"seller", Values> = {
  name: "seller",
  fields: ["sellerId"],
  label: ({ sellerId = "" }, { valueLabel }) => valueLabel("seller", sellerId) ?? "One seller",
  facet: {
    title: "Seller",
    section: "offer",
    limit: 6,
    moreLabel: "More sellers",
    chosen: ({ sellerId }) => sellerId,
    choose: (sellerId) => ({ sellerId }),
  },
};

export const sellerQuery: FilterQuery<Values> = {
  parameters: [inQuery("seller", "The id of a business.", { type: "string", format: "uuid" })],
  read: (read) => ({
    sellerId: read(
      "seller",
      (text) => (z.uuid().safeParse(text).success ? text : undefined),
      "We don't know that seller. Choose one under Filter, or remove it.",
    ),
  }),
  where: ({ sellerId }) => [compare("seller_id", "=", sellerId, "uuid")],
  facet: { column: "seller_id", most: 20, isSampled: false },
};

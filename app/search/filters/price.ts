import { maxPriceLimit } from "~/catalog/choices";
import { parseMoney } from "~/catalog/money";
import { formatDollars } from "~/content/format";
import { compare, type Filter, type FilterQuery, inQuery } from "./filter";

type Values = { minPriceCents?: number; maxPriceCents?: number };

export const price: Filter<"price", Values> = {
  name: "price",
  fields: ["minPriceCents", "maxPriceCents"],
  label: ({ minPriceCents: min, maxPriceCents: max }) => {
    if (min && max) return `${formatDollars(min)} to ${formatDollars(max)}`;
    return min ? `From ${formatDollars(min)}` : `Up to ${formatDollars(max ?? 0)}`;
  },
};

/** An amount from a cent to the limit, in cents. */
function priceCents(text: string): number | undefined {
  const amount = parseMoney(text);
  if (amount.kind === "bad") return undefined;
  return amount.cents >= 1 && amount.cents <= maxPriceLimit * 100 ? amount.cents : undefined;
}

const amount = { type: "string", maxLength: 40 };
const amountText = `as 15, 15.50, $15 or 1,500.00: from 0.01 to ${maxPriceLimit}.`;
const range = `an amount from $0.01 to $${maxPriceLimit.toLocaleString("en-US")}, like 15 or 1,500.00.`;

export const priceQuery: FilterQuery<Values> = {
  parameters: [
    inQuery("min", `Lowest price in dollars, ${amountText}`, amount, "20"),
    inQuery("max", `Highest price in dollars, ${amountText}`, amount, "299.50"),
  ],
  read: (read) => ({
    minPriceCents: read("min", priceCents, `Lowest price must be ${range}`),
    maxPriceCents: read("max", priceCents, `Highest price must be ${range}`),
  }),
  where: ({ minPriceCents, maxPriceCents }) => [
    compare("price_cents", ">=", minPriceCents, "int"),
    compare("price_cents", "<=", maxPriceCents, "int"),
  ],
  selectivity: ({ minPriceCents, maxPriceCents }) => (minPriceCents || maxPriceCents ? 0.5 : 1),
};

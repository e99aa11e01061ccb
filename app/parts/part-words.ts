import type { Listing } from "~/catalog/listing.schema";
import { counted, formatAmount } from "~/content/format";
import type { PartDetails } from "./part-details";

/** How many there are, or that there is none. */
export const stockOf = ({ quantity }: Listing) => (quantity > 0 ? String(quantity) : "Sold out");

/** What the deposit is and what becomes of it; undefined when there is none. */
export const chargeOf = ({ listing: { coreChargeCents: cents }, coreDays }: PartDetails) =>
  cents > 0
    ? `plus ${formatAmount(cents)} core charge, refunded when you return the old part within ${counted(coreDays, "day")}`
    : undefined;

/** How another listing stands to the part whose number it shares. */
export const matchWords = {
  own: () => "Same number",
  superseded: (number: string) => `Newer number ${number}`,
  oem: (number: string) => `Same maker's number ${number}`,
  interchange: (number: string) => `Interchanges by ${number}`,
} as const;

export const sourceWords = { catalogue: "Maker's catalog", seller: "Seller" } as const;

/** `2013–2020`, or the one year. */
export const yearsOf = ({ y0, y1 }: { y0: number; y1: number }) =>
  y0 === y1 ? String(y0) : `${y0}–${y1}`;

/** Other makers' numbers, without those that are known to be older: that is more than a seller's word. */
export const equivalentNumbers = ({ interchange, superseded }: PartDetails["numbers"]): string[] =>
  interchange.filter((number) => !superseded.includes(number));

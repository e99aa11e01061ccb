import { formatDollars } from "~/content/format";
import type { Grade } from "~/platform/enums";
import { conditionLabels } from "./choices";
import type { Delivery, Listing } from "./listing.schema";

/* How a part gets to its buyer, and what state it is in, in words. Browser-safe. */

/** As far as a part is picked up, in miles: an hour and a half by highway. */
export const pickupMiles = 100;

type Sent = Pick<Listing, "delivery" | "distanceMiles" | "priceCents">;

/** Whether the seller sends it as far as where distances begin. */
const isSent = ({ delivery, distanceMiles }: Sent) =>
  delivery !== null && (delivery.radiusMiles === null || distanceMiles <= delivery.radiusMiles);

/** Too far to pick up, and not sent there either. */
export const isOutOfReach = (listing: Sent) =>
  listing.distanceMiles > pickupMiles && !isSent(listing);

/** `Ships free`, `Ships for $9.99`, `Pickup only`. */
export function deliveryText(listing: Sent): string {
  const { delivery, priceCents } = listing;
  return delivery && isSent(listing) ? `Ships${costOf(delivery, priceCents)}` : "Pickup only";
}

/** The same where there is room for how far it is sent: `Ships within 60 miles for $12.50`. */
export function deliveryDetail({ delivery, priceCents }: Sent): string {
  if (!delivery) return "Pickup only";
  const within = delivery.radiusMiles === null ? "" : ` within ${delivery.radiusMiles} miles`;
  return `Ships${within}${costOf(delivery, priceCents)}`;
}

/** What it costs to send parts of that price in all. */
export const deliveryFeeCents = (
  { feeCents, freeFromCents }: Pick<Delivery, "feeCents" | "freeFromCents">,
  priceCents: number,
): number => (freeFromCents !== null && priceCents >= freeFromCents ? 0 : feeCents);

function costOf(delivery: Delivery, priceCents: number): string {
  const cents = deliveryFeeCents(delivery, priceCents);
  return cents === 0 ? " free" : ` for ${formatDollars(cents)}`;
}

/** What a grade of a used part means. */
export const gradeLabels: Record<Grade, string> = {
  A: "no damage",
  B: "light wear",
  C: "visible damage, works",
};

type Graded = Pick<Listing, "condition" | "grade">;

/** `Used, grade A`. */
export const conditionText = ({ condition, grade }: Graded): string =>
  grade ? `${conditionLabels[condition]}, grade ${grade}` : conditionLabels[condition];

/** The same where there is room for what the grade means: `Used, grade A: no damage`. */
export const conditionDetail = (part: Graded): string =>
  part.grade ? `${conditionText(part)}: ${gradeLabels[part.grade]}` : conditionText(part);

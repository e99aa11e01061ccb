import { sampleListings } from "~/catalog/sample-listings.server";
import { newId } from "~/platform/db/id.server";
import type { orderEvent, orderLine, purchaseOrder } from "~/platform/db/schema.server";

type OrderRow = typeof purchaseOrder.$inferInsert;
type SampleOrder = readonly [
  number: number,
  placedOn: string,
  customer: string,
  listing: 0 | 1 | 2 | 3,
  quantity: number,
  stage: "placed" | "shipped" | "completed",
];

const [rotor, headlight, shock, alternator] = [0, 1, 2, 3] as const;

/** Eleven weeks of a small counter's orders, newest first. Totals are computed, never typed in. */
const orders: readonly SampleOrder[] = [
  [20431, "2026-11-20", "Brooklyn Brake & Tire", rotor, 2, "placed"],
  [20430, "2026-11-20", "Luis Ortega", shock, 1, "placed"],
  [20427, "2026-11-19", "Hudson Auto Supply", headlight, 1, "shipped"],
  [20422, "2026-11-18", "Queens Motor Works", alternator, 1, "shipped"],
  [20418, "2026-11-16", "Dana Whitfield", rotor, 1, "completed"],
  [20415, "2026-11-14", "Atlantic Avenue Garage", headlight, 1, "completed"],
  [20411, "2026-11-12", "Priya Raman", alternator, 1, "completed"],
  [20409, "2026-11-10", "Brooklyn Brake & Tire", rotor, 4, "completed"],
  [20404, "2026-11-07", "Marcus Bell", shock, 2, "completed"],
  [20401, "2026-11-05", "Red Hook Fleet Service", alternator, 2, "completed"],
  [20398, "2026-11-03", "Queens Motor Works", headlight, 1, "completed"],
  [20393, "2026-10-30", "Ana Castillo", shock, 2, "completed"],
  [20390, "2026-10-28", "Brooklyn Brake & Tire", rotor, 4, "completed"],
  [20386, "2026-10-26", "Greenpoint Auto Clinic", alternator, 1, "completed"],
  [20381, "2026-10-22", "Atlantic Avenue Garage", headlight, 1, "completed"],
  [20377, "2026-10-20", "Wen Zhao", rotor, 2, "completed"],
  [20374, "2026-10-16", "Red Hook Fleet Service", alternator, 3, "completed"],
  [20370, "2026-10-13", "Dana Whitfield", shock, 2, "completed"],
  [20366, "2026-10-09", "Queens Motor Works", headlight, 1, "completed"],
  [20363, "2026-10-06", "Brooklyn Brake & Tire", rotor, 3, "completed"],
  [20359, "2026-10-01", "Greenpoint Auto Clinic", alternator, 2, "completed"],
  [20355, "2026-09-29", "Luis Ortega", shock, 3, "completed"],
  [20351, "2026-09-24", "Atlantic Avenue Garage", headlight, 1, "completed"],
  [20348, "2026-09-22", "Marcus Bell", rotor, 2, "completed"],
  [20344, "2026-09-18", "Red Hook Fleet Service", alternator, 2, "completed"],
  [20340, "2026-09-15", "Priya Raman", shock, 2, "completed"],
  [20337, "2026-09-10", "Queens Motor Works", headlight, 1, "completed"],
  [20333, "2026-09-08", "Wen Zhao", alternator, 1, "completed"],
];

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T15:00:00Z`) + days * 86_400_000);

interface SampleRows {
  order: OrderRow & { id: string; placedAt: Date };
  line: typeof orderLine.$inferInsert;
  events: (typeof orderEvent.$inferInsert)[];
}

const samples = orders.map(
  ([number, placedOn, customerName, part, quantity, stage]): SampleRows => {
    const id = newId();
    const listing = sampleListings[part];
    const { id: listingId, sellerId, name, partNumber, condition, priceCents } = listing;
    const placedAt = daysAfter(placedOn, 0);
    // A counter that ships on the next day, to places that are a day away.
    const shippedAt = stage === "placed" ? null : daysAfter(placedOn, 1);
    const completedAt = stage === "completed" ? daysAfter(placedOn, 2) : null;
    const event = (kind: string, by: "buyer" | "seller", at: Date | null) =>
      at ? [{ orderId: id, kind, by, at }] : [];
    return {
      order: {
        ...{ id, number: `PL-${number}`, sellerId, customerName, stage, isSample: true },
        ...{ totalCents: priceCents * quantity, placedAt, shippedAt },
        ...{ acceptedAt: shippedAt, deliveredAt: completedAt, completedAt },
      },
      line: {
        ...{
          orderId: id,
          position: 0,
          listingId,
          quantity,
          priceCents,
          name,
          partNumber,
          condition,
        },
        grade: "grade" in listing ? listing.grade : null,
      },
      events: [
        ...event("place", "buyer", placedAt),
        ...event("ship", "seller", shippedAt),
        ...event("collect", "buyer", completedAt),
      ],
    };
  },
);

export const sampleOrders = samples.map(({ order }) => order);
export const sampleOrderLines = samples.map(({ line }) => line);
export const sampleOrderEvents = samples.flatMap(({ events }) => events);

/** The first number free after the samples: real orders count on from here. */
export const firstOrderNumber = Math.max(...orders.map(([number]) => number)) + 1;

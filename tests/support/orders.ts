import { sampleListings } from "~/catalog/sample-listings.server";
import type { Database } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { orderEvent, orderLine, purchaseOrder } from "~/platform/db/schema.server";
import type { OrderStage } from "~/platform/enums";

interface Sold {
  /** What is sold; its price is worked out of the total. */
  listing: {
    id: string;
    sellerId: string;
    name: string;
    partNumber: string;
    condition: "new" | "refurbished" | "used";
  };
  quantity?: number;
}

/** Writes an order of one line, whose pieces are off the shelf already; its id and number. */
export async function writeOrder(
  db: Pick<Database, "insert">,
  {
    listing: { id: listingId, sellerId, name, partNumber, condition },
    quantity = 1,
    ...order
  }: Sold &
    Pick<typeof purchaseOrder.$inferInsert, "totalCents"> &
    Partial<typeof purchaseOrder.$inferInsert>,
): Promise<{ id: string; number: string }> {
  const orderId = newId();
  const [row] = await db
    .insert(purchaseOrder)
    .values({ customerName: "Mary Ann Lee", ...order, id: orderId, sellerId })
    .returning({ id: purchaseOrder.id, number: purchaseOrder.number });
  if (!row) throw new Error("The order was not written.");
  await db.insert(orderLine).values({
    ...{ orderId, position: 0, listingId, name, partNumber, condition, quantity },
    priceCents: Math.floor(order.totalCents / quantity),
  });
  await db.insert(orderEvent).values({ orderId, kind: "place", by: "buyer", at: order.placedAt });
  return row;
}

interface Parties {
  buyer?: { id: string };
  seller?: { id: string };
}

/** An order for two rotors between two accounts. */
export const orderBetween = (
  db: Pick<Database, "insert">,
  { buyer, seller }: Parties,
  stage: OrderStage = "placed",
  more: Partial<typeof purchaseOrder.$inferInsert> = {},
) =>
  writeOrder(db, {
    ...{ listing: sampleListings[0], quantity: 2, totalCents: 468_00, stage },
    ...{ buyerAccountId: buyer?.id, sellerAccountId: seller?.id, ...more },
  });

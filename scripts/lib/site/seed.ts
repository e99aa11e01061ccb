import { sql } from "drizzle-orm";
import { samplePayouts } from "~/billing/sample-payouts.server";
import { sampleFacts, sampleSupersessions } from "~/catalog/sample-facts.server";
import { sampleListings, sampleSellers } from "~/catalog/sample-listings.server";
import { sampleContacts } from "~/contacts/sample-contacts.server";
import {
  firstOrderNumber,
  sampleOrderEvents,
  sampleOrderLines,
  sampleOrders,
} from "~/orders/sample-orders.server";
import type { Database } from "~/platform/db/database.server";
import {
  contact,
  fitment,
  listing,
  listingNumber,
  orderEvent,
  orderLine,
  payout,
  purchaseOrder,
  seller,
  supersession,
} from "~/platform/db/schema.server";

/** Fills an empty database with the sample data, all or nothing; leaves any other as it is. */
export async function seedSampleData(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Two starts at once on one database: the second waits here and finds it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('partlane sample data'))`);
    const [present] = await tx.select({ id: seller.id }).from(seller).limit(1);
    if (present) return;
    await tx.insert(seller).values([...sampleSellers]);
    const listings = await tx
      .insert(listing)
      .values([...sampleListings])
      .returning({ id: listing.id, key: listing.key });
    const keys = new Map<string, number>(listings.map(({ id, key }) => [id, key]));
    const facts = Object.entries(sampleFacts).map(([id, { numbers, fits }]) => {
      const listingKey = keys.get(id) ?? 0;
      return {
        numbers: numbers.map((number) => ({ ...number, listingKey })),
        fits: fits.map((fit) => ({ ...fit, listingKey })),
      };
    });
    await tx.insert(listingNumber).values(facts.flatMap(({ numbers }) => numbers));
    await tx.insert(fitment).values(facts.flatMap(({ fits }) => fits));
    await tx.insert(supersession).values(sampleSupersessions);
    await tx.insert(purchaseOrder).values(sampleOrders);
    await tx.insert(orderLine).values(sampleOrderLines);
    await tx.insert(orderEvent).values(sampleOrderEvents);
    await tx.insert(contact).values(sampleContacts);
    await tx.insert(payout).values(samplePayouts(sampleOrders));
    await tx.execute(sql`select setval('order_number_seq', ${firstOrderNumber}, false)`);
  });
}

import { sql } from "drizzle-orm";
import { samplePayouts } from "~/billing/sample-payouts.server";
import { sampleListings, sampleSellers } from "~/catalog/sample-listings.server";
import { sampleContacts } from "~/contacts/sample-contacts.server";
import { firstOrderNumber, sampleOrders } from "~/orders/sample-orders.server";
import type { Database } from "~/platform/database.server";
import { contact, listing, payout, purchaseOrder, seller } from "~/platform/schema.server";

/** Fills an empty database with the sample data, all or nothing; leaves any other as it is. */
export async function seedSampleData(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Two starts at once on one database: the second waits here and finds it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('partlane sample data'))`);
    const [present] = await tx.select({ id: seller.id }).from(seller).limit(1);
    if (present) return;
    await tx.insert(seller).values([...sampleSellers]);
    await tx.insert(listing).values([...sampleListings]);
    await tx.insert(purchaseOrder).values(sampleOrders);
    await tx.insert(contact).values(sampleContacts);
    await tx.insert(payout).values(samplePayouts(sampleOrders));
    await tx.execute(sql`select setval('order_number_seq', ${firstOrderNumber}, false)`);
  });
}

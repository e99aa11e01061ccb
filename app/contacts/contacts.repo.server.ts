import { and, asc, desc, eq, gte, sql } from "drizzle-orm";
import { database, type Queryable } from "~/platform/db/database.server";
import { type Owner, ownedBy } from "~/platform/db/sample-owner.server";
import { contact, seller } from "~/platform/db/schema.server";

/** By name; at most `limit`. */
export function selectContacts(owner: Owner, limit: number) {
  return database()
    .select({
      id: contact.id,
      name: contact.name,
      type: contact.type,
      email: contact.email,
      phone: contact.phone,
    })
    .from(contact)
    .where(ownedBy(contact, owner))
    .orderBy(asc(contact.name), desc(contact.id))
    .limit(limit);
}

/** How many were added since `from`. */
export async function countContactsSince(owner: Owner, from: Date): Promise<number> {
  const [row] = await database()
    .select({ count: sql<number>`count(*)::int` })
    .from(contact)
    .where(and(ownedBy(contact, owner), gte(contact.createdAt, from)));
  return row?.count ?? 0;
}

export async function selectSellerContact(db: Queryable, sellerId: string) {
  const [row] = await db
    .select({ name: seller.name, email: seller.email, phone: seller.phone })
    .from(seller)
    .where(eq(seller.id, sellerId));
  return row;
}

/** Adds a contact; one with the same email in the same address book stays as it is. */
export async function insertContact(
  db: Queryable,
  row: typeof contact.$inferInsert,
): Promise<void> {
  await db.insert(contact).values(row).onConflictDoNothing();
}

import { and, asc, desc, eq, gte, sql } from "drizzle-orm";
import { database, type Queryable } from "~/platform/database.server";
import { contact, seller } from "~/platform/schema.server";

export type ContactOwner = { accountId: string } | { sample: true };

const ownedBy = (owner: ContactOwner) =>
  "sample" in owner ? eq(contact.isSample, true) : eq(contact.accountId, owner.accountId);

/** By name; at most `limit`. */
export function selectContacts(owner: ContactOwner, limit: number) {
  return database()
    .select({
      id: contact.id,
      name: contact.name,
      type: contact.type,
      email: contact.email,
      phone: contact.phone,
    })
    .from(contact)
    .where(ownedBy(owner))
    .orderBy(asc(contact.name), desc(contact.id))
    .limit(limit);
}

/** How many were added since `from`. */
export async function countContactsSince(owner: ContactOwner, from: Date): Promise<number> {
  const [row] = await database()
    .select({ count: sql<number>`count(*)::int` })
    .from(contact)
    .where(and(ownedBy(owner), gte(contact.createdAt, from)));
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

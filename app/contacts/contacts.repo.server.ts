import { and, asc, desc, gte, sql } from "drizzle-orm";
import { database, type Queryable } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
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

/** Puts sellers into an account's address book; who is in it by that email address stays as it is. */
export async function insertSellerContacts(
  db: Queryable,
  { accountId, sellerIds }: { accountId: string; sellerIds: readonly string[] },
): Promise<void> {
  const added = sellerIds.map((sellerId) => ({ id: newId(), sellerId }));
  await db.execute(sql`
    insert into ${contact} (id, account_id, type, name, email, phone)
    select x.id, ${accountId}::uuid, 'supplier', s.name, coalesce(s.email, ''), coalesce(s.phone, '')
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as x(id uuid, "sellerId" uuid)
    join ${seller} s on s.id = x."sellerId"
    on conflict do nothing`);
}

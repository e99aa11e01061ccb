import { sql } from "drizzle-orm";
import { database, type Queryable } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { ledgerAccount, ledgerEntry, ledgerPosting } from "~/platform/db/schema.server";
import type { LedgerAccountKind, LedgerEntryKind } from "~/platform/enums";

/** A posting to an account of one seller, or to one that there is one of. */
interface SellerPosting {
  account: LedgerAccountKind;
  sellerId: string | null;
  amountCents: number;
}

interface NewEntry {
  cause: string;
  kind: LedgerEntryKind;
  orderId: string | null;
  postings: readonly SellerPosting[];
}

/** Writes an entry and its postings, and the accounts that are missing; false where that cause is entered already. */
export async function insertEntry(
  tx: Queryable,
  { cause, kind, orderId, postings }: NewEntry,
): Promise<boolean> {
  const [entry] = await tx
    .insert(ledgerEntry)
    .values({ id: newId(), cause, kind, orderId })
    .onConflictDoNothing({ target: ledgerEntry.cause })
    .returning({ id: ledgerEntry.id });
  if (!entry) return false;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(postings)}::jsonb)
    as p(account text, "sellerId" uuid, "amountCents" int)`;
  // Of an account that is there nothing is written: it is not locked.
  await tx.execute(sql`
    insert into ${ledgerAccount} (kind, seller_id)
    select p.account, p."sellerId" from ${rows}
    where not exists (
      select from ${ledgerAccount} a
      where a.kind = p.account and a.seller_id is not distinct from p."sellerId" and a.currency = 'USD')
    on conflict do nothing`);
  await tx.execute(sql`
    insert into ${ledgerPosting} (entry_id, account_id, amount_cents)
    select ${entry.id}::uuid, a.id, p."amountCents" from ${rows}
    join ${ledgerAccount} a
      on a.kind = p.account and a.seller_id is not distinct from p."sellerId" and a.currency = 'USD'`);
  return true;
}

/** What an account of a seller has, in cents: above zero what the seller owes, below what it is owed. */
export async function selectBalance(kind: LedgerAccountKind, sellerId: string): Promise<number> {
  const { rows } = await database().execute<{ cents: string }>(sql`
    select coalesce(sum(p.amount_cents), 0) as cents from ${ledgerPosting} p
    join ${ledgerAccount} a on a.id = p.account_id
    where a.kind = ${kind} and a.seller_id = ${sellerId}::uuid and a.currency = 'USD'`);
  return Number(rows[0]?.cents ?? 0);
}

/** What is entered of an order's sale; undefined before it is. */
export async function selectSale(
  tx: Queryable,
  orderId: string,
): Promise<{ feeCents: number; isDeliveryEarned: boolean } | undefined> {
  const { rows } = await tx.execute<{ fee_cents: string; is_delivery_earned: boolean }>(sql`
    select coalesce(-sum(p.amount_cents) filter (where a.kind = 'fees'), 0) as fee_cents,
      exists (select from ${ledgerEntry} where order_id = ${orderId}::uuid and kind = 'delivery-earned') as is_delivery_earned
    from ${ledgerEntry} e join ${ledgerPosting} p on p.entry_id = e.id join ${ledgerAccount} a on a.id = p.account_id
    where e.order_id = ${orderId}::uuid and e.kind = 'sale' group by e.id`);
  const [row] = rows;
  return row && { feeCents: Number(row.fee_cents), isDeliveryEarned: row.is_delivery_earned };
}

import { and, eq, sql } from "drizzle-orm";
import { database } from "~/platform/db/database.server";
import {
  ledgerAccount,
  ledgerPosting,
  payout,
  payoutLine,
  seller,
} from "~/platform/db/schema.server";
import type { LedgerEntryKind } from "~/platform/enums";
import type { StatementEntry } from "./statement";

/** A payout of an account's business; undefined where it is not among them. Samples have no lines. */
export async function selectOwnPayout(accountId: string, id: string) {
  const [row] = await database()
    .select({
      id: payout.id,
      sellerName: seller.name,
      status: payout.status,
      dueOn: payout.dueOn,
      paidAt: payout.paidAt,
      amountCents: payout.amountCents,
    })
    .from(payout)
    .innerJoin(seller, eq(seller.id, payout.sellerId))
    .where(and(eq(payout.id, id), eq(payout.accountId, accountId)));
  return row;
}

/** The ledger entries that a payout is made of, in the order in which they came. */
export async function selectEntries(payoutId: string): Promise<StatementEntry[]> {
  const { rows } = await database().execute<{
    id: string;
    kind: LedgerEntryKind;
    created_at: string;
    number: string | null;
    amount_cents: number;
    fee_cents: number;
  }>(sql`
    select e.id, e.kind, e.created_at, o.number, l.amount_cents, coalesce(-f.amount_cents, 0) as fee_cents
    from ${payoutLine} l
    join ledger_entry e on e.id = l.entry_id
    left join purchase_order o on o.id = e.order_id
    left join ${ledgerPosting} f on f.entry_id = e.id
      and f.account_id = (select id from ${ledgerAccount} where kind = 'fees' and currency = 'USD')
    where l.payout_id = ${payoutId}::uuid
    order by e.created_at, e.id`);
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, createdAt: new Date(row.created_at) },
    ...{ orderNumber: row.number, amountCents: row.amount_cents, feeCents: row.fee_cents },
  }));
}

import { sql } from "drizzle-orm";
import { type MoneyEvent, ofSeller, type Posting, postingsOf } from "~/ledger/entries";
import type { Database } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { seller } from "~/platform/db/schema.server";
import { orderBetween } from "./orders";
import { signedIn } from "./signed-in";

type Person = Awaited<ReturnType<typeof signedIn>>;

/** A person who sells: the account and its business. */
export async function sellerOf(
  db: Database,
  name = "Treasure Valley Auto Salvage",
): Promise<Person & { sellerId: string }> {
  const person = await signedIn();
  const [row] = await db
    .insert(seller)
    .values({ accountId: person.id, name, locationName: "Boise, ID", lat: 43.6, lng: -116.2 })
    .returning({ id: seller.id });
  if (!row) throw new Error("The business was not written.");
  return { ...person, sellerId: row.id };
}

/** Enters what happened to a seller's money as if it had been then. */
export async function enterMoney(
  db: Database,
  { sellerId, orderId }: { sellerId: string; orderId: string | null },
  event: MoneyEvent,
  { at = new Date(), causeId = orderId ?? newId() }: { at?: Date; causeId?: string } = {},
): Promise<void> {
  const postings = postingsOf(event);
  if (postings.length === 0) return;
  const own = ({ account }: Posting) => ofSeller[account];
  await db.transaction(async (tx) => {
    const id = newId();
    await tx.execute(sql`insert into ledger_entry (id, cause, kind, order_id, created_at)
      values (${id}, ${`${event.kind}:${causeId}`}, ${event.kind}, ${orderId}, ${at.toISOString()})`);
    for (const posting of postings) {
      const owner = own(posting) ? sellerId : null;
      await tx.execute(sql`insert into ledger_account (kind, seller_id) values (${posting.account}, ${owner})
        on conflict do nothing`);
      await tx.execute(sql`insert into ledger_posting (entry_id, account_id, amount_cents)
        select ${id}, id, ${posting.amountCents} from ledger_account
        where kind = ${posting.account} and seller_id is not distinct from ${owner}::uuid`);
    }
  });
}

interface Sold {
  /** When it was sold and completed. */
  at: Date;
  partsCents?: number;
  feeCents?: number;
  deliveryCents?: number;
  coreCents?: number;
  taxCents?: number;
  stage?: "completed" | "shipped";
  payment?: "provider" | "counter";
  buyer?: { id: string };
}

/** An order of a seller that was sold and paid for through the site, in the ledger too. */
export async function soldOrder(
  db: Database,
  { id, sellerId }: { id: string; sellerId: string },
  { at, stage = "completed", payment = "provider", buyer, ...amounts }: Sold,
): Promise<{ id: string; number: string }> {
  const costs = { partsCents: 100_00, deliveryCents: 0, coreCents: 0, taxCents: 0, ...amounts };
  const { partsCents, feeCents = 0, deliveryCents, coreCents, taxCents } = costs;
  const totalCents = partsCents + deliveryCents + coreCents + taxCents;
  const order = await orderBetween(db, { seller: { id }, buyer }, stage, {
    ...{ totalCents, deliveryCents, coreCents, taxCents, payment, placedAt: at },
    ...(stage === "completed" && { completedAt: at, deliveredAt: at }),
  });
  await db.execute(sql`update purchase_order set seller_id = ${sellerId} where id = ${order.id}`);
  await db.execute(sql`update order_line set quantity = 1, price_cents = ${partsCents},
    core_cents = ${coreCents} where order_id = ${order.id}`);
  const of = { sellerId, orderId: order.id };
  const sale = { partsCents, feeCents, deliveryCents, taxCents, coreCents };
  await enterMoney(db, of, { kind: "sale", ...sale }, { at });
  const paid = payment === "provider" ? "provider-payment" : "counter-payment";
  await enterMoney(db, of, { kind: paid, paidCents: totalCents }, { at });
  await enterMoney(db, of, { kind: "delivery-earned", deliveryCents }, { at });
  return order;
}

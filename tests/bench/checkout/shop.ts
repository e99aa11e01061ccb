import { sql } from "drizzle-orm";
import type { beginCheckout, fingerprintOf, placeCheckout } from "~/checkout/checkout.server";
import { database } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { account, listing, seller } from "~/platform/db/schema.server";

/* Sellers, parts and buyers of the benchmark, a checkout by the product, and the same as bare statements. */

/** The use cases: what they import reads the environment, which a benchmark sets first. */
export interface UseCases {
  beginCheckout: typeof beginCheckout;
  placeCheckout: typeof placeCheckout;
  fingerprintOf: typeof fingerprintOf;
}

const domain = "@checkout.bench.example";
const priceCents = 40_00;

export interface Part {
  id: string;
  sellerId: string;
}

/** A seller with so many parts, so many pieces of each. */
export async function openShop(parts: number, quantity: number): Promise<Part[]> {
  const sellerId = newId();
  await database()
    .insert(seller)
    .values({
      ...{ id: sellerId, name: "Ridge Auto Salvage", locationName: "Boise, Idaho" },
      ...{ lat: 43.6, lng: -116.2, email: `${sellerId}${domain}` },
    });
  const rows = Array.from({ length: parts }, (_, at) => ({
    ...{ id: newId(), sellerId, name: "Alternator", partNumber: `BENCH-${at}`, quantity },
    ...{ category: "electrical" as const, condition: "used" as const, priceCents },
    ...{ locationName: "Boise, Idaho", lat: 43.6, lng: -116.2, description: "Pulled and tested." },
    ...{ travelTimeMinutes: 20, image: "alternator" },
  }));
  await database().insert(listing).values(rows);
  return rows.map(({ id }) => ({ id, sellerId }));
}

/** So many accounts, old enough to have what they order on hold; their ids. */
export async function openAccounts(many: number): Promise<string[]> {
  const ids = Array.from({ length: many }, () => newId());
  await database()
    .insert(account)
    .values(
      ids.map((id) => ({
        ...{ id, email: `${id}${domain}`, displayName: "Bench" },
        createdAt: new Date("2020-01-01"),
      })),
    );
  return ids;
}

/** Removes all that the benchmark has made, of a time that was cut short too. */
export async function closeShops(): Promise<void> {
  const sellers = sql`(select id from seller where email like ${`%${domain}`})`;
  const orders = sql`(select id from purchase_order where seller_id in ${sellers})`;
  const accounts = sql`(select id from account where email like ${`%${domain}`})`;
  await database().transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`delete from order_event where order_id in ${orders}`);
    await tx.execute(sql`delete from order_line where order_id in ${orders}`);
    await tx.execute(sql`delete from purchase_order where seller_id in ${sellers}`);
    await tx.execute(sql`delete from checkout where account_id in ${accounts}`);
    await tx.execute(sql`delete from listing where seller_id in ${sellers}`);
    await tx.execute(sql`delete from seller where id in ${sellers}`);
    await tx.execute(sql`delete from account where id in ${accounts}`);
  });
}

/** Frees what buyers have on hold, so that no limit is reached, and fills the shelves again. */
export async function restock(parts: readonly Part[], quantity: number): Promise<void> {
  const ids = sql.param(parts.map(({ id }) => id));
  await database().execute(sql`
    update purchase_order set stage = 'canceled' where status = 'processing'
      and seller_id in (select seller_id from listing where id = any(${ids}::text[]))`);
  await database().execute(
    sql`update listing set quantity = ${quantity} where id = any(${ids}::text[])`,
  );
}

/** Begins a checkout and places it; whether it was placed. */
export async function checkOut(
  useCases: UseCases,
  accountId: string,
  parts: readonly Part[],
): Promise<boolean> {
  const id = await beginOnly(useCases, accountId, parts);
  return id !== undefined && (await placeOnly(useCases, accountId, id, parts));
}

const linesOf = (parts: readonly Part[]) =>
  parts.map(({ id: listingId }) => ({
    ...{ listingId, quantity: 1, priceCents, coreCents: 0, vehicle: null },
  }));

export async function beginOnly(
  { beginCheckout: begin }: Pick<UseCases, "beginCheckout">,
  accountId: string,
  parts: readonly Part[],
): Promise<string | undefined> {
  const owner = { accountId, guestCheckoutId: null };
  // Nothing is paid by card here.
  const outcome = await begin(owner, linesOf(parts), { settle: async () => {} });
  return outcome.kind === "begun" ? outcome.id : undefined;
}

export async function placeOnly(
  { placeCheckout: place, fingerprintOf }: Pick<UseCases, "placeCheckout" | "fingerprintOf">,
  accountId: string,
  checkoutId: string,
  parts: readonly Part[],
): Promise<boolean> {
  const seen = fingerprintOf(linesOf(parts));
  const choice = { fulfilment: "pickup" as const, note: "", feeCents: 0 };
  const outcome = await place(
    { accountId, guestCheckoutId: null },
    {
      ...{ checkoutId, seen, address: null, addressAt: null, fitStatements: new Map() },
      contact: { name: "Bench", email: `bench${domain}`, phone: null },
      choices: new Map(parts.map(({ sellerId }) => [sellerId, choice])),
    },
  );
  return outcome.kind === "placed";
}

/** The same inserts and updates as placing does, one statement each, and nothing that is read or checked. */
export async function bare(accountId: string, checkoutId: string, parts: readonly Part[]) {
  const sellers = [...new Set(parts.map(({ sellerId }) => sellerId))];
  await database().transaction(async (tx) => {
    for (const sellerId of sellers) {
      const orderId = newId();
      const own = parts.filter((part) => part.sellerId === sellerId);
      await tx.execute(sql`
        insert into purchase_order (id, checkout_id, buyer_account_id, seller_id, customer_name, contact_email, total_cents)
        values (${orderId}::uuid, ${checkoutId}::uuid, ${accountId}::uuid, ${sellerId}::uuid, 'Bench', 'bench@example.com',
          ${own.length * priceCents})`);
      for (const [position, { id }] of own.entries()) {
        await tx.execute(sql`
          insert into order_line (id, order_id, position, listing_id, quantity, price_cents, name, part_number, condition)
          values (${newId()}::uuid, ${orderId}::uuid, ${position}, ${id}, 1, ${priceCents}, 'Alternator', 'BENCH', 'used')`);
        await tx.execute(
          sql`update listing set quantity = quantity - 1, version = version + 1, updated_at = now() where id = ${id}`,
        );
      }
      await tx.execute(sql`
        insert into order_event (id, order_id, kind, "by") values (${newId()}::uuid, ${orderId}::uuid, 'place', 'buyer')`);
      await tx.execute(sql`
        insert into contact (id, account_id, name, type, email, phone)
        values (${newId()}::uuid, ${accountId}::uuid, 'Ridge Auto Salvage', 'supplier', ${`${sellerId}${domain}`}, '')
        on conflict do nothing`);
    }
    await tx.execute(sql`update checkout set placed_at = now() where id = ${checkoutId}::uuid`);
    await tx.execute(
      sql`update checkout_line set held_until = null where checkout_id = ${checkoutId}::uuid`,
    );
  });
}

import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { holdLimits, newAccountDays, passedLimit } from "~/orders/order-limits";
import { orderRefusalMessage } from "~/orders/order-refusal-message";
import { moveOrder } from "~/orders/orders.server";
import { placeOrder } from "~/orders/placing.server";
import { newId } from "~/platform/db/id.server";
import { account, listing, purchaseOrder, seller } from "~/platform/db/schema.server";
import { useDatabase } from "../support/database";
import { signedIn } from "../support/signed-in";

const test = useDatabase();

/** A shop with so many parts of 50 pieces each; their ids. */
async function shop(parts: number): Promise<string[]> {
  const [like] = await test.db.select().from(listing).where(eq(listing.isSample, true)).limit(1);
  const [owner] = await test.db
    .insert(seller)
    .values({ name: "A shop", locationName: "Queens", lat: 40.7, lng: -73.9 })
    .returning({ id: seller.id });
  if (!like || !owner) throw new Error("There is nothing to build a shop from.");
  const {
    key: _key,
    cell: _cell,
    document: _document,
    ...row
  } = like as typeof like & {
    cell?: unknown;
    document?: unknown;
  };
  const ids = Array.from({ length: parts }, newId);
  await test.db
    .insert(listing)
    .values(ids.map((id) => ({ ...row, id, sellerId: owner.id, quantity: 50, isSample: false })));
  return ids;
}

const order = (buyer: { id: string }, listingId: string, quantity = 1) =>
  placeOrder({
    ...{ id: newId(), listingId, quantity, buyerAccountId: buyer.id },
    customerName: "Mary Ann Lee",
  });

const grownUp = (buyer: { id: string }) =>
  test.db
    .update(account)
    .set({ createdAt: sql`now() - ${newAccountDays} * interval '1 day' - interval '1 minute'` })
    .where(eq(account.id, buyer.id));

const fresh = holdLimits.new;

describe("what one account may have on hold", () => {
  it("is so many orders with one seller, however many come at once", async () => {
    const buyer = await signedIn();
    const parts = await shop(fresh.seller.orders + 3);
    const outcomes = await Promise.all(parts.map((part) => order(buyer, part)));
    expect(outcomes.filter(({ kind }) => kind === "placed")).toHaveLength(fresh.seller.orders);
    const passed = {
      ...{ scope: "seller", unit: "orders", isNew: true },
      limit: fresh.seller.orders,
      held: fresh.seller.orders,
    };
    expect(outcomes.filter(({ kind }) => kind === "refused")).toEqual(
      Array(3).fill({ kind: "refused", reason: "too-much-on-hold", passed }),
    );
  });

  it("is so many pieces with one seller: a new account cannot empty a shop", async () => {
    const buyer = await signedIn();
    const parts = await shop(3);
    const outcomes = await Promise.all(parts.map((part) => order(buyer, part, 7)));
    expect(outcomes.filter(({ kind }) => kind === "placed")).toHaveLength(2);
    const left = await test.db
      .select({ quantity: listing.quantity })
      .from(listing)
      .where(eq(listing.id, parts[0] ?? ""));
    expect(left[0]?.quantity).toBeGreaterThanOrEqual(43);
  });

  it("is so many orders with all sellers", async () => {
    const buyer = await signedIn();
    const shops = await Promise.all(Array.from({ length: 4 }, () => shop(4)));
    const outcomes = await Promise.all(shops.flat().map((part) => order(buyer, part)));
    expect(outcomes.filter(({ kind }) => kind === "placed")).toHaveLength(fresh.account.orders);
  });

  it("counts neither what was canceled nor what was collected, and nobody else's", async () => {
    const [buyer, other] = [await signedIn(), await signedIn()];
    const parts = await shop(fresh.seller.orders + 3);
    for (const part of parts.slice(0, fresh.seller.orders)) await order(buyer, part);
    const [next = "", another = ""] = parts.slice(fresh.seller.orders);
    expect((await order(buyer, next)).kind).toBe("refused");
    expect((await order(other, next)).kind).toBe("placed");
    const rows = await test.db
      .select({ number: purchaseOrder.number })
      .from(purchaseOrder)
      .where(eq(purchaseOrder.buyerAccountId, buyer.id));
    const move = (index: number, arrow: "cancel" | "collect") =>
      moveOrder({ number: rows[index]?.number ?? "", accountId: buyer.id, arrow });
    await move(0, "cancel");
    expect((await order(buyer, next)).kind).toBe("placed");
    expect((await order(buyer, another)).kind).toBe("refused");
    await move(1, "collect");
    expect((await order(buyer, another)).kind).toBe("placed");
  });

  it("is more once the account is a week old", async () => {
    const buyer = await signedIn();
    await grownUp(buyer);
    const parts = await shop(fresh.seller.orders + 1);
    for (const part of parts) expect((await order(buyer, part)).kind).toBe("placed");
  });

  it("is counted through the index of what is on hold", async () => {
    const plan = await test.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ "QUERY PLAN": string }>(sql`
        explain select count(*) from purchase_order
        where buyer_account_id = ${newId()}::uuid and status = 'processing'`);
    });
    expect(plan.rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain(
      "purchase_order_open_idx",
    );
  });
});

describe("a limit", () => {
  const none = { orders: 0, pieces: 0 };
  const old = 365 * 86_400_000;

  it("is passed by what would be one too many, the seller's first", () => {
    const { seller: perSeller, account: inAll } = holdLimits.known;
    const holds = { accountAgeMs: old, seller: none, account: none };
    expect(passedLimit(holds, 10)).toBeUndefined();
    const pieces = { orders: 1, pieces: perSeller.pieces - 2 };
    expect(passedLimit({ ...holds, seller: pieces }, 2)).toBeUndefined();
    expect(passedLimit({ ...holds, seller: pieces }, 3)).toMatchObject({
      ...{ scope: "seller", unit: "pieces", held: perSeller.pieces - 2, isNew: false },
    });
    expect(
      passedLimit({ ...holds, account: { orders: inAll.orders, pieces: 0 } }, 1),
    ).toMatchObject({ scope: "account", unit: "orders" });
  });

  it("says itself, where one stands, and how to go on", () => {
    const words = (holds: Partial<Parameters<typeof passedLimit>[0]>, quantity: number) => {
      const passed = passedLimit(
        { accountAgeMs: 0, seller: none, account: none, ...holds },
        quantity,
      );
      return passed && orderRefusalMessage({ reason: "too-much-on-hold", passed }, 9);
    };
    expect(words({ seller: { orders: 5, pieces: 5 } }, 1)).toBe(
      "A new account can have 5 open orders with one seller, and you have 5, so we didn't place the order. Pick up or cancel an order first, or wait until your account is 7 days old.",
    );
    expect(words({ seller: { orders: 2, pieces: 12 } }, 5)).toBe(
      "A new account can have 15 parts on hold with one seller, and you have 12, so we didn't place the order. Choose 3 or fewer, pick up or cancel an order first, or wait until your account is 7 days old.",
    );
    expect(words({ accountAgeMs: old, account: { orders: 60, pieces: 60 } }, 1)).toBe(
      "An account can have 60 open orders, and you have 60, so we didn't place the order. Pick up or cancel an order first.",
    );
  });
});

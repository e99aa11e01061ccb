import { eq, getTableColumns, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listContacts } from "~/contacts/contacts.server";
import { parseOrderNumber, parseQuantity } from "~/orders/order.schema";
import { orderRefusalMessage } from "~/orders/order-refusal-message";
import { selectOrders } from "~/orders/orders.repo.server";
import { dashboardOwner, listOrders, moveOrder, ordersPerPage } from "~/orders/orders.server";
import { placeOrder } from "~/orders/placing.server";
import { newId } from "~/platform/db/id.server";
import { listing, orderLine, purchaseOrder } from "~/platform/db/schema.server";
import { useDatabase } from "../support/database";
import { signedIn } from "../support/signed-in";

const test = useDatabase();

const headlight = "led-headlight-81150-06d50";
const rotor = "brake-rotor-43512-06150";

async function stockOf(id: string) {
  const [row] = await test.db
    .select({ quantity: listing.quantity })
    .from(listing)
    .where(eq(listing.id, id));
  return row?.quantity;
}

const setStock = (id: string, quantity: number) =>
  test.db.update(listing).set({ quantity }).where(eq(listing.id, id));

const ordersOf = (accountId: string) =>
  test.db
    .select({ ...getTableColumns(purchaseOrder), quantity: orderLine.quantity })
    .from(purchaseOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, purchaseOrder.id))
    .where(eq(purchaseOrder.buyerAccountId, accountId));

const orderFor = (buyer: { id: string }, listingId: string, quantity = 1) => ({
  id: newId(),
  listingId,
  quantity,
  buyerAccountId: buyer.id,
  customerName: "Mary Ann Lee",
});

describe("placing an order", () => {
  it("takes the pieces, computes the total and makes the seller a contact", async () => {
    const buyer = await signedIn();
    await setStock(rotor, 12);
    const outcome = await placeOrder(orderFor(buyer, rotor, 2));
    expect(outcome).toEqual({ kind: "placed", number: expect.stringMatching(/^PL-\d{5,}$/) });
    expect(await stockOf(rotor)).toBe(10);
    expect(await ordersOf(buyer.id)).toMatchObject([
      { quantity: 2, totalCents: 468_00, status: "processing", isSample: false },
    ]);
    expect(await listContacts({ accountId: buyer.id })).toMatchObject([
      { name: "Hudson Auto Supply", type: "supplier" },
    ]);
  });

  it("counts on from the samples' numbers", async () => {
    const outcome = await placeOrder(orderFor(await signedIn(), rotor));
    const number = outcome.kind === "placed" ? Number(outcome.number.slice(3)) : 0;
    expect(number).toBeGreaterThan(20_431);
  });

  it("adds a seller to the contacts once, however often one buys there", async () => {
    const buyer = await signedIn();
    const first = await placeOrder(orderFor(buyer, rotor));
    const acknowledged = first.kind === "placed" ? first.number : "";
    expect(await placeOrder({ ...orderFor(buyer, rotor), acknowledged })).toMatchObject({
      kind: "placed",
    });
    expect(await listContacts({ accountId: buyer.id })).toHaveLength(1);
  });

  it("sells the last piece to one of two who want it at once", async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => signedIn()));
    await setStock(headlight, 1);
    const outcomes = await Promise.all(
      buyers.map((buyer) => placeOrder(orderFor(buyer, headlight))),
    );
    expect(outcomes.filter(({ kind }) => kind === "placed")).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === "refused")).toEqual(
      Array(7).fill({ kind: "refused", reason: "out-of-stock" }),
    );
    expect(await stockOf(headlight)).toBe(0);
  });

  it("never takes more than there is, whatever the sizes of the orders", async () => {
    const sizes = [3, 3, 2, 2, 1];
    const buyers = await Promise.all(sizes.map(() => signedIn()));
    await setStock(headlight, 5);
    const outcomes = await Promise.all(
      buyers.map((buyer, index) => placeOrder(orderFor(buyer, headlight, sizes[index]))),
    );
    const orders = await Promise.all(buyers.map(({ id }) => ordersOf(id)));
    const sold = orders.flat().reduce((sum, order) => sum + order.quantity, 0);
    expect(outcomes.some(({ kind }) => kind === "refused")).toBe(true);
    expect(sold + ((await stockOf(headlight)) ?? Number.NaN)).toBe(5);
  });

  it("orders once when the same form is sent twice, one after the other", async () => {
    const buyer = await signedIn();
    await setStock(headlight, 3);
    const order = orderFor(buyer, headlight);
    const first = await placeOrder(order);
    expect(await placeOrder(order)).toEqual(first);
    expect(await stockOf(headlight)).toBe(2);
    expect(await ordersOf(buyer.id)).toHaveLength(1);
  });

  it("orders once when the same form is sent many times at once, down to the last piece", async () => {
    for (const stock of [1, 3, 12]) {
      const buyer = await signedIn();
      await setStock(headlight, stock);
      const order = orderFor(buyer, headlight);
      const outcomes = await Promise.all(Array.from({ length: 6 }, () => placeOrder(order)));
      const [{ number } = { number: "" }] = await ordersOf(buyer.id);
      expect(outcomes).toEqual(Array(6).fill({ kind: "placed", number }));
      expect(await stockOf(headlight)).toBe(stock - 1);
    }
  });

  it("is not taken for placed once the order of its form was canceled", async () => {
    const buyer = await signedIn();
    await setStock(headlight, 3);
    const order = orderFor(buyer, headlight);
    const placed = await placeOrder(order);
    const number = placed.kind === "placed" ? placed.number : "";
    await moveOrder({ number, accountId: buyer.id, arrow: "cancel" });
    expect(await placeOrder(order)).toEqual({ kind: "refused", reason: "canceled-since", number });
    expect(await stockOf(headlight)).toBe(3);
  });

  it("does not hand out an order to somebody else who knows its id", async () => {
    const [owner, other] = [await signedIn(), await signedIn()];
    await setStock(headlight, 3);
    const order = orderFor(owner, headlight);
    await placeOrder(order);
    expect(await placeOrder({ ...order, buyerAccountId: other.id })).toEqual({
      kind: "refused",
      reason: "foreign-id",
    });
    expect(await stockOf(headlight)).toBe(2);
    expect(await ordersOf(other.id)).toEqual([]);
  });

  it("does not answer for an order of another size or part that has the same id", async () => {
    const buyer = await signedIn();
    await setStock(headlight, 3);
    await setStock(rotor, 12);
    const order = orderFor(buyer, headlight, 1);
    const placed = await placeOrder(order);
    const refused = {
      kind: "refused",
      reason: "placed-otherwise",
      number: placed.kind === "placed" ? placed.number : "",
      quantity: 1,
    };
    expect(await placeOrder({ ...order, quantity: 2 })).toEqual(refused);
    expect(await placeOrder({ ...order, listingId: rotor })).toEqual(refused);
    expect(await stockOf(headlight)).toBe(2);
    expect(await stockOf(rotor)).toBe(12);
  });

  it("refuses a listing that does not exist as one that is out of stock", async () => {
    expect(await placeOrder(orderFor(await signedIn(), "no-such-part"))).toEqual({
      kind: "refused",
      reason: "out-of-stock",
    });
  });

  it("takes nothing off the shelf for an account that was deleted on the way", async () => {
    const before = await stockOf(headlight);
    const outcome = await placeOrder(orderFor({ id: newId() }, headlight));
    if (outcome.kind !== "refused") throw new Error("It was placed.");
    expect(orderRefusalMessage(outcome, 1)).toContain("Your account was deleted");
    expect(await stockOf(headlight)).toBe(before);
  });
});

describe("what a person types", () => {
  it.each(["", "0", "-1", "11", "1.5", "1e1", "0x2", "two", "٣", "9999999"])(
    "does not take %j for a quantity",
    (text) => {
      expect(parseQuantity(text)).toEqual({
        kind: "bad",
        message: "Choose a quantity from 1 to 10.",
      });
    },
  );

  it("takes 1 to 10", () => {
    expect(parseQuantity("1")).toEqual({ kind: "ok", quantity: 1 });
    expect(parseQuantity(" 10 ")).toEqual({ kind: "ok", quantity: 10 });
  });

  it("knows an order number", () => {
    expect(parseOrderNumber("PL-20431")).toBe("PL-20431");
    for (const text of ["", "20431", "PL-", "PL-x", "pl-20431", "PL-20431 or 1=1"])
      expect(parseOrderNumber(text)).toBeUndefined();
  });
});

describe("whose orders are shown", () => {
  it("is the samples until an account has ordered", async () => {
    const buyer = await signedIn();
    expect(await dashboardOwner(buyer.id)).toEqual({ sample: true });
    await placeOrder(orderFor(buyer, rotor));
    expect(await dashboardOwner(buyer.id)).toEqual({ accountId: buyer.id });
  });

  it("is an account's own only", async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    await setStock(rotor, 12);
    const placed = await placeOrder(orderFor(mine, rotor));
    await placeOrder(orderFor(theirs, rotor));
    const { orders } = await listOrders({ accountId: mine.id });
    expect(orders.map(({ number }) => number)).toEqual([
      placed.kind === "placed" ? placed.number : "",
    ]);
    const samples = await listOrders({ sample: true });
    expect(samples.orders.map(({ number }) => number)).not.toContain(orders[0]?.number);
  });

  it("shows the 28 samples newest first, in two pages without gap or repetition", async () => {
    const first = await listOrders({ sample: true });
    expect(first.orders).toHaveLength(ordersPerPage);
    expect(first.orders[0]?.number).toBe("PL-20431");
    const second = await listOrders({ sample: true }, first.next);
    const numbers = [...first.orders, ...second.orders].map(({ number }) => number);
    expect(numbers).toHaveLength(28);
    expect(new Set(numbers).size).toBe(28);
    expect(numbers).toEqual(numbers.toSorted().toReversed());
    expect(second).toMatchObject({ next: undefined, orphaned: false });
  });

  it("starts anew at an order that is not there or belongs to somebody else", async () => {
    const stranger = await signedIn();
    const placed = await placeOrder(orderFor(stranger, rotor));
    const theirs = placed.kind === "placed" ? placed.number : "";
    for (const before of ["PL-1", theirs]) {
      const page = await listOrders({ sample: true }, before);
      expect(page).toMatchObject({
        orphaned: true,
        orders: [{ number: "PL-20431" }, ...Array(19).fill({})],
      });
    }
  });
});

describe("at size", () => {
  it("finds an account's orders through an index", async () => {
    const buyer = await signedIn();
    await test.db.execute(sql`
      insert into account (id, email, display_name)
      select gen_random_uuid(), 'bulk' || n || '@example.com', 'Bulk' from generate_series(1, 200) n`);
    const orders = sql`
      with placed as (
        insert into purchase_order (id, buyer_account_id, seller_id, customer_name, total_cents, placed_at)
        select gen_random_uuid(), a.id, l.seller_id, 'Bulk', l.price_cents, now() - n * interval '1 minute'
        from generate_series(1, 100) n, account a, listing l
        where a.email like 'bulk%' and l.id = ${rotor}
        returning id)
      insert into order_line (id, order_id, position, listing_id, quantity, price_cents, name, part_number, condition)
      select gen_random_uuid(), placed.id, 0, l.id, 1, l.price_cents, l.name, l.part_number, l.condition
      from placed, listing l where l.id = ${rotor}`;
    await test.db.execute(orders);
    await setStock(rotor, 12);
    await placeOrder(orderFor(buyer, rotor));
    await test.db.execute(sql`analyze purchase_order, order_line`);
    const query = selectOrders({ accountId: buyer.id }, ordersPerPage + 1).getSQL();
    const plan = await test.db.execute<{ "QUERY PLAN": string }>(sql`explain ${query}`);
    const text = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text).toContain("purchase_order_buyer_idx");
    expect(text).not.toContain("Seq Scan on purchase_order");
    expect((await listOrders({ accountId: buyer.id })).orders).toHaveLength(1);
  });

  it("reads no more of many than it shows", async () => {
    const { id } = await signedIn();
    await test.db.execute(sql`
      with placed as (
        insert into purchase_order (id, buyer_account_id, seller_account_id, seller_id, customer_name, total_cents, placed_at)
        select gen_random_uuid(), case when n % 2 = 0 then ${id}::uuid end, case when n % 2 = 1 then ${id}::uuid end,
          l.seller_id, 'Bulk', l.price_cents, now() - n * interval '1 minute'
        from generate_series(1, 4000) n, listing l where l.id = ${rotor}
        returning id)
      insert into order_line (id, order_id, position, listing_id, quantity, price_cents, name, part_number, condition)
      select gen_random_uuid(), placed.id, 0, l.id, 1, l.price_cents, l.name, l.part_number, l.condition
      from placed, listing l where l.id = ${rotor}`);
    await test.db.execute(sql`analyze purchase_order, order_line`);
    const owner = { accountId: id };
    const { orders, next } = await listOrders(owner);
    expect(orders.map(({ side }) => side)).toEqual(
      Array.from({ length: ordersPerPage }, (_, at) => (at % 2 ? "buyer" : "seller")),
    );
    const query = selectOrders(owner, ordersPerPage + 1, next).getSQL();
    const plan = await test.db.execute<{ "QUERY PLAN": string }>(
      sql`explain (analyze, timing off, costs off) ${query}`,
    );
    const read = plan.rows
      .map((row) => row["QUERY PLAN"])
      .filter((line) => / Scan .*on purchase_order/.test(line))
      .map((line) => Number(/rows=(\d+)/.exec(line)?.[1]));
    expect(read.length).toBeGreaterThan(1);
    expect(Math.max(...read)).toBeLessThan(3 * ordersPerPage);
  });
});

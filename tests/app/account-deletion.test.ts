import { and, eq, getTableName, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { personalTables, selectPersonalData } from "~/accounts/personal-data.repo.server";
import { sampleListings } from "~/catalog/sample-listings.server";
import { anonymizeOrders } from "~/orders/deleted-accounts.server";
import { placeOrder } from "~/orders/placing.server";
import { resetEnv } from "~/platform/config/env.server";
import { withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import {
  core,
  disputeEntry,
  dispute as disputes,
  orderEvent,
  orderLine,
  orderReturn,
  refund,
} from "~/platform/db/schema.server";
import * as dispute from "~/routes/dashboard-dispute";
import * as forgot from "~/routes/forgot-password";
import * as settingsData from "~/routes/settings-data";
import * as settingsDelete from "~/routes/settings-delete";
import * as settingsEmail from "~/routes/settings-email";
import { useDatabase } from "../support/database";
import { runJobs } from "../support/mail";
import { writeOrder } from "../support/orders";
import { goodPassword, person } from "../support/person";
import { answerOf, redirectOf, submit } from "../support/signed-in";

const own = useDatabase();

/** Every column of every table of the database's own and of the queue, as text. */
async function columns() {
  const { rows } = await own.db.execute<{ schema: string; table: string; column: string }>(sql`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t
      using (table_schema, table_name)
    where t.table_type = 'BASE TABLE'
      and c.table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2, 3`);
  return rows;
}

/** The columns in which one of the texts stands, in small letters. */
async function columnsWith(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { schema, table, column } of await columns()) {
    const name = sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
    const value = sql`lower(to_jsonb(t.${sql.identifier(column)})::text)`;
    const any = sql.join(
      texts.map((text) => sql`${value} like ${`%${text.toLowerCase()}%`}`),
      sql` or `,
    );
    const { rows } = await own.db.execute(sql`select 1 from ${name} t where ${any} limit 1`);
    if (rows.length > 0) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}

type Person = Awaited<ReturnType<typeof person>>;

const remove = (who: Person, currentPassword = goodPassword) =>
  settingsDelete.action(who.post("/settings/delete", { currentPassword }));

describe("the tables that are searched for a person", () => {
  it("are all that refer to accounts or their business, each with its place in the copy of what is kept", async () => {
    const { rows } = await own.db.execute<{ reference: string; rule: string }>(sql`
      select r.relname || '.' || a.attname as reference from pg_constraint c
      join pg_class r on r.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid in ('account'::regclass, 'seller'::regclass)
        -- Which orders an account has, the two columns with its id say.
        and (r.relname, a.attname) <> ('purchase_order', 'seller_id') order by 1`);
    const known = personalTables
      .map(
        ({ table, owner }) =>
          `${getTableName(table)}.${owner.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      )
      .filter((name) => name !== "account.id");
    expect(rows.map(({ reference }) => reference)).toEqual(known.sort());
  });
});

describe("the copy of what is kept about orders", () => {
  it("has what was bought, and of what was sold neither the code nor what the buyer said", async () => {
    const [buyer, sold] = [await person(), await person()];
    const { id } = await writeOrder(own.db, {
      ...{ listing: sampleListings[0], totalCents: 234_00, collectionCode: "K7Q2MX" },
      ...{ buyerAccountId: buyer.id, sellerAccountId: sold.id, note: "Ring twice" },
    });
    await own.db
      .update(orderLine)
      .set({ fitStatement: "It isn't for my 2003 Honda Accord" })
      .where(eq(orderLine.orderId, id));
    const copyOf = async (who: Person) => JSON.stringify(await selectPersonalData(who.id));
    const secrets = ["K7Q2MX", "Ring twice", "2003 Honda Accord"];
    const [bought, copy] = [await copyOf(buyer), await copyOf(sold)];
    for (const text of [...secrets, sampleListings[0].name]) expect(bought).toContain(text);
    for (const text of secrets) expect(copy).not.toContain(text);
    expect(copy).toContain(sampleListings[0].name);
  });
});

/** An order with a return, a deposit, a dispute, a refund and what happened, in which each side has written something. */
async function disputedOrder(buyer: Person, sold: Person) {
  const { id: orderId } = await writeOrder(own.db, {
    ...{ listing: sampleListings[0], totalCents: 234_00, stage: "completed" },
    ...{ buyerAccountId: buyer.id, sellerAccountId: sold.id },
  });
  const [line] = await own.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
  const lineId = line?.id ?? "";
  await own.db.insert(orderReturn).values({
    ...{ orderId, lineId, quantity: 1, reason: "does-not-fit", answerBy: new Date() },
    ...{ message: "buyer-wrote-return", answer: "seller-wrote-answer", state: "refused" },
  });
  await own.db.insert(core).values({
    ...{ orderId, lineId, quantity: 1, depositCents: 10_00, keptCents: 5_00, sendBy: new Date() },
    ...{ state: "reduced", reason: "seller-wrote-deposit" },
  });
  const disputeId = newId();
  await own.db.insert(disputes).values({
    ...{ id: disputeId, orderId, lineId, accountId: buyer.id, reason: "does-not-fit" },
    ...{ message: "buyer-wrote-dispute", status: "closed", outcome: "rejected" },
  });
  await own.db.insert(disputeEntry).values([
    { disputeId, by: "seller", accountId: sold.id, kind: "message", text: "seller-wrote-entry" },
    { disputeId, by: "support", supporter: "rosa", kind: "decide", text: "support-wrote-entry" },
  ]);
  await own.db.insert(refund).values({
    ...{ orderId, lineId, cause: `return:${newId()}`, partsCents: 1_00, by: "seller" },
    why: "seller-wrote-refund",
  });
  const said = (by: "buyer" | "seller", reason: string) => ({
    ...{ orderId, by, kind: "cancel-some", detail: { step: "One rotor.", reason } },
  });
  await own.db
    .insert(orderEvent)
    .values([said("buyer", "buyer-wrote-event"), said("seller", "seller-wrote-event")]);
  return { orderId };
}

const wrote = {
  buyer: ["buyer-wrote-return", "buyer-wrote-dispute", "buyer-wrote-event"],
  seller: ["answer", "deposit", "entry", "refund", "event"].map((what) => `seller-wrote-${what}`),
};

describe("what a person wrote about orders", () => {
  it.each(["buyer", "seller"] as const)(
    "goes with the account of the %s, wherever it stands",
    async (side) => {
      const people = { buyer: await person(), seller: await person() };
      const { orderId } = await disputedOrder(people.buyer, people.seller);
      const other = side === "buyer" ? "seller" : "buyer";
      expect(await columnsWith(wrote[side])).toHaveLength(wrote[side].length);
      await redirectOf(remove(people[side]));
      expect(await columnsWith(wrote[side])).toEqual([]);
      // The other side's evidence stays, and support's.
      expect(await columnsWith(wrote[other])).toHaveLength(wrote[other].length);
      expect(await columnsWith(["support-wrote-entry"])).toHaveLength(1);
      const [event] = await own.db
        .select({ detail: orderEvent.detail })
        .from(orderEvent)
        .where(
          and(
            eq(orderEvent.orderId, orderId),
            eq(orderEvent.by, side),
            eq(orderEvent.kind, "cancel-some"),
          ),
        );
      expect(event?.detail).toEqual({ step: "One rotor.", reason: "Removed with the account." });
      await redirectOf(remove(people[other]));
      await own.db.delete(refund).where(eq(refund.orderId, orderId));
    },
  );

  it("is in the copies of both: of the buyer all, of the seller what the buyer did not say", async () => {
    const [buyer, sold] = [await person(), await person()];
    const { orderId } = await disputedOrder(buyer, sold);
    const filesOf = async (who: Person) =>
      Object.fromEntries((await selectPersonalData(who.id)).map(({ file, rows }) => [file, rows]));
    const [bought, selling] = [await filesOf(buyer), await filesOf(sold)];
    for (const file of ["returns", "disputes", "deposits", "refunds"]) {
      expect(bought[`${file}-bought`], file).toMatchObject([{ orderId }]);
      expect(selling[`${file}-sold`], file).toMatchObject([{ orderId }]);
      expect(bought[`${file}-sold`], file).toEqual([]);
    }
    expect(JSON.stringify(bought)).toContain("buyer-wrote-return");
    expect(JSON.stringify(selling)).not.toContain("buyer-wrote");
    expect(JSON.stringify(selling)).not.toContain(buyer.id);
    await own.db.delete(refund).where(eq(refund.orderId, orderId));
  });
});

describe("deleting an account", () => {
  it("leaves nothing of the person in any table", async () => {
    const who = await person({ email: "zebulon.quist@example.com", displayName: "Zebulon Quist" });
    const traces = [who.email, "zebulon", "quist", who.id];
    const { rows: listings } = await own.db.execute<{ id: string }>(
      sql`select id from listing where quantity > 0 limit 1`,
    );
    const order = await placeOrder({
      id: newId(),
      listingId: listings[0]?.id ?? "",
      buyerAccountId: who.id,
      customerName: who.displayName,
      quantity: 1,
    });
    if (order.kind !== "placed") throw new Error(order.reason);
    const { number } = order;
    const opening = who.post(`/dashboard/orders/${number}/dispute`, {
      reason: "does-not-fit",
      message: "It does not fit. Zebulon Quist, zebulon.quist@example.com",
    });
    await dispute.action({ ...opening, params: { number } });
    await forgot.action(submit("/forgot-password", { email: who.email }));
    await settingsEmail.action(
      who.post("/settings/email", { email: "quist@shop.example", currentPassword: goodPassword }),
    );
    await settingsData.action(who.post("/settings/data"));
    await own.db.execute(
      sql`insert into vehicle (id, account_id, year, make, model) values (gen_random_uuid(), ${who.id}::uuid, 2020, 'Subaru', 'Quist')`,
    );
    await runJobs();
    const before = await columnsWith(traces);
    // The search finds what there is to be found.
    for (const column of [
      "public.account.email",
      "public.account.display_name",
      "public.account_token.email",
      "public.account_export.account_id",
      "public.dispute.message",
      "public.purchase_order.customer_name",
      "public.session.account_id",
      "public.vehicle.model",
    ])
      expect(before).toContain(column);

    expect(await redirectOf(remove(who))).toMatchObject({ location: "/" });
    expect(await runJobs()).toMatchObject([{ to: who.email, kind: "accounts.account-deleted" }]);
    expect(await columnsWith(traces)).toEqual([]);
    const { rows } = await own.db.execute(sql`
      select customer_name, buyer_account_id, status, quantity, total_cents > 0 as paid
      from purchase_order o join order_line l on l.order_id = o.id where number = ${number}`);
    expect(rows).toEqual([
      {
        customer_name: "Deleted account",
        buyer_account_id: null,
        status: "processing",
        quantity: 1,
        paid: true,
      },
    ]);
    expect(await who.isSignedIn()).toBe(false);
  });

  it("signs out as logging out does: the cookie goes, and the pages that the browser kept", async () => {
    process.env.SITE_URL = "https://parts.example.com";
    resetEnv();
    try {
      const who = await person();
      const sent = who.post("/settings/delete", { currentPassword: goodPassword });
      sent.request.headers.set("Origin", "https://parts.example.com");
      const { headers } = (await settingsDelete.action(sent)) as Response;
      expect(headers.getSetCookie().join()).toMatch(
        /partlane=;.*Expires=Thu, 01 Jan 1970.*partlane-flash=/,
      );
      expect(headers.get("Clear-Site-Data")).toBe('"cache"');
    } finally {
      delete process.env.SITE_URL;
      resetEnv();
    }
  });

  it.each([
    ["wrong", "That isn't your password."],
    ["", "Password is required"],
  ])("asks for the password: %j", async (typed, currentPassword) => {
    const who = await person();
    expect(await answerOf(remove(who, typed))).toMatchObject({
      init: { status: 400 },
      data: { errors: { currentPassword } },
    });
    expect(await who.isSignedIn()).toBe(true);
  });

  it("touches nobody else", async () => {
    const [who, someone] = [await person(), await person()];
    await remove(who);
    expect(await someone.isSignedIn()).toBe(true);
  });
});

it("an account is deleted while a return of its orders is moved: one waits for the other", async () => {
  const [buyer, listing] = [await person(), sampleListings[0]];
  const { id } = await writeOrder(own.db, {
    ...{ listing, totalCents: 10_00, stage: "completed", buyerAccountId: buyer.id },
  });
  const [line] = await own.db.select().from(orderLine).where(eq(orderLine.orderId, id));
  await own.db.insert(orderReturn).values({
    ...{ orderId: id, lineId: line?.id ?? "", quantity: 1, reason: "damaged", message: "Bent." },
    answerBy: new Date(),
  });
  const isWaiting = async () => {
    const { rows } = await own.db.execute(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0;
  };
  let deletion: Promise<void> | undefined;
  await own.db.transaction(async (tx) => {
    await tx.execute(sql`select from purchase_order where id = ${id}::uuid for no key update`);
    deletion = withTransaction((other) => anonymizeOrders(other, { accountId: buyer.id }));
    await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { interval: 5 });
    await tx.update(orderReturn).set({ answer: "Sent." }).where(eq(orderReturn.orderId, id));
  });
  await deletion;
  const [row] = await own.db.select().from(orderReturn).where(eq(orderReturn.orderId, id));
  expect(row).toMatchObject({ answer: "Sent.", message: "Removed with the account." });
});

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/platform/db/database.server";
import {
  functionLine,
  functionsIn,
  functionText,
  withFunctions,
} from "~/platform/db/functions.server";
import { newId } from "~/platform/db/id.server";
import { migrateDatabase } from "~/platform/db/migrate.server";
import { categories } from "~/platform/enums";
import { changedFunctions, migrations, sqlFunctions } from "../../scripts/lib/database/functions";
import { useDatabase } from "../support/database";

const own = useDatabase();

/** The list of all categories in a function's text, however its lines are broken. */
const quotedCategories = /'brake'[^\]]*/;

const migrateAgain = async () => {
  const opened = openDatabase(own.url, { max: 1, statementTimeoutMs: 0 });
  await migrateDatabase(opened).finally(() => opened.close());
};

describe("the functions of the database", () => {
  it("are each in the newest migration that has them, as in their file", () => {
    expect(changedFunctions()).toEqual([]);
  });

  it("are in a file each, and in no migration themselves", () => {
    const head = /create (?:or replace )?function (\w+)\(/gi;
    for (const name of sqlFunctions())
      expect([...functionText(name).matchAll(head)].map(([, of]) => of)).toEqual([name]);
    for (const text of migrations()) expect(text).not.toMatch(head);
    expect([...new Set(migrations().flatMap(functionsIn))].sort()).toEqual(sqlFunctions());
  });

  it("need another migration once their file changed", () => {
    const [one = "", ...others] = sqlFunctions().map((name) => functionLine(name));
    const [name = ""] = functionsIn(one);
    const edited = functionLine(name, `${functionText(name)} -- edited`);
    const texts = [...migrations(), `select 1;\n${edited}\n`];
    expect(changedFunctions([edited, ...others])).toEqual([edited]);
    expect(changedFunctions([edited, ...others], texts)).toEqual([]);
    expect(changedFunctions([one, ...others], texts)).toEqual([one]);
  });

  it("stand in a migration where it names them", () => {
    const text = `select 1;\n${functionLine("part_norm")}\n--> statement-breakpoint\nselect 2;`;
    expect(withFunctions(text)).toBe(
      `select 1;\n${functionText("part_norm")}\n--> statement-breakpoint\nselect 2;`,
    );
    expect(() => withFunctions("-- function no_such 0123456789abcdef")).toThrow(/no_such\.sql/);
  });

  it("are those that the database has", async () => {
    const { rows } = await own.db.execute<{ name: string }>(sql`
      select p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      order by 1`);
    expect(rows.map(({ name }) => name)).toEqual(sqlFunctions());
  });
});

describe("a database from before the later categories", () => {
  const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(", ");
  const kinds = () =>
    own.db.execute(sql`
      select key, category, listing_kind(category, condition) as kind, category_bit(category) as bit
      from listing order by key`);

  it("keeps its listings with their numbers, and takes listings of the later ones", async () => {
    const first = quoted(categories.slice(0, 13));
    const then = functionText("listing_kind").replace(quotedCategories, first);
    expect(then).not.toContain("hvac");
    await own.db.execute(
      sql.raw(`
      alter table listing drop constraint listing_category_check;
      alter table listing add constraint listing_category_check check (category in (${first}));
      ${then}`),
    );
    const { rows } = await kinds();
    expect(rows.length).toBeGreaterThan(0);
    const asHvac = sql`update listing set category = 'hvac' where key = ${rows[0]?.key}`;
    await expect(own.db.execute(asHvac)).rejects.toThrow();
    const later = migrations().filter(
      (text) => /listing_category_check/.test(text) || functionsIn(text).includes("listing_kind"),
    );
    // The first made the table.
    for (const text of later.slice(1))
      for (const statement of text.split("--> statement-breakpoint"))
        await own.db.execute(sql.raw(withFunctions(statement)));
    expect((await kinds()).rows).toEqual(rows);
    await own.db.execute(asHvac);
    expect((await kinds()).rows[0]).toMatchObject({ category: "hvac", kind: 57, bit: 1 << 13 });
  });
});

describe("a database from before the ledger and orders of several lines", () => {
  /** With the migrations up to the first that has such a text, and a way to run the others. */
  async function before(text: RegExp) {
    const name = `test_${newId().replaceAll("-", "")}`;
    await own.db.execute(sql.raw(`create database ${name}`));
    const opened = openDatabase(own.url.replace(/[^/]*$/, name), { max: 1, statementTimeoutMs: 0 });
    const all = migrations();
    const at = all.findIndex((each) => text.test(each));
    const run = async (some: readonly string[]) => {
      for (const each of some)
        for (const statement of each.split("--> statement-breakpoint"))
          await opened.db.execute(sql.raw(withFunctions(statement)));
    };
    await run(all.slice(0, at));
    const close = async () => {
      await opened.close();
      await own.db.execute(sql.raw(`drop database ${name}`));
    };
    return { db: opened.db, migrate: () => run(all.slice(at)), close };
  }

  it("has each order's line, stage and events, and what was delivered in the ledger", async () => {
    const old = await before(/CREATE TABLE "ledger_entry"/);
    await old.db.execute(sql`
      insert into seller (id, name, location_name, lat, lng)
      values ('019a0000-0000-7000-8000-000000000001', 'Hudson', 'Queens', 40.7, -73.8)`);
    await old.db.execute(sql`
      insert into listing (id, name, part_number, category, condition, grade, price_cents, quantity, location_name,
        lat, lng, seller_id, description, travel_time_minutes, image)
      select 'rotor', 'Front Rotor', '43512-06150', 'brake', 'used', 'A', 4000, 5, 'Queens', 40.7, -73.8, id, 'As new',
        9, 'brake-rotor' from seller`);
    const moment = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour)).toISOString();
    const order = (
      number: string,
      status: string,
      totalCents: number,
      { begun, shipped, delivered, canceled }: Record<string, string | undefined> = {},
    ) =>
      old.db.execute(sql`
        insert into purchase_order (id, number, listing_id, seller_id, customer_name, quantity, total_cents, status,
          is_sample, placed_at, begun_at, shipped_at, delivered_at, canceled_at)
        select gen_random_uuid(), ${number}, 'rotor', id, 'Mary Lee', 2, ${totalCents}, ${status},
          ${number === "PL-5"}, ${moment(0)}, ${begun ?? null}, ${shipped ?? null}, ${delivered ?? null},
          ${canceled ?? null} from seller`);
    await order("PL-1", "processing", 80_00);
    await order("PL-2", "processing", 80_00, { begun: moment(1) });
    await order("PL-3", "delivered", 120_00, {
      ...{ begun: moment(2), shipped: moment(2), delivered: moment(3) },
    });
    await order("PL-4", "delivered", 0, { delivered: moment(3) });
    await order("PL-5", "delivered", 10_00, { delivered: moment(3) });
    await order("PL-6", "canceled", 80_00, { canceled: moment(1) });
    await order("PL-7", "shipped", 80_00, { begun: moment(1), shipped: moment(2) });
    await old.migrate();

    const { rows: orders } = await old.db.execute(sql`
      select o.number, o.stage, o.status, l.quantity, l.price_cents as cents, l.name, l.grade,
        array(select kind from order_event where order_id = o.id order by at) as events
      from purchase_order o join order_line l on l.order_id = o.id order by o.number`);
    const line = { quantity: 2, cents: 40_00, name: "Front Rotor", grade: "A" };
    expect(orders).toEqual([
      { number: "PL-1", stage: "placed", status: "processing", ...line, events: ["place"] },
      {
        ...{ number: "PL-2", stage: "accepted", status: "processing", ...line },
        events: ["place", "accept"],
      },
      {
        ...{ number: "PL-3", stage: "completed", status: "delivered", ...line, cents: 60_00 },
        events: ["place", "ship", "collect"],
      },
      {
        ...{ number: "PL-4", stage: "completed", status: "delivered", ...line, cents: 0 },
        events: ["place", "collect"],
      },
      {
        ...{ number: "PL-5", stage: "completed", status: "delivered", ...line, cents: 5_00 },
        events: ["place", "collect"],
      },
      {
        ...{ number: "PL-6", stage: "canceled", status: "canceled", ...line },
        events: ["place", "cancel"],
      },
      {
        ...{ number: "PL-7", stage: "shipped", status: "shipped", ...line },
        events: ["place", "accept", "ship"],
      },
    ]);
    const { rows } = await old.db.execute(sql`
      select e.kind, a.kind as account, p.amount_cents as cents
      from ledger_entry e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
      order by 1, 2, 3`);
    expect(rows).toEqual([
      { kind: "counter-payment", account: "buyer-clearing", cents: -120_00 },
      { kind: "counter-payment", account: "seller-payable", cents: 120_00 },
      { kind: "sale", account: "buyer-clearing", cents: 120_00 },
      { kind: "sale", account: "seller-payable", cents: -120_00 },
    ]);
    await old.close();
  });

  it("has what was posted as sums of weeks, what no payout has, and what was sold of each listing", async () => {
    const old = await before(/CREATE TABLE "ledger_week"/);
    const [accountId, sellerId, payoutId] = [newId(), newId(), newId()];
    await old.db.execute(sql`
      insert into account (id, email, display_name) values (${accountId}, 'sums@example.com', 'Sums')`);
    await old.db.execute(sql`
      insert into seller (id, account_id, name, location_name, lat, lng)
      values (${sellerId}, ${accountId}, 'Hudson', 'Queens', 40.7, -73.8)`);
    await old.db.execute(sql`
      insert into listing (id, name, part_number, category, condition, price_cents, quantity, location_name,
        lat, lng, seller_id, description, travel_time_minutes, image)
      values ('rotor', 'Front Rotor', '43512-06150', 'brake', 'used', 4000, 5, 'Queens', 40.7, -73.8, ${sellerId}, '',
        9, 'brake-rotor')`);
    await old.db.execute(sql`
      insert into ledger_account (kind, seller_id)
      values ('seller-payable', ${sellerId}), ('fees', null), ('buyer-clearing', null)`);
    const sell = (cents: number, day: string, payment: string, stage = "completed") =>
      old.db.transaction(async (tx) => {
        const [orderId, entryId, lineId] = [newId(), newId(), newId()];
        await tx.execute(sql`
          insert into purchase_order (id, seller_id, seller_account_id, customer_name, total_cents, placed_at, stage, payment)
          values (${orderId}, ${sellerId}, ${accountId}, 'Mary', ${2 * cents}, ${day}, ${stage}, ${payment})`);
        await tx.execute(sql`
          insert into order_line (id, order_id, position, listing_id, quantity, canceled_quantity, price_cents, name,
            part_number, condition)
          values (${lineId}, ${orderId}, 0, 'rotor', 3, 1, ${cents}, 'Front Rotor', '43512-06150', 'used')`);
        await tx.execute(sql`
          insert into ledger_entry (id, cause, kind, order_id, created_at)
          values (${entryId}, ${`sale:${orderId}`}, 'sale', ${orderId}, ${day})`);
        await tx.execute(sql`
          insert into ledger_posting (entry_id, account_id, amount_cents)
          select ${entryId}, id, case kind when 'fees' then -100 when 'buyer-clearing' then ${2 * cents}
            else ${100 - 2 * cents} end from ledger_account`);
        return { entryId, lineId };
      });
    const paid = await sell(10_00, "2026-10-11T23:59:59Z", "provider");
    const owed = await sell(20_00, "2026-10-05T00:00:00Z", "provider");
    const last = await sell(30_00, "2026-10-12T00:00:00Z", "counter");
    await sell(40_00, "2026-10-13T00:00:00Z", "counter", "shipped");
    await old.db.execute(sql`
      insert into payout (id, seller_id, amount_cents, due_on) values (${payoutId}, ${sellerId}, 1900, '2026-10-20')`);
    await old.db.execute(sql`
      insert into payout_line (payout_id, entry_id, seller_id, amount_cents)
      values (${payoutId}, ${paid.entryId}, ${sellerId}, 1900)`);
    await old.migrate();
    const rowsOf = async (query: ReturnType<typeof sql>) => (await old.db.execute(query)).rows;
    const week = { kind: "sale", postings: 2, fee_cents: "200" };
    expect(
      await rowsOf(
        sql`select week::text, kind, postings, amount_cents, fee_cents from ledger_week order by 1`,
      ),
    ).toEqual([
      { ...week, week: "2026-10-05", amount_cents: "-5800" },
      { ...week, week: "2026-10-12", amount_cents: "-13800" },
    ]);
    expect(await rowsOf(sql`select entry_id from ledger_unpaid`)).toEqual([
      { entry_id: owed.entryId },
    ]);
    expect(
      await rowsOf(sql`select account_id, listing_id, pieces, cents, line_id from sold_part`),
    ).toEqual([
      {
        ...{ account_id: accountId, listing_id: "rotor", pieces: "6", cents: "12000" },
        line_id: last.lineId,
      },
    ]);
    for (const table of ["ledger_unsummed", "sold_change"])
      expect(await rowsOf(sql.raw(`select * from ${table}`))).toEqual([]);
    await old.close();
  });
});

describe("a database that is migrated again", () => {
  it("stays as it is", async () => {
    const applied = sql`select hash from drizzle.__drizzle_migrations order by created_at`;
    const { rows } = await own.db.execute(applied);
    await migrateAgain();
    expect((await own.db.execute(applied)).rows).toEqual(rows);
  });

  it("is refused where other migrations made it, with how to go on", async () => {
    await own.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'of 0000_first.sql'`);
    await expect(migrateAgain()).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringMatching(
        /from before the first release.*set DATA_DIR .* or DATABASE_URL/s,
      ),
    });
    // Nobody is kept waiting by the refusal.
    await expect(migrateAgain()).rejects.toMatchObject({ name: "StartError" });
  });
});

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { checkLedger } from "~/ledger/ledger.server";
import { openDatabase } from "~/platform/db/database.server";
import {
  functionLine,
  functionsIn,
  functionText,
  withFunctions,
} from "~/platform/db/functions.server";
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

describe("a database from before the ledger", () => {
  it("has its delivered orders entered, and no others", async () => {
    const order = (status: string, isSample: boolean, totalCents: number) => sql`
      insert into purchase_order (id, listing_id, seller_id, customer_name, quantity, total_cents, status, is_sample)
      select gen_random_uuid(), l.id, l.seller_id, 'Mary Lee', 1, ${totalCents}, ${status}, ${isSample}
      from listing l order by l.id limit 1`;
    await own.db.execute(sql`drop table ledger_posting, ledger_entry, ledger_account`);
    await own.db.execute(order("delivered", false, 120_00));
    await own.db.execute(order("delivered", false, 80_50));
    await own.db.execute(order("delivered", false, 0));
    await own.db.execute(order("delivered", true, 10_00));
    await own.db.execute(order("processing", false, 15_00));
    for (const text of migrations().filter((each) => /"ledger_entry"/.test(each)))
      for (const statement of text.split("--> statement-breakpoint"))
        await own.db.execute(sql.raw(withFunctions(statement)));
    const { rows } = await own.db.execute(sql`
      select e.kind, a.kind as account, p.amount_cents as cents
      from ledger_entry e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
      order by 1, 2, 3`);
    expect(rows).toEqual([
      { kind: "counter-payment", account: "buyer-clearing", cents: -120_00 },
      { kind: "counter-payment", account: "buyer-clearing", cents: -80_50 },
      { kind: "counter-payment", account: "seller-payable", cents: 80_50 },
      { kind: "counter-payment", account: "seller-payable", cents: 120_00 },
      { kind: "sale", account: "buyer-clearing", cents: 80_50 },
      { kind: "sale", account: "buyer-clearing", cents: 120_00 },
      { kind: "sale", account: "seller-payable", cents: -120_00 },
      { kind: "sale", account: "seller-payable", cents: -80_50 },
    ]);
    expect(await checkLedger()).toEqual([]);
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

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/platform/db/database.server";
import { migrateDatabase } from "~/platform/db/migrate.server";
import {
  changedFunctions,
  definedIn,
  migrations,
  sqlFunctions,
} from "../../scripts/lib/database/functions";
import { useDatabase } from "../support/database";

const own = useDatabase();

const migrateAgain = async () => {
  const opened = openDatabase(own.url, { max: 1, statementTimeoutMs: 0 });
  await migrateDatabase(opened).finally(() => opened.close());
};

describe("the functions of the database", () => {
  it("are each in the newest migration that has them, as in their file", () => {
    expect(changedFunctions().map(({ name }) => name)).toEqual([]);
  });

  it("are in a file each", () => {
    for (const { name, text } of sqlFunctions()) expect(definedIn(text)).toEqual([name]);
    const names = sqlFunctions().map(({ name }) => name);
    expect([...new Set(migrations().flatMap(definedIn))].sort()).toEqual(names);
  });

  it("need another migration once their file changed", () => {
    const [one, ...others] = sqlFunctions();
    if (!one) throw new Error("There is none.");
    const edited = { ...one, text: one.text.replace("$$ SELECT", "$$ SELECT DISTINCT") };
    const texts = [...migrations(), `select 1;\n${edited.text}\n`];
    expect(changedFunctions([edited, ...others])).toEqual([edited]);
    expect(changedFunctions([edited, ...others], texts)).toEqual([]);
    expect(changedFunctions([one, ...others], texts)).toEqual([one]);
  });

  it("are those that the database has", async () => {
    const { rows } = await own.db.execute<{ name: string }>(sql`
      select p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      order by 1`);
    expect(rows.map(({ name }) => name)).toEqual(sqlFunctions().map(({ name }) => name));
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

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database, openDatabase, sqlState, withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { migrateDatabase } from "~/platform/db/migrate.server";
import { account } from "~/platform/db/schema.server";
import { useDatabase } from "../support/database";

const own = useDatabase({ seed: false });

const person = (email: string) => ({ email, displayName: "Ada King" });

describe("the database", () => {
  it("keeps e-mail addresses apart whatever their case", async () => {
    await database().insert(account).values(person("ada@example.com"));
    const again = database().insert(account).values(person("ADA@Example.com"));
    const error = await again.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(sqlState(error)).toBe("23505");
  });

  it("rolls back what a failing transaction wrote", async () => {
    const work = withTransaction(async (tx) => {
      await tx.insert(account).values(person("gone@example.com"));
      throw new Error("second thoughts");
    });
    await expect(work).rejects.toThrow("second thoughts");
    const rows = await own.db.select().from(account).where(sql`email = 'gone@example.com'`);
    expect(rows).toEqual([]);
  });

  it("runs a transaction again when PostgreSQL asks for it", async () => {
    let attempts = 0;
    const result = await withTransaction(async (tx) => {
      attempts += 1;
      if (attempts === 1) await tx.execute(sql`do $$ begin raise sqlstate '40001'; end $$`);
      return "done";
    });
    expect([result, attempts]).toEqual(["done", 2]);
  });

  it("cancels a statement that runs away", async () => {
    const { rows } = await database().execute(sql`show statement_timeout`);
    expect(rows).toEqual([{ statement_timeout: "2s" }]);
  });

  it("may be migrated by several instances at once", async () => {
    const opened = [1, 2, 3].map(() => openDatabase(own.url, { statementTimeoutMs: 0 }));
    await Promise.all(opened.map(migrateDatabase));
    await Promise.all(opened.map(({ close }) => close()));
  });

  it("numbers orders from PL-20431", async () => {
    const { rows } = await database().execute(sql`select nextval('order_number_seq')`);
    expect(rows).toEqual([{ nextval: "20431" }]);
  });
});

describe("ids", () => {
  it("increase, also within a millisecond, and carry the time", () => {
    const before = Date.now();
    const ids = Array.from({ length: 10_000 }, newId);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const ms = Number.parseInt(ids[0]?.replace("-", "").slice(0, 12) ?? "", 16);
    expect(ms).toBeGreaterThanOrEqual(before);
  });
});

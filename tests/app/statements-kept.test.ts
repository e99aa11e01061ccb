import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { searchRows } from "~/platform/db/database.server";
import { useDatabase } from "../support/database";

useDatabase({ seed: false });

it("however many statements are asked, a connection keeps few of them", async () => {
  const ask = (text: number) =>
    searchRows<{ n: number }>(sql.raw(`select ${text}::int as n, '${text}' as text`));
  for (let time = 0; time < 3; time++) for (let text = 0; text < 800; text++) await ask(text);
  expect(await ask(7)).toEqual([{ n: 7, text: "7" }]);
  const [kept] = await searchRows<{ n: number }>(
    sql`select count(*)::int as n from pg_prepared_statements`,
  );
  // One after another they go to one connection.
  expect(kept?.n).toBeGreaterThan(100);
  expect(kept?.n).toBeLessThanOrEqual(500);
});

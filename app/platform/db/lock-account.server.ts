import { sql } from "drizzle-orm";
import type { Queryable } from "./database.server";
import { account } from "./schema.server";

/**
 * Locks an account until the transaction ends, so that what is decided by what it has still holds when it is written; how
 * old the account is, in ms. Undefined where there is none with that id.
 */
export async function lockAccount(tx: Queryable, accountId: string): Promise<number | undefined> {
  const { rows } = await tx.execute<{ age_ms: number }>(sql`
    select (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as age_ms
    from ${account} where id = ${accountId}::uuid for no key update`);
  return rows[0]?.age_ms;
}

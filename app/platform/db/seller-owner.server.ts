import { type SQL, sql } from "drizzle-orm";
import { seller } from "./schema.server";

/** The id of an account's business, as part of a query: null where it has none, which equals nothing. */
export const sellerIdOf = (accountId: string): SQL =>
  sql`(select id from ${seller} where account_id = ${accountId}::uuid)`;

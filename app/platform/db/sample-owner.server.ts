import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whose rows: an account's own, or the samples that stand in until it has any. */
export type Owner = { accountId: string } | { sample: true };

/**
 * An owner's rows of a table whose samples belong to no account; an index on the account finds
 * either.
 */
export function ownedBy(
  table: { accountId: PgColumn; isSample: PgColumn },
  owner: Owner,
): SQL | undefined {
  return "sample" in owner
    ? and(isNull(table.accountId), eq(table.isSample, true))
    : eq(table.accountId, owner.accountId);
}

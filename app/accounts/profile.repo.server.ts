import { and, eq, isNull } from "drizzle-orm";
import { database } from "~/platform/db/database.server";
import { account } from "~/platform/db/schema.server";

/** Whether an outside identity provider keeps the account, and with it the name. */
export async function selectIsExternal(accountId: string): Promise<boolean> {
  const [row] = await database()
    .select({ externalId: account.externalId })
    .from(account)
    .where(eq(account.id, accountId));
  return row?.externalId != null;
}

/** Renames an account that we keep ourselves; false for one that an outside provider keeps. */
export async function updateDisplayName(change: {
  accountId: string;
  displayName: string;
}): Promise<boolean> {
  const renamed = await database()
    .update(account)
    .set({ displayName: change.displayName })
    .where(and(eq(account.id, change.accountId), isNull(account.externalId)))
    .returning({ id: account.id });
  return renamed.length > 0;
}

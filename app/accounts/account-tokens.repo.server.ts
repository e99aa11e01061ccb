import { and, eq, gt, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { database, type Queryable, type Transaction } from "~/platform/db/database.server";
import { account, accountToken, type tokenPurposes } from "~/platform/db/schema.server";

export type TokenPurpose = (typeof tokenPurposes)[number];

/** What a link is good for, and whose it is. */
export interface StoredToken {
  purpose: TokenPurpose;
  accountId: string;
  email: string;
  createdAt: Date;
}

const kept = {
  purpose: accountToken.purpose,
  accountId: accountToken.accountId,
  email: accountToken.email,
  createdAt: accountToken.createdAt,
};

export async function insertToken(
  on: Queryable,
  row: typeof accountToken.$inferInsert,
): Promise<void> {
  await on.insert(accountToken).values(row);
}

/** Takes back an account's links of some purposes, or all of them. */
export async function deleteTokens(
  on: Queryable,
  { accountId, purposes }: { accountId: string; purposes?: readonly TokenPurpose[] },
): Promise<void> {
  await on
    .delete(accountToken)
    .where(
      and(
        eq(accountToken.accountId, accountId),
        purposes && inArray(accountToken.purpose, [...purposes]),
      ),
    );
}

/** A link's row as it is, used and expired ones too, with the account that it belongs to. */
export async function selectToken(hash: string) {
  const [row] = await database()
    .select({
      ...kept,
      expiresAt: accountToken.expiresAt,
      usedAt: accountToken.usedAt,
      accountEmail: account.email,
      displayName: account.displayName,
    })
    .from(accountToken)
    .innerJoin(account, eq(account.id, accountToken.accountId))
    .where(eq(accountToken.hash, hash));
  return row;
}

/**
 * Marks a link used and says whose it is; undefined, and nothing written, unless it was good until now. The account
 * is locked before its links, as by whatever else changes both.
 */
export async function markTokenUsed(
  tx: Transaction,
  { hash, purposes }: { hash: string; purposes: readonly TokenPurpose[] },
): Promise<StoredToken | undefined> {
  const owner = tx
    .select({ id: accountToken.accountId })
    .from(accountToken)
    .where(eq(accountToken.hash, hash));
  await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, owner))
    .for("no key update");
  const [row] = await tx
    .update(accountToken)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(accountToken.hash, hash),
        inArray(accountToken.purpose, [...purposes]),
        isNull(accountToken.usedAt),
        gt(accountToken.expiresAt, sql`now()`),
      ),
    )
    .returning(kept);
  return row;
}

/**
 * The links that lead back to an email address, of whichever account: while there is one, nobody else may
 * have the address, or whoever took an account away could keep it by registering with its old address.
 */
export const emailRecoveryTokens = (email: string) =>
  and(
    eq(accountToken.email, email),
    eq(accountToken.purpose, "revert-email"),
    isNull(accountToken.usedAt),
    gt(accountToken.expiresAt, sql`now()`),
  );

/** Takes back an account's other ways to an earlier address that were opened after one of them was. */
export async function deleteLaterRecoveryTokens(
  on: Queryable,
  { accountId, createdAt }: Pick<StoredToken, "accountId" | "createdAt">,
): Promise<void> {
  await on
    .delete(accountToken)
    .where(
      and(
        eq(accountToken.accountId, accountId),
        eq(accountToken.purpose, "revert-email"),
        isNull(accountToken.usedAt),
        gte(accountToken.createdAt, createdAt),
      ),
    );
}

/** Removes the links that expired before a moment, and says how many. */
export async function deleteTokensExpiredBefore(moment: Date): Promise<number> {
  const { rowCount } = await database()
    .delete(accountToken)
    .where(lt(accountToken.expiresAt, moment));
  return rowCount ?? 0;
}

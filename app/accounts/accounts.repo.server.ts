import { and, eq, sql } from "drizzle-orm";
import { database, type Queryable, sqlState, withTransaction } from "~/platform/db/database.server";
import { account, accountToken } from "~/platform/db/schema.server";
import { emailRecoveryTokens } from "./account-tokens.repo.server";

const UNIQUE_VIOLATION = "23505";

type Chosen = Partial<Pick<typeof account.$inferInsert, "plan" | "billingPeriod">>;

/** The account with that email address, in the form that the use cases keep it in. */
export async function selectAccountByEmail(email: string) {
  const [row] = await database()
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(eq(sql`lower(${account.email})`, email));
  return row;
}

/** What is kept of an account's password; null where an outside provider keeps it. */
export async function selectPasswordHash(id: string): Promise<string | null> {
  const [row] = await database()
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, id));
  return row?.passwordHash ?? null;
}

/**
 * A new account that we keep the password of; undefined when the email is taken, or another account may
 * still go back to it.
 */
export async function insertAccount(
  values: Chosen & { email: string; displayName: string; passwordHash: string },
): Promise<{ id: string } | undefined> {
  try {
    return await withTransaction(async (tx) => {
      const [row] = await tx
        .insert(account)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: account.id });
      // Asked afterwards: whoever gives the address up has made a way back to it by the time that it is free.
      const [reserved] = await tx
        .select({ hash: accountToken.hash })
        .from(accountToken)
        .where(emailRecoveryTokens(values.email))
        .limit(1);
      if (row && reserved) throw new ReservedError();
      return row;
    });
  } catch (error) {
    if (error instanceof ReservedError) return undefined;
    throw error;
  }
}

/** Rolls back an account whose address another one may still go back to. */
class ReservedError extends Error {}

/** Keeps the same password in another form, unless it has been changed since `before` was read. */
export async function updatePasswordHash(
  id: string,
  { before, passwordHash }: { before: string; passwordHash: string },
): Promise<void> {
  await database()
    .update(account)
    .set({ passwordHash })
    .where(and(eq(account.id, id), eq(account.passwordHash, before)));
}

/**
 * Our row for an account of an outside provider: made at its first sign-in, then following the
 * provider's email, whether that is verified, and name. `conflict` when another row has the email.
 */
export async function upsertExternalAccount({
  externalId,
  email,
  isEmailVerified,
  displayName,
  ...chosen
}: Chosen & {
  externalId: string;
  email: string;
  isEmailVerified: boolean;
  displayName: string | null;
}): Promise<{ kind: "ok"; id: string } | { kind: "conflict" }> {
  try {
    const verifiedAt = isEmailVerified ? sql`now()` : null;
    const [row] = await database()
      .insert(account)
      .values({
        ...{ externalId, email, displayName: displayName ?? "", ...chosen },
        emailVerifiedAt: verifiedAt,
      })
      .onConflictDoUpdate({
        target: account.externalId,
        set: {
          email,
          // The first time that this address was seen to be verified stays.
          emailVerifiedAt: isEmailVerified
            ? sql`case when ${account.email} = excluded.email
                  then coalesce(${account.emailVerifiedAt}, now()) else now() end`
            : null,
          ...(displayName ? { displayName } : {}),
        },
      })
      .returning({ id: account.id });
    if (!row) throw new Error("The account was neither made nor found.");
    return { kind: "ok", id: row.id };
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return { kind: "conflict" };
    throw error;
  }
}

/** Deletes an account, and by cascade whatever is its alone. */
export async function deleteAccountRow(on: Queryable, id: string): Promise<void> {
  await on.delete(account).where(eq(account.id, id));
}

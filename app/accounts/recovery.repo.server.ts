import { and, eq, ne, sql } from "drizzle-orm";
import {
  database,
  type Queryable,
  sqlState,
  type Transaction,
} from "~/platform/db/database.server";
import { account, accountToken } from "~/platform/db/schema.server";
import { emailRecoveryTokens } from "./account-tokens.repo.server";

/** What the mails to an account's owner need. `isOwn`: we keep its password. */
export interface Addressee {
  accountId: string;
  email: string;
  displayName: string | null;
  isOwn: boolean;
  emailVerifiedAt: Date | null;
}

const addressee = {
  accountId: account.id,
  email: account.email,
  displayName: account.displayName,
  passwordHash: account.passwordHash,
  emailVerifiedAt: account.emailVerifiedAt,
};

const toAddressee = ({
  passwordHash,
  displayName,
  ...row
}: Omit<Addressee, "isOwn" | "displayName"> & {
  displayName: string;
  passwordHash: string | null;
}): Addressee => ({
  ...row,
  displayName: displayName || null,
  isOwn: passwordHash !== null,
});

/**
 * The account and its address, held until the transaction ends: what is written for it meanwhile waits.
 * Undefined when there is none; with `passwordHash`, also when its password is another one by now.
 */
export async function lockAccount(
  tx: Transaction,
  which: { accountId: string; passwordHash?: string | null } | { email: string },
): Promise<Addressee | undefined> {
  const [row] = await tx
    .select(addressee)
    .from(account)
    .where(
      "accountId" in which
        ? and(
            eq(account.id, which.accountId),
            which.passwordHash ? eq(account.passwordHash, which.passwordHash) : undefined,
          )
        : eq(sql`lower(${account.email})`, which.email),
    )
    .for("no key update");
  return row && toAddressee(row);
}

/** A new password's hash; with `emailIsProven`, the address is its owner's from now on. */
export async function updatePassword(
  on: Queryable,
  change: { accountId: string; passwordHash: string; emailIsProven?: boolean },
): Promise<void> {
  await on
    .update(account)
    .set({
      passwordHash: change.passwordHash,
      ...(change.emailIsProven ? { emailVerifiedAt: new Date() } : {}),
    })
    .where(eq(account.id, change.accountId));
}

/** Marks the address as its owner's, unless the account has another by now; false then. */
export async function updateEmailVerified(
  on: Queryable,
  { accountId, email }: { accountId: string; email: string },
): Promise<boolean> {
  const { rowCount } = await on
    .update(account)
    .set({ emailVerifiedAt: new Date() })
    .where(and(eq(account.id, accountId), eq(account.email, email)));
  return rowCount === 1;
}

/**
 * Gives an account an address that has proved to be its owner's. Throws `EmailTakenError` where it is
 * another account's, or one that another account may go back to.
 */
export async function updateEmail(
  tx: Transaction,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  try {
    await tx
      .update(account)
      .set({ email, emailVerifiedAt: new Date() })
      .where(eq(account.id, accountId));
  } catch (error) {
    if (sqlState(error) === "23505") throw new EmailTakenError({ cause: error });
    throw error;
  }
  // Asked afterwards: whoever gives the address up has made a way back to it by the time that it is free.
  if (await selectIsReserved(tx, { email, accountId })) throw new EmailTakenError();
}

/** An address cannot be given to an account. Thrown so that the transaction is rolled back. */
export class EmailTakenError extends Error {
  constructor(options?: ErrorOptions) {
    super("The email address is another account's.", options);
    this.name = "EmailTakenError";
  }
}

/** Whether another account has the address, or may go back to it. */
export async function selectIsTaken(
  on: Queryable,
  { email, accountId }: { email: string; accountId: string },
): Promise<boolean> {
  const [row] = await on
    .select({ id: account.id })
    .from(account)
    .where(and(eq(sql`lower(${account.email})`, email), ne(account.id, accountId)));
  return row !== undefined || (await selectIsReserved(on, { email, accountId }));
}

async function selectIsReserved(
  on: Queryable,
  { email, accountId }: { email: string; accountId: string },
): Promise<boolean> {
  const [row] = await on
    .select({ hash: accountToken.hash })
    .from(accountToken)
    .where(and(emailRecoveryTokens(email), ne(accountToken.accountId, accountId)))
    .limit(1);
  return row !== undefined;
}

/** Whether an account's address proved to be its owner's, and who keeps its password. */
export async function selectSignIn(accountId: string) {
  const [row] = await database()
    .select({
      emailVerifiedAt: account.emailVerifiedAt,
      passwordHash: account.passwordHash,
      externalId: account.externalId,
    })
    .from(account)
    .where(eq(account.id, accountId));
  return {
    isVerified: row?.emailVerifiedAt != null,
    isOwn: row?.passwordHash != null,
    isExternal: row?.externalId != null,
  };
}

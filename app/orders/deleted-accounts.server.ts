import type { Queryable } from "~/platform/db/database.server";
import { detachDisputes, detachMessages, detachOrders } from "./deleted-accounts.repo.server";

/** The name shown for a buyer whose account was deleted. */
export const deletedCustomerName = "Deleted account";

/**
 * Keeps what sellers need of an account's orders when the account is deleted: number, part, quantity,
 * amount, dates and status, without who bought or what they wrote. Joins the caller's transaction.
 */
export async function anonymizeOrders(
  on: Queryable,
  { accountId }: { accountId: string },
): Promise<void> {
  await detachOrders(on, { accountId, customerName: deletedCustomerName });
  await detachMessages(on, { accountId, text: "Removed with the account." });
  await detachDisputes(on, { accountId, message: "Removed with the account." });
}

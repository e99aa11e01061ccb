import type { Queryable } from "~/platform/db/database.server";
import {
  detachDisputes,
  detachMessages,
  detachOrders,
  detachReasons,
  lockOrders,
} from "./deleted-accounts.repo.server";

/** The name shown for a buyer whose account was deleted. */
export const deletedCustomerName = "Deleted account";
/** What stands in place of what such an account wrote. */
const removedText = "Removed with the account.";

/**
 * Keeps what sellers need of an account's orders when the account is deleted: number, part, quantity,
 * amount, dates and status, without who bought or what they wrote; and what buyers need of what it sold. Joins the
 * caller's transaction.
 */
export async function anonymizeOrders(
  on: Queryable,
  { accountId }: { accountId: string },
): Promise<void> {
  // As whoever moves a return, a deposit or a dispute of them does first.
  await lockOrders(on, accountId);
  await detachReasons(on, { accountId, text: removedText });
  await detachOrders(on, { accountId, customerName: deletedCustomerName });
  await detachMessages(on, { accountId, text: removedText });
  await detachDisputes(on, { accountId, message: removedText });
}

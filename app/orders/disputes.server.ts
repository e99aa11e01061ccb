import { logger } from "~/platform/log/logger.server";
import { insertDispute, type NewDispute, selectOpenDispute } from "./disputes.repo.server";
import { emitOrderEvents } from "./order-listeners.server";

export type OpenDisputeOutcome =
  | { kind: "opened"; ticket: string }
  | { kind: "refused"; reason: "not-found" }
  | { kind: "refused"; reason: "open-already"; ticket: string };

/**
 * Opens a dispute about an order that the account bought, as a support ticket. While one is open
 * there is no second one. Samples belong to nobody, so nobody can dispute them.
 */
export async function openDispute({
  origin,
  ...dispute
}: NewDispute & {
  /** What links in mails about it begin with. */
  origin?: string;
}): Promise<OpenDisputeOutcome> {
  const ticket = await insertDispute(dispute, (tx, opened) =>
    emitOrderEvents(tx, [{ kind: "dispute", by: "buyer", origin, ...opened }]),
  );
  if (ticket !== undefined) {
    const { orderNumber, reason } = dispute;
    // What support goes by: the order's row says the rest.
    logger().info({ ticket, orderNumber, reason }, "a dispute was opened");
    return { kind: "opened", ticket };
  }
  const { orderNumber: number, buyerAccountId } = dispute;
  const open = await selectOpenDispute({ number, buyerAccountId });
  return open === undefined
    ? { kind: "refused", reason: "not-found" }
    : { kind: "refused", reason: "open-already", ticket: open };
}

import { formatAmount } from "~/content/format";
import { eventsOfOrder } from "~/orders/order-lines.server";
import { noteOrderEvent } from "~/orders/order-records.server";
import { logger } from "~/platform/log/logger.server";
import { sumOf } from "./refund-amounts";
import { inTransaction, selectDenied, updateDecided } from "./refunds.repo.server";
import { enterPaid } from "./refunds.server";

/* What support sees and decides of refunds that the two sides of an order do not agree on, from its command. */

/** Refunds that their buyers have denied as often as they can, those that have waited longest first. */
export const listDenied = () => selectDenied();

export type DeniedRefund = NonNullable<Awaited<ReturnType<typeof getDenied>>>;

/** One of them with what was said of its order's refunds; undefined where it does not wait for support. */
export async function getDenied(id: string) {
  const [found] = await selectDenied(id);
  if (!found) return undefined;
  const events = await eventsOfOrder(found.orderId);
  return { ...found, events: events.filter(({ kind }) => kind.startsWith("refund")) };
}

/**
 * Support's word about one of them: it counts as paid, or the seller owes it still and can say again that they paid.
 * Whether it waited for that.
 */
export async function decideRefund({
  id,
  isPaid,
  why,
  supporter,
}: {
  id: string;
  isPaid: boolean;
  /** Both sides read it. */
  why: string;
  supporter: string;
}): Promise<boolean> {
  const isDecided = await inTransaction(
    async (tx) => {
      const decided = await updateDecided(tx, { id, isPaid });
      if (!decided) return false;
      if (isPaid) await enterPaid(tx, id, decided, "counter");
      await noteOrderEvent(tx, {
        ...{ orderId: decided.orderId, by: "support" },
        kind: isPaid ? "refund-paid" : "refund-denied",
        detail: { amount: formatAmount(sumOf(decided)), reason: why },
      });
      return true;
    },
    { isIdempotent: true },
  );
  if (isDecided)
    logger().info({ refundId: id, isPaid, supporter, why }, "support decided a refund");
  return isDecided;
}

import { selectReportedLines, selectReportedOrder } from "./order-report.repo.server";

/** An order and one of its events, with all that a mail about it says. */
export type OrderReport = NonNullable<Awaited<ReturnType<typeof reportOrder>>>;

/** What to tell of an event of an order; undefined where the order is no longer there. */
export async function reportOrder(of: { orderId: string; eventId: string }) {
  const [order, lines] = await Promise.all([
    selectReportedOrder(of),
    selectReportedLines(of.orderId),
  ]);
  return order && { ...order, lines };
}

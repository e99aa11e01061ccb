import { formatAmount } from "~/content/format";
import { momentText, plain } from "~/disputes/ticket-text.server";
import { eventTitle } from "~/orders/order-events";
import { sumOf } from "./refund-amounts";
import type { DeniedRefund, listDenied } from "./support.server";

/* What support reads of refunds in a terminal. */

/** A line for each refund. */
export function deniedList(refunds: Awaited<ReturnType<typeof listDenied>>): string[] {
  if (refunds.length === 0) return ["No refunds wait for support."];
  return refunds.map(({ id, orderNumber, createdAt, customerName, sellerName, ...amounts }) =>
    plain(
      [
        ...[id, createdAt.toISOString().slice(0, 10), orderNumber, formatAmount(sumOf(amounts))],
        `${customerName} ↔ ${sellerName}`,
      ].join("  "),
    ),
  );
}

/** All of a refund. */
export function deniedText(refund: DeniedRefund): string[] {
  const { id, orderNumber, customerName, sellerName, lineName, why, createdAt } = refund;
  return [
    `${id}: ${formatAmount(sumOf(refund))}, the buyer has said ${refund.denials} times that they don't have it`,
    `Order:  ${orderNumber}`,
    `Buyer:  ${customerName}`,
    `Seller: ${sellerName}`,
    `For:    ${lineName ?? "the order"}, granted ${momentText(createdAt)}: ${why}`,
    "",
    "Refunds of the order so far:",
    ...refund.events.map(
      ({ kind, by, at, detail }) =>
        `  ${momentText(at)}  ${eventTitle(kind, by)}${detail.amount ? `, ${detail.amount}` : ""}${detail.reason ? `: ${detail.reason}` : ""}`,
    ),
  ].map(plain);
}

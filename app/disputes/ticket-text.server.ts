import { conditionDetail } from "~/catalog/delivery";
import { formatAmount } from "~/content/format";
import type { OrderPhoto } from "~/order-photos/order-photo";
import { quoted } from "~/orders/order-fit";
import type { OrderParty, PhotoState } from "~/platform/enums";
import { conditionsText } from "~/search/fitment/conditions-text";
import { vehicleName } from "~/vehicles/vehicle-name";
import { disputeReasonLabels, disputeStatus, entryWords } from "./dispute-words";
import type { listTickets, Ticket } from "./support.server";

/* What support reads of disputes in a terminal. */

/** Without what a terminal would act on: people wrote it. */
export const plain = (text: string) =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, " ");

export const momentText = (at: Date) => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** A line for each ticket. */
export function ticketList(tickets: Awaited<ReturnType<typeof listTickets>>): string[] {
  if (tickets.length === 0) return ["No disputes are open."];
  return tickets.map((ticket) => {
    const { number, orderNumber, reason, lineName, customerName, sellerName, createdAt } = ticket;
    return plain(
      [
        number,
        disputeStatus(ticket).label,
        createdAt.toISOString().slice(0, 10),
        orderNumber,
        disputeReasonLabels[reason],
        lineName ?? "The whole order",
        `${customerName} ↔ ${sellerName}`,
      ].join("  "),
    );
  });
}

/** All of a ticket. */
export function ticketText(ticket: Ticket): string[] {
  const { number, orderNumber, stage, payment, customerName, sellerName } = ticket;
  const names: Record<OrderParty, string> = {
    ...{ buyer: customerName, seller: sellerName },
    ...{ support: "Support", system: "System" },
  };
  const isOpen = ticket.status !== "closed";
  const lines = [
    `${number}: ${disputeStatus(ticket).label}${ticket.status === "open" ? `, the seller has until ${momentText(ticket.answerBy)}` : ""}`,
    `Order:  ${orderNumber} (${stage}, paid ${payment === "counter" ? "at the counter" : "through the site"})`,
    `Buyer:  ${customerName}`,
    `Seller: ${sellerName}`,
    `Wrong:  ${disputeReasonLabels[ticket.reason]}`,
    "",
    ticket.lineName === null ? "The whole order, as it was sold:" : "As it was sold:",
    ...ticket.lines.flatMap(soldText),
    "",
    "What was said:",
    ...said(ticket.createdAt, names.buyer, ticket.message, ticket.photos),
    ...ticket.entries.flatMap((entry) =>
      said(
        entry.createdAt,
        entry.supporter ? `${names[entry.by]} (${entry.supporter})` : names[entry.by],
        entryWords(entry),
        entry.photos,
      ),
    ),
    "",
    ticket.refunds.length > 0
      ? "Refunded of the order so far:"
      : "Nothing of the order is refunded.",
    ...ticket.refunds.map(
      ({ createdAt, cents, lineName, by, why }) =>
        `  ${momentText(createdAt)}  ${formatAmount(cents)}  ${lineName ?? "the order"}, by ${by}: ${why}`,
    ),
    ...(isOpen || ticket.leftCents > 0
      ? [
          `Left to refund by this dispute: ${formatAmount(ticket.leftCents)} (${ticket.leftCents} cents)${isOpen ? "" : ", though it is closed"}`,
        ]
      : []),
  ];
  return lines.flatMap((line) => plain(line).split("\n"));
}

const said = (at: Date, who: string, text: string, photos: readonly OrderPhoto[]): string[] => [
  `  ${momentText(at)}  ${who}:`,
  ...text.split("\n").map((line) => `    ${line}`),
  ...photos.map(({ src, state }, at) => `    Photo ${at + 1}: ${photoText[state] ?? src}`),
];

/** Of a photo that there is nothing to see of. */
const photoText: Partial<Record<PhotoState, string>> = {
  received: "not read yet, look again in a minute",
  rejected: "damaged",
};

function soldText(line: Ticket["lines"][number]): string[] {
  const { name, partNumber, quantity, priceCents, coreCents, listingId, photoHashes, fit } = line;
  return [
    `  ${quantity} × ${name}, ${partNumber}, ${conditionDetail(line)}, ${formatAmount(priceCents)} each`,
    ...(coreCents > 0
      ? [`    Core deposit ${formatAmount(coreCents)} each, not part of this`]
      : []),
    `    Listing ${listingId}; ${photoHashes.length > 0 ? `photos ${photoHashes.map((hash) => hash.slice(0, 12)).join(", ")}` : "no photos"}`,
    ...(fit ? fitText(fit) : ["    Bought for no car"]),
  ];
}

function fitText({ vehicle, verdict, statement }: NonNullable<Ticket["lines"][number]["fit"]>) {
  const { row } = verdict;
  const conditions =
    "conditions" in verdict && verdict.conditions.length > 0
      ? `, if ${conditionsText(verdict.conditions)}`
      : "";
  return [
    `    Bought for ${vehicleName(vehicle)}: ${verdict.fit}${conditions}`,
    ...(row
      ? [
          `    By the row ${[row.make, row.model, row.y0 === row.y1 ? row.y0 : `${row.y0}–${row.y1}`, row.engine, row.note].filter(Boolean).join(" ")} (${row.source})`,
        ]
      : []),
    ...(statement ? [`    The buyer confirmed: ${quoted(statement)}`] : []),
  ];
}

import { attachPhotos, photosOf } from "~/order-photos/order-photos.server";
import { addBusinessDays } from "~/orders/business-days";
import { keptFit } from "~/orders/order-fit.server";
import { noteOrderEvent } from "~/orders/order-records.server";
import { keptPictures } from "~/photos/order-pictures.server";
import { newId } from "~/platform/db/id.server";
import type { DisputeReason } from "~/platform/enums";
import { logger } from "~/platform/log/logger.server";
import { chooseLine } from "./dispute.schema";
import { movesOf } from "./dispute-graph";
import { disputesPerLine, wholeOrder } from "./dispute-words";
import {
  insertDispute,
  inTransaction,
  lockPurchase,
  selectDisputable,
  selectDispute,
  selectDisputes,
  selectEntries,
  selectLeft,
  selectRefunded,
  selectSoldLines,
} from "./disputes.repo.server";
import { sumOfLeft } from "./refund-split";

export {
  selectDisputes as disputesOf,
  selectFrozenCents as frozenCents,
  selectLeft as leftOfDispute,
  selectOpenNumbers as openDisputesOf,
} from "./disputes.repo.server";

/** How long a seller has to answer. */
export const answerDays = 3;

export type OpenDisputeOutcome =
  | { kind: "opened"; ticket: string }
  /** `not-now`: it was canceled. */
  | { kind: "refused"; reason: "not-found" | "not-now" }
  | { kind: "refused"; reason: "open-already"; ticket: string }
  /** `ticket`: the last one about it. */
  | { kind: "refused"; reason: "too-many"; ticket: string }
  /** `message`: what the field of the part says. */
  | { kind: "refused"; reason: "which-line"; message: string };

/** What can be disputed of an account's purchase; undefined where there is none such. */
export async function getDisputable(of: { accountId: string; orderNumber: string }) {
  const rows = await selectDisputable(of);
  const [first] = rows;
  if (!first) return undefined;
  const lines = rows.map(({ vehicle, verdict, fitStatement, ...line }) => ({
    ...{ id: line.lineId, name: line.name, quantity: line.quantity },
    canBeOpened: line.isDisputable && line.timesOpened < disputesPerLine,
    isExhausted: line.isDisputable && line.timesOpened >= disputesPerLine,
    fit: keptFit({ vehicle, verdict, fitStatement }),
  }));
  const isOver = first.stage === "canceled" || first.stage === "declined";
  return {
    number: of.orderNumber,
    lines: isOver ? [] : lines.filter(({ canBeOpened }) => canBeOpened),
    /** The first line that was disputed as often as it can be. */
    exhaustedId: isOver ? undefined : lines.find(({ isExhausted }) => isExhausted)?.id,
    /** Nothing of it is disputed: it can be about all of it that did not arrive. */
    canBeWhole:
      !isOver &&
      lines.length > 1 &&
      rows.every(
        (row) => row.isCanceled || (row.isDisputable && row.timesOpened < disputesPerLine),
      ),
  };
}

export interface OpenedDispute {
  orderNumber: string;
  buyerAccountId: string;
  /** A line's id, `all`, or blank where the order has one alone. */
  line?: string;
  reason: DisputeReason;
  message: string;
  /** Ids of photos that the account sent with it. */
  photoIds?: readonly string[];
  /** What links in mails about it begin with. */
  origin?: string;
}

/**
 * Opens a dispute about a line of an order that the account bought, as a support ticket. While one about it is open there
 * is no second one, and after so many about a line there is no other. Samples belong to nobody, so nobody can dispute them.
 */
export async function openDispute({
  orderNumber,
  buyerAccountId: accountId,
  line = "",
  reason,
  message,
  photoIds = [],
  origin,
}: OpenedDispute): Promise<OpenDisputeOutcome> {
  const of = { accountId, orderNumber };
  const outcome = await inTransaction<OpenDisputeOutcome>(
    async (tx) => {
      await lockPurchase(tx, of);
      const lines = await selectDisputable(of, tx);
      const [first] = lines;
      if (!first) return { kind: "refused", reason: "not-found" };
      const isOver = first.stage === "canceled" || first.stage === "declined";
      const sold = lines.filter(({ isCanceled }) => !isCanceled);
      if (isOver || sold.length === 0) return { kind: "refused", reason: "not-now" };
      const chosen = chosenOf(line, sold, reason);
      if (chosen.kind === "bad")
        return { kind: "refused", reason: "which-line", message: chosen.message };
      const about = sold.filter(({ lineId }) => chosen.lineId === null || lineId === chosen.lineId);
      if (about.length === 0) return { kind: "refused", reason: "not-found" };
      const isOpen = about.some(({ isDisputable }) => !isDisputable);
      if (isOpen || about.some(({ timesOpened }) => timesOpened >= disputesPerLine)) {
        // The newest first.
        const last = (await selectDisputes(accountId, orderNumber, tx)).find(
          ({ lineId, status }) =>
            (chosen.lineId === null || lineId === null || lineId === chosen.lineId) &&
            (!isOpen || status !== "closed"),
        );
        const ticket = last?.number ?? "";
        return { kind: "refused", reason: isOpen ? "open-already" : "too-many", ticket };
      }
      const { orderId } = first;
      const id = newId();
      const ticket = await insertDispute(tx, {
        ...{ id, orderId, lineId: chosen.lineId, accountId, reason, message },
        answerBy: addBusinessDays(new Date(), answerDays),
      });
      const by = "buyer";
      await attachPhotos(tx, {
        ...{ orderId, by, accountId, subject: "dispute", subjectId: id, photoIds },
      });
      await noteOrderEvent(tx, {
        ...{ id, orderId, kind: "dispute", by, origin },
        detail: { ticket },
      });
      return { kind: "opened", ticket };
    },
    // A second time finds it open.
    { isIdempotent: true },
  );
  if (outcome.kind === "opened")
    // What support goes by: the order's row says the rest.
    logger().info({ ticket: outcome.ticket, orderNumber, reason }, "a dispute was opened");
  return outcome;
}

/** Which line a dispute is about; null for all of its order. */
function chosenOf(
  line: string,
  sold: readonly { lineId: string }[],
  reason: DisputeReason,
): { kind: "ok"; lineId: string | null } | { kind: "bad"; message: string } {
  const [only, another] = sold;
  if (line === wholeOrder && another)
    return reason === "did-not-arrive"
      ? { kind: "ok", lineId: null }
      : {
          kind: "bad",
          message: "Choose one part: the whole order can only be what didn't arrive.",
        };
  if (line !== "" && line !== wholeOrder) return { kind: "ok", lineId: line };
  return another || !only
    ? { kind: "bad", message: chooseLine }
    : { kind: "ok", lineId: only.lineId };
}

/** How a dispute is, as one of its sides sees it; null where it is none of the account's. */
export async function getDispute(
  { accountId, ticket }: { accountId: string; ticket: string },
  now = new Date(),
) {
  const row = await selectDispute({ accountId }, ticket);
  if (!row || row.side === "support") return null;
  const { id, orderId, lineId, stage: _, side, ...dispute } = row;
  const [entries, lines, left, refundedCents] = await Promise.all([
    selectEntries(id),
    selectSoldLines({ orderId, lineId }),
    selectLeft(id),
    selectRefunded(id),
  ]);
  const [pictures, shown] = await Promise.all([
    Promise.all(lines.map(({ photoHashes, name }) => keptPictures(photoHashes, name))),
    photosOf([id, ...entries.map((entry) => entry.id)]),
  ]);
  return {
    ...dispute,
    side,
    /** Sent when it was opened. */
    photos: shown.get(id) ?? [],
    // Who of support decided is support's own business.
    entries: entries.map(({ supporter: _supporter, ...entry }) => ({
      ...entry,
      photos: shown.get(entry.id) ?? [],
    })),
    lines: lines.map(({ photoHashes: _, vehicle, verdict, fitStatement, ...line }, at) => ({
      ...line,
      pictures: pictures[at] ?? [],
      fit: keptFit({ vehicle, verdict, fitStatement }),
    })),
    leftCents: sumOfLeft(left),
    refundedCents,
    moves: movesOf(side, { ...dispute, entries }, now),
    /** Of what is written next. */
    entryId: newId(),
  };
}

import { attachPhotos, photosOf } from "~/order-photos/order-photos.server";
import { addBusinessDays } from "~/orders/business-days";
import { keptFit } from "~/orders/order-fit.server";
import { eventsOfOrder } from "~/orders/order-lines.server";
import { noteOrderEvent } from "~/orders/order-records.server";
import { keptPictures } from "~/photos/order-pictures.server";
import type { Queryable } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import type { ReturnReason } from "~/platform/enums";
import { consumeLimit, type Limit } from "~/platform/limits/rate-limit.server";
import { type ChoiceErrors, parseChoice, type ReturnChoice } from "./return.schema";
import {
  amountsOfReturn,
  isSellersFault,
  type ReturnAmounts,
  returnableUntil,
  usualReturnDays,
} from "./return-amounts";
import type { ReturnableLine, ReturnDetails, ReturnListItem, ReturnPlan } from "./return-details";
import { answerDays } from "./return-graph";
import { stepText } from "./return-words";
import {
  insertReturn,
  inTransaction,
  selectReturn,
  selectReturnableLines,
  selectReturnableOrder,
  selectReturnMoney,
  selectReturnNumber,
  selectReturns,
} from "./returns.repo.server";

/** What goes back for pieces of a line, as its order's money stands in `on`. */
export async function amountsNow(
  on: Queryable | undefined,
  {
    orderId,
    lineId,
    ...of
  }: { orderId: string; lineId: string; quantity: number; priceCents: number; isFault: boolean },
): Promise<ReturnAmounts> {
  const { money, calledOffCents, before } = await selectReturnMoney(on, { orderId, lineId });
  const sum = (rows: typeof before) =>
    rows.reduce((cents, { worthCents }) => cents + worthCents, 0);
  const faults = before.filter(({ reason, ...row }) => isSellersFault(reason, keptFit(row)));
  const returned = {
    ...{ partsCents: sum(before) + calledOffCents, faultCents: sum(faults) },
    calledOffCents,
  };
  return amountsOfReturn(of, { ...money, returned });
}

type OrderOf = { number: string; accountId: string };
type OwnOrder = NonNullable<Awaited<ReturnType<typeof selectReturnableOrder>>>;
type Line = Awaited<ReturnType<typeof selectReturnableLines>>[number];

/** Its buyer has the parts, and since when; undefined where that is not so yet. */
const hasSince = ({ stage, deliveredAt }: OwnOrder): Date | undefined =>
  (stage === "completed" || stage === "delivered") && deliveredAt ? deliveredAt : undefined;

const isReturnable = ({ left, leftCents, open, isDisputed }: Line) =>
  left > 0 && leftCents > 0 && open === null && !isDisputed;

const shownLine = ({ id, name, partNumber, left, priceCents, ...row }: Line): ReturnableLine => ({
  ...{ id, name, partNumber, left, priceCents },
  fit: keptFit(row),
});

/** Whether any of an order's parts can still go back, for whatever reason: its buyer has them, and not all of the money. */
function isOpen(order: OwnOrder, now: Date): boolean {
  const since = hasSince(order);
  return (
    since !== undefined &&
    order.leftCents > 0 &&
    now <= returnableUntil({ since, returnDays: order.returnDays }, true)
  );
}

/** The returns of an order that an account bought or sold, and whether it can ask for one. */
export async function returnsOf(
  of: OrderOf,
  now = new Date(),
): Promise<{ returns: ReturnListItem[]; canAsk: boolean }> {
  const [returns, order] = await Promise.all([
    selectReturns(of),
    selectReturnableOrder(undefined, of),
  ]);
  if (!order || !isOpen(order, now)) return { returns, canAsk: false };
  const lines = await selectReturnableLines(undefined, order.id);
  return { returns, canAsk: lines.some(isReturnable) };
}

/** What the form shows: the lines that can go back, by whom and until when; undefined for an order of others. */
export async function getReturnForm(of: OrderOf) {
  const order = await selectReturnableOrder(undefined, of);
  if (!order) return undefined;
  const lines = await selectReturnableLines(undefined, order.id);
  return {
    order: {
      number: order.number,
      sellerName: order.sellerName,
      returnDays: order.returnDays ?? usualReturnDays,
    },
    lines: isOpen(order, new Date()) ? lines.filter(isReturnable).map(shownLine) : [],
    returnId: newId(),
  };
}

export interface ChosenReturn {
  line: string;
  quantity: number;
  reason: ReturnReason;
}

type PlanOutcome =
  | { kind: "ok"; plan: ReturnPlan }
  | { kind: "refused"; reason: "not-found" }
  | { kind: "refused"; reason: "bad"; errors: ChoiceErrors };

const bad = (errors: ChoiceErrors): PlanOutcome => ({ kind: "refused", reason: "bad", errors });

/** What somebody would get back for pieces of an order, or why they cannot go back. */
async function planReturn(of: OrderOf, chosen: ChosenReturn): Promise<PlanOutcome> {
  const order = await selectReturnableOrder(undefined, of);
  return order ? plan(undefined, order, chosen) : { kind: "refused", reason: "not-found" };
}

/**
 * The same for what an address says: nothing is planned before all of it is chosen, and nothing is wrong before it is
 * sent. A link may name the line alone.
 */
export async function planChosen(
  of: OrderOf,
  choice: ReturnChoice,
): Promise<{ choice: ReturnChoice; errors: ChoiceErrors; plan?: ReturnPlan }> {
  if (choice.quantity === "" && choice.reason === "") return { choice, errors: {} };
  const chosen = parseChoice(choice);
  if (chosen.kind === "bad") return { choice, errors: chosen.errors };
  const planned = await planReturn(of, chosen);
  if (planned.kind === "ok") return { choice, errors: {}, plan: planned.plan };
  const errors = planned.reason === "bad" ? planned.errors : { line: "Choose the part." };
  return { choice, errors };
}

async function plan(
  on: Queryable | undefined,
  order: OwnOrder,
  { line: lineId, quantity, reason }: ChosenReturn,
): Promise<PlanOutcome> {
  const since = hasSince(order);
  const line = (await selectReturnableLines(on, order.id)).find(({ id }) => id === lineId);
  if (!line) return { kind: "refused", reason: "not-found" };
  if (!since) return bad({ line: "You can return it once you have it." });
  if (line.open) return bad({ line: `Return ${line.open} of this part isn't over yet.` });
  if (line.isDisputed) return bad({ line: "A dispute about this part is open. It comes first." });
  if (line.left <= 0) return bad({ line: "None of it is left to return." });
  if (quantity > line.left)
    return bad({ quantity: `${line.left === 1 ? "One is" : `${line.left} are`} left to return.` });
  const shown = shownLine(line);
  const isFault = isSellersFault(reason, shown.fit);
  if (new Date() > returnableUntil({ since, returnDays: order.returnDays }, isFault))
    return bad({ reason: tooLate(order, isFault) });
  const { priceCents } = line;
  const of = { orderId: order.id, lineId, quantity, priceCents, isFault };
  const amounts = await amountsNow(on, of);
  if (amounts.partsCents === 0) return bad({ line: "All of it was paid back already." });
  return { kind: "ok", plan: { line: shown, quantity, reason, isFault, amounts } };
}

function tooLate({ sellerName, returnDays }: OwnOrder, isFault: boolean): string {
  const days = returnDays ?? usualReturnDays;
  if (days === 0 && !isFault) return `${sellerName} takes no returns for that reason.`;
  return `The ${isFault ? Math.max(days, usualReturnDays) : days} days to return it for that reason are over.`;
}

/** How often returns are asked for about an order within a day: each is told to the seller. */
const asksPerOrder: Limit = { name: "order-return", points: 20, seconds: 86_400 };

export type AskReturnOutcome =
  | { kind: "asked"; number: string }
  | { kind: "refused"; reason: "not-found" | "too-many" }
  | { kind: "refused"; reason: "bad"; errors: ChoiceErrors };

/** Asks a seller to take pieces back. `id`: the return's; asking again with it changes nothing. */
export async function askReturn(
  {
    id,
    photoIds,
    message,
    origin,
    ...asked
  }: OrderOf &
    ChosenReturn & {
      id: string;
      message: string;
      /** Photos that the account sent with it. */
      photoIds: readonly string[];
      /** What links in mails about it begin with. */
      origin?: string;
    },
  { limit = asksPerOrder }: { limit?: Limit } = {},
): Promise<AskReturnOutcome> {
  const { number, accountId, quantity, reason } = asked;
  const use = await consumeLimit(limit, `${number} ${accountId}`);
  if (use.kind === "limited") return { kind: "refused", reason: "too-many" };
  return inTransaction(
    async (tx): Promise<AskReturnOutcome> => {
      // Of two that ask at once the second sees what the first asked for.
      const order = await selectReturnableOrder(tx, { number, accountId }, { isLocked: true });
      if (!order) return { kind: "refused", reason: "not-found" };
      const known = await selectReturnNumber(tx, { id, orderId: order.id });
      if (known) return { kind: "asked", number: known };
      const planned = await plan(tx, order, asked);
      if (planned.kind === "refused") return planned;
      const { line } = planned.plan;
      const row = { id, orderId: order.id, lineId: line.id, quantity, reason, message };
      const answerBy = addBusinessDays(new Date(), answerDays);
      const written = await insertReturn(tx, { ...row, answerBy });
      const of = { orderId: order.id, by: "buyer", accountId } as const;
      await attachPhotos(tx, { ...of, subject: "return", subjectId: id, photoIds });
      await noteOrderEvent(tx, {
        ...{ orderId: order.id, kind: "return-asked", by: "buyer", origin },
        detail: {
          ...{ return: written, step: stepText({ quantity, partName: line.name }, { reason }) },
          ...(message && { reason: message }),
        },
      });
      return { kind: "asked", number: written };
    },
    { isIdempotent: true },
  );
}

/** One of an account's returns, with all that its page shows; undefined where it has none of that number. */
export async function getReturn(of: OrderOf): Promise<ReturnDetails | undefined> {
  const row = await selectReturn(of);
  if (!row) return undefined;
  const { id, orderId, lineId, vehicle, verdict, fitStatement, photoHashes, refunded, ...shown } =
    row;
  const fit = keptFit({ vehicle, verdict, fitStatement });
  const isFault = isSellersFault(row.reason, fit);
  const { number, quantity, priceCents } = row;
  const [pictures, photos, events, amounts] = await Promise.all([
    keptPictures(photoHashes, row.partName),
    photosOf([id]),
    eventsOfOrder(orderId),
    refunded ?? amountsNow(undefined, { orderId, lineId, quantity, priceCents, isFault }),
  ]);
  return {
    ...shown,
    ...{ fit, isFault, pictures, amounts },
    photos: photos.get(id) ?? [],
    events: events.flatMap(({ detail, ...event }) =>
      // Those of this return: an order can have several.
      detail.return === number
        ? [{ ...event, ...(detail.reason && { reason: detail.reason }) }]
        : [],
    ),
  };
}

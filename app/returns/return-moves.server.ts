import * as z from "zod";
import { splitRefund } from "~/disputes/refund-split";
import { keptFit } from "~/orders/order-fit.server";
import { restock } from "~/orders/order-lines.server";
import { noteOrderEvent } from "~/orders/order-records.server";
import type { Queryable } from "~/platform/db/database.server";
import type { ReturnState } from "~/platform/enums";
import { defineJob } from "~/platform/jobs/jobs.server";
import { oneByOne } from "~/platform/jobs/one-by-one.server";
import { grantRefund } from "~/refunds/refunds.server";
import type { SaidOfReturn } from "./return.schema";
import { isSellersFault, type ReturnAmounts, sumOfReturn } from "./return-amounts";
import {
  type ReminderState,
  type ReturnArrow,
  type ReturnArrowName,
  returnArrows,
  returnReminders,
  sendDays,
} from "./return-graph";
import { reasonText, stepText } from "./return-words";
import {
  inTransaction,
  lockReturn,
  type ReturnToMove,
  selectDue,
  selectToRemind,
  updateReminded,
  updateReturn,
} from "./returns.repo.server";
import { amountsNow } from "./returns.server";

export type MoveReturnOutcome =
  | { kind: "moved"; state: ReturnState }
  | { kind: "refused"; reason: "not-found" }
  /** The return has come too far for that, or not far enough. */
  | { kind: "refused"; reason: "not-now"; state: ReturnState }
  /** It went on and came back to that state after the page was made. */
  | { kind: "refused"; reason: "moved-on" }
  /** A dispute about the part decides about the money, or the order is not paid yet. */
  | { kind: "refused"; reason: "in-dispute" | "not-paid" };

export interface ReturnMove {
  number: string;
  accountId: string;
  arrow: ReturnArrowName;
  said?: SaidOfReturn;
  /** Since when the buyer's page, or the seller's, said that it has not arrived; blank for not at all. */
  seenMissing?: string;
  /** What links in mails about it begin with. */
  origin?: string;
}

/**
 * Moves a return on along one arrow of the graph, for the account on that arrow's side, with the money and the pieces
 * that go with it. Doing it again changes nothing and gives the same answer; a return of others is not found.
 */
export async function moveReturn({
  number,
  accountId,
  ...move
}: ReturnMove): Promise<MoveReturnOutcome> {
  const { by: side }: ReturnArrow = returnArrows[move.arrow];
  if (side !== "buyer" && side !== "seller") return { kind: "refused", reason: "not-found" };
  return inTransaction((tx) => follow(tx, { number, side, accountId }, move), {
    isIdempotent: true,
  });
}

type LockedReturn = NonNullable<Awaited<ReturnType<typeof lockReturn>>>;

async function follow(
  tx: Queryable,
  of: ReturnToMove,
  { arrow: name, said = {}, seenMissing = "", origin }: Omit<ReturnMove, "number" | "accountId">,
): Promise<MoveReturnOutcome> {
  const arrow: ReturnArrow = returnArrows[name];
  const found = await lockReturn(tx, of);
  if (!found) return { kind: "refused", reason: "not-found" };
  const { id, number, orderId, state } = found;
  if (state === arrow.to && isSameParcel(arrow, found, said)) return { kind: "moved", state };
  if (!arrow.from.includes(state) || (arrow.once && found.isTraced))
    return { kind: "refused", reason: "not-now", state };
  // While a dispute is open it decides, whatever the clock read before it was opened.
  if (of.side === "system" && found.isDisputed) return { kind: "refused", reason: "in-dispute" };
  if (arrow.again && (found.missingAt?.toISOString() ?? "") !== seenMissing)
    return { kind: "refused", reason: "moved-on" };
  const paid = arrow.refunds ? await payBack(tx, found, { by: of.side, origin }) : undefined;
  if (paid?.kind === "refused") return paid;
  const { reason, ...noted } = said;
  const isMoved = await updateReturn(tx, id, arrow, {
    ...noted,
    ...(reason !== undefined && arrow.to === "refused" && { answer: reason }),
    ...(arrow.to === "granted" && { sendBy: new Date(Date.now() + sendDays * 86_400_000) }),
  });
  // Whoever moves it holds its order.
  if (!isMoved) throw new Error(`The return ${number} was moved by who does not hold its order.`);
  if (said.isRestocked)
    await restock(tx, orderId, [{ lineId: found.lineId, quantity: found.quantity }]);
  const words = said.reason ?? said.answer;
  await noteOrderEvent(tx, {
    ...{ orderId, by: of.side, origin, kind: `return-${arrow.once ?? arrow.to}` },
    detail: {
      ...{ return: number, step: stepText(found, { ...said, reason: undefined, ...paid }) },
      ...(words && { reason: words }),
      ...(arrow.to === "missing" && found.isTraced && { last: "yes" }),
      ...((arrow.to === "missing" || arrow.to === "refused") && appealOf(found)),
    },
  });
  return { kind: "moved", state: arrow.to };
}

/** To whom a buyer can appeal who cannot open a dispute: the one that is open, or support. */
const appealOf = ({
  isDisputed = false,
  canDispute,
}: {
  isDisputed?: boolean;
  canDispute: boolean;
}) => (isDisputed ? { appeal: "dispute" } : !canDispute && { appeal: "support" });

/** Whether the parcel that an arrow names is the one that is known already; true of arrows that name none. */
const isSameParcel = (
  { once }: ReturnArrow,
  { isTraced, carrier, trackingNumber }: LockedReturn,
  said: SaidOfReturn,
): boolean =>
  !once || (isTraced && carrier === said.carrier && trackingNumber === said.trackingNumber);

/** Grants the money of returned pieces; nothing where all of it was paid back otherwise meanwhile. */
async function payBack(
  tx: Queryable,
  found: LockedReturn,
  { by, origin }: { by: "buyer" | "seller" | "system"; origin?: string },
): Promise<
  { kind: "paid"; amounts: ReturnAmounts } | { kind: "refused"; reason: "in-dispute" | "not-paid" }
> {
  const { id, number, orderId, lineId, quantity, priceCents, reason } = found;
  const isFault = isSellersFault(reason, keptFit(found));
  const amounts = await amountsNow(tx, { orderId, lineId, quantity, priceCents, isFault });
  if (sumOfReturn(amounts) === 0) return { kind: "paid", amounts };
  const why = `Return ${number}: ${stepText(found)} ${reasonText({ side: "seller", reason })}.`;
  const grant = (of: ReturnAmounts) =>
    grantRefund(tx, { ...{ orderId, lineId, cause: `return:${id}`, by, why, origin }, ...of });
  const granted = await grant(amounts);
  if (granted.kind === "granted") return { kind: "paid", amounts };
  if (granted.reason !== "too-much") return { kind: "refused", reason: granted.reason };
  // The buyer has the rest from their bank, which took it back.
  const rest = splitRefund(granted.leftCents, amounts);
  if (granted.leftCents > 0 && (await grant(rest)).kind !== "granted")
    throw new Error(`More than is left would go back for the return ${number}.`);
  return { kind: "paid", amounts: rest };
}

/** How many returns one run of the job takes of each kind; the next run takes the rest. */
const dueAtOnce = 500;

/** Reminds whoever is to be, and follows the arrows that time takes. How many of both. */
export async function moveDueReturns(): Promise<number> {
  let many = 0;
  const each = async (keys: readonly string[], work: (key: string) => Promise<boolean>) => {
    many += await oneByOne(keys, work, {
      message: "a return that was due was not moved",
      about: (key) => ({ return: key }),
    });
  };
  for (const [arrow, { at, ...data }] of Object.entries(returnArrows) as [
    ReturnArrowName,
    ReturnArrow,
  ][])
    if (at !== undefined)
      await each(await selectDue({ ...data, at }, dueAtOnce), async (number) => {
        const moved = await inTransaction((tx) =>
          follow(tx, { number, side: "system" }, { arrow }),
        );
        return moved.kind === "moved";
      });
  for (const state of Object.keys(returnReminders) as ReminderState[])
    await each(await selectToRemind(state, dueAtOnce), (id) => remind(id, state));
  return many;
}

const reminderKinds = {
  asked: "return-await",
  granted: "return-remind",
  sent: "return-await",
  missing: "return-search",
} as const satisfies Record<ReminderState, string>;

const remind = (id: string, state: ReminderState): Promise<boolean> =>
  inTransaction(async (tx) => {
    const reminded = await updateReminded(tx, id, state);
    if (!reminded) return false;
    const { number, orderId, isTraced } = reminded;
    await noteOrderEvent(tx, {
      ...{ orderId, by: "system" },
      kind: reminderKinds[state],
      detail: {
        ...{ return: number, step: stepText(reminded) },
        ...(state === "missing" && isTraced && { last: "yes" }),
        ...(state === "missing" && appealOf(reminded)),
      },
    });
    return true;
  });

export const moveDueReturnsJob = defineJob({
  name: "returns.due",
  schema: z.object({}),
  async run() {
    await moveDueReturns();
  },
});

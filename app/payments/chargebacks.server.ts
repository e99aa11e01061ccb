import { formatAmount } from "~/content/format";
import { recordMoney } from "~/ledger/ledger.server";
import { noteOrderEvent } from "~/orders/order-records.server";
import { logger } from "~/platform/log/logger.server";
import type { CardPayments, ProviderChargeback } from "./payment-provider";
import {
  hasEntry,
  insertAction,
  inTransaction,
  selectActions,
  selectPaidOrders,
  selectPayment,
  selectTaken,
  updateAction,
} from "./payments.repo.server";
import { planRecovery, recoverPayouts } from "./recover-payouts.server";
import { shareOut } from "./share-out";

/**
 * A buyer's bank takes back what was charged: the sellers of its orders are told, and their part is kept back of what
 * they are owed. Once it is lost it is taken of that, and of what they were paid; once it is won it is theirs again.
 * Whether a payment here is meant.
 */
export async function settleChargeback(cards: CardPayments, id: string): Promise<boolean> {
  const chargeback = await cards.readChargeback(id);
  if (chargeback.paymentId === null) return false;
  const row = await selectPayment({ providerId: chargeback.paymentId });
  if (!row) return false;
  await inTransaction(
    async (tx) => {
      await selectPayment({ id: row.id }, tx, { lock: true });
      const shares = await sharesOf(tx, row, chargeback);
      for (const share of shares) await follow(tx, share, chargeback);
      await enterRest(tx, shares, chargeback);
      await enterFees(tx, chargeback);
    },
    { isIdempotent: true },
  );
  await recoverPayouts(cards, { paymentId: row.id });
  return true;
}

type Tx = Parameters<Parameters<typeof inTransaction>[0]>[0];
type Action = Awaited<ReturnType<typeof selectActions>>[number];

/** What the provider takes for a chargeback is the site's to bear. */
async function enterFees(tx: Tx, { id, feeCents, returnedFeeCents }: ProviderChargeback) {
  const [of, causeId] = [{ sellerId: null, orderId: null }, `chargeback:${id}`];
  await recordMoney(tx, of, { kind: "provider-fee", feeCents }, causeId);
  const returned = { kind: "provider-fee-returned", feeCents: returnedFeeCents } as const;
  await recordMoney(tx, of, returned, causeId);
}

/** What a bank takes beyond what was kept of a payment is the site's loss, unless it gives it back. */
async function enterRest(
  tx: Tx,
  shares: readonly { action: Action }[],
  { id, amountCents, state, wasTaken }: ProviderChargeback,
) {
  const takenCents = shares.reduce((left, { action }) => left - action.amountCents, amountCents);
  if (!wasTaken || takenCents <= 0) return;
  const [of, causeId] = [{ sellerId: null, orderId: null }, restOf(id)];
  const isNew = await recordMoney(tx, of, { kind: "chargeback-opened", takenCents }, causeId);
  if (isNew) logger().error({ id, takenCents }, "a bank takes more than was kept");
  if (state === "lost")
    await recordMoney(tx, of, { kind: "chargeback", takenCents, isSites: true }, causeId);
  if (state === "won") await recordMoney(tx, of, { kind: "chargeback-won", takenCents }, causeId);
}

const restOf = (id: string) => `${id}:rest`;

/** What of a chargeback is each order's, decided once: in proportion to what was captured for each, and neither refunded nor taken. */
async function sharesOf(
  tx: Tx,
  row: { id: string; checkoutId: string },
  { id, amountCents, state }: ProviderChargeback,
): Promise<{ action: Action; sellerId: string; isNew: boolean }[]> {
  // Nobody is granted a refund meanwhile.
  const orders = await selectPaidOrders(tx, row.checkoutId, { lock: true });
  const ofThis = async () =>
    (await selectActions(tx, { paymentId: row.id, kind: "chargeback" })).filter(({ cause }) =>
      cause.startsWith(`chargeback:${id}:`),
    );
  const known = await ofThis();
  if (known.length === 0 && !(await hasEntry(tx, `chargeback-opened:${restOf(id)}`))) {
    logger().warn({ paymentId: row.id, amountCents, state }, "a charge is disputed at the bank");
    const captures = await selectActions(tx, { paymentId: row.id, kind: "capture" });
    const taken = await selectTaken(tx, row.id);
    const kept = captures.map(({ orderId, amountCents: captured }) => {
      const refunded = orders.find((each) => each.id === orderId)?.refundedCents ?? 0;
      return Math.max(0, captured - refunded - (taken.get(orderId) ?? 0));
    });
    const keptCents = kept.reduce((sum, cents) => sum + cents, 0);
    const shares = shareOut(Math.min(amountCents, keptCents), kept);
    for (const [at, { orderId }] of captures.entries()) {
      const cents = shares[at] ?? 0;
      if (cents > 0)
        await insertAction(tx, {
          ...{ orderId, paymentId: row.id, kind: "chargeback" },
          ...{ cause: `chargeback:${id}:${orderId}`, amountCents: cents },
        });
    }
  }
  return (await ofThis()).flatMap((action) => {
    const order = orders.find((each) => each.id === action.orderId);
    return order ? [{ action, sellerId: order.sellerId, isNew: known.length === 0 }] : [];
  });
}

async function follow(
  tx: Tx,
  { action, sellerId, isNew }: { action: Action; sellerId: string; isNew: boolean },
  { state, wasTaken }: ProviderChargeback,
): Promise<void> {
  const { orderId, amountCents } = action;
  const enter = (kind: "chargeback-opened" | "chargeback" | "chargeback-won") =>
    recordMoney(tx, { orderId, sellerId }, { kind, takenCents: amountCents }, action.id);
  const tell = (kind: "chargeback" | "chargeback-won" | "chargeback-lost") =>
    noteOrderEvent(tx, {
      ...{ orderId, kind, by: "system" },
      detail: { amount: formatAmount(amountCents) },
    });
  // What is decided is entered, or was before the bank's part of it was: a late webhook enters nothing.
  if (action.doneAt) return;
  if (isNew) await tell("chargeback");
  if (wasTaken) await enter("chargeback-opened");
  if (state === "open") return;
  await updateAction(action.id, { isDone: true }, tx);
  if (wasTaken) await enter(state === "lost" ? "chargeback" : "chargeback-won");
  if (state === "lost") await planRecovery(tx, action);
  await tell(state === "lost" ? "chargeback-lost" : "chargeback-won");
}

import { addContacts } from "~/contacts/contacts.server";
import { formatAge } from "~/content/format";
import { isOverload } from "~/platform/db/connection-loss.server";
import type { Queryable } from "~/platform/db/database.server";
import { OverloadedError } from "~/platform/http/overload.server";
import { statementsFor } from "./order-fit";
import { type PassedLimit, passedLimit } from "./order-limits";
import { type NewLine, writeOrders } from "./order-lines.server";
import {
  type EarlierOrder,
  inOrderTransaction,
  NoBuyerError,
  type OrderContext,
  selectOrderContext,
  selectOwnLastOrder,
  selectOwnsListing,
  selectRecentOrder,
} from "./placing.repo.server";

/**
 * For how long ordering the same part again is asked about, in ms. An hour: Back, a reload and a
 * second tab come within minutes, and who finds that one was not enough comes after the job.
 */
export const repeatOrderWindowMs = 60 * 60 * 1000;

export type PlaceOrderRefusal =
  /**
   * Too few pieces left, or the id belongs to somebody else's order, or others were being served for too long, or
   * the buyer's account was deleted on the way.
   */
  | { reason: "out-of-stock" | "foreign-id" | "busy" | "no-account" }
  /** It is the buyer who sells it. */
  | { reason: "own-listing" }
  /** None left, and it is the buyer who has the last one. */
  | { reason: "has-last"; number: string }
  /** The id belongs to an order of the same buyer for another part or quantity. */
  | { reason: "placed-otherwise"; number: string; quantity: number }
  /** The id belongs to an order that the buyer has canceled since. */
  | { reason: "canceled-since"; number: string }
  /** The buyer ordered the part a moment ago, and did not say that another is wanted. */
  | { reason: "ordered-before"; earlier: EarlierOrder }
  /** It is in doubt whether it fits the buyer's car, or it does not, and nothing was confirmed of that. */
  | { reason: "fit-unconfirmed" }
  /** The buyer would exceed the limit of parts on hold. */
  | { reason: "too-much-on-hold"; passed: PassedLimit };

export type PlaceOrderOutcome =
  | { kind: "placed"; number: string }
  | ({ kind: "refused" } & PlaceOrderRefusal);

const refused = (refusal: PlaceOrderRefusal) => ({ kind: "refused", ...refusal }) as const;

/** An order of one listing, placed from its page. */
export interface PartOrderForm extends NewLine {
  id: string;
  buyerAccountId: string;
  customerName: string;
  /** The number of the buyer's newest order for the part, where one is young enough to be asked about. */
  acknowledged?: string;
  /** What links in mails about it begin with. */
  origin?: string;
}

/**
 * Orders pieces of a listing for an account: takes them off the shelf, writes the order and puts
 * the seller into the buyer's contacts, all or nothing. The `id` is the order's: placing it again
 * orders nothing more and gives the same number.
 */
export function placeOrder({ acknowledged, ...order }: PartOrderForm): Promise<PlaceOrderOutcome> {
  const placing = inOrderTransaction(
    order,
    async (tx, accountAgeMs): Promise<PlaceOrderOutcome> => {
      const standing = await selectOrderContext(tx, order, repeatOrderWindowMs);
      if (standing.written) return answerFor(standing.written, order);
      if (standing.isOwn) return refused({ reason: "own-listing" });
      if (standing.stock < order.quantity) return outOfStock(tx, order, standing.stock);
      const { recent: earlier, seller, account } = standing;
      if (earlier && earlier.number !== acknowledged)
        return refused({ reason: "ordered-before", earlier });
      const statements = order.fit ? statementsFor(order.fit) : [];
      const fitStatement = statements.find((each) => each === order.fitStatement) ?? null;
      if (statements.length > 0 && fitStatement === null)
        return refused({ reason: "fit-unconfirmed" });
      const passed = passedLimit({ accountAgeMs, seller, account }, order.quantity);
      if (passed) return refused({ reason: "too-much-on-hold", passed });
      const { id, buyerAccountId, customerName, listingId, quantity, fit } = order;
      const [placed] = await writeOrders(
        tx,
        [
          {
            ...{ id, buyerAccountId, customerName },
            lines: [{ listingId, quantity, fit, fitStatement }],
          },
        ],
        order.origin,
      );
      if (placed) {
        await addContacts(tx, { accountId: order.buyerAccountId, sellerIds: [placed.sellerId] });
        return { kind: "placed", number: placed.number };
      }
      // Somebody else was faster: with the last pieces, or with a form of the same id.
      const now = await selectOrderContext(tx, order, repeatOrderWindowMs);
      return now.written ? answerFor(now.written, order) : outOfStock(tx, order, now.stock);
    },
  );
  return placing.catch((error: unknown) => {
    if (error instanceof NoBuyerError) return refused({ reason: "no-account" });
    if (error instanceof OverloadedError || isOverload(error)) return refused({ reason: "busy" });
    throw error;
  });
}

type Order = Omit<PartOrderForm, "acknowledged">;

/** What to answer where an order with that id is written already. */
function answerFor(written: NonNullable<OrderContext["written"]>, order: Order) {
  const { number, quantity } = written;
  if (written.buyerAccountId !== order.buyerAccountId) return refused({ reason: "foreign-id" });
  if (written.listingId !== order.listingId || quantity !== order.quantity)
    return refused({ reason: "placed-otherwise", number, quantity });
  if (written.status === "canceled") return refused({ reason: "canceled-since", number });
  return { kind: "placed", number } as const;
}

async function outOfStock(db: Queryable, order: Order, stock: number) {
  const number = stock === 0 ? await selectOwnLastOrder(order, db) : undefined;
  return refused(number ? { reason: "has-last", number } : { reason: "out-of-stock" });
}

/**
 * What a buyer should know before ordering a part: the order for it of a moment ago, and where none
 * is left, the one of theirs that took the last piece.
 */
export async function earlierOrders(
  { id: listingId, quantity }: { id: string; quantity: number },
  buyerAccountId: string,
) {
  const of = { listingId, buyerAccountId };
  if (quantity === 0) return { ownLastOrder: await selectOwnLastOrder(of) };
  const recent = await selectRecentOrder(of, repeatOrderWindowMs);
  return { earlier: recent && { number: recent.number, when: formatAge(recent.ageMs) } };
}

/** Whether an account would buy from itself, which is refused. */
export const ownsListing = selectOwnsListing;

const spendsForm: PlaceOrderRefusal["reason"][] = [
  "foreign-id",
  "placed-otherwise",
  "canceled-since",
];

/** Whether another order has the form's id, so that sending the form again cannot succeed. */
export const isFormIdUsed = ({ reason }: PlaceOrderRefusal) => spendsForm.includes(reason);

/** The number of the account's order that took the last piece of a part, if it was that. */
export const lastPieceOrder = selectOwnLastOrder;

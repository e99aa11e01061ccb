import type { Fulfilment, OrderParty, OrderStage, OrderStatus } from "~/platform/enums";

/*
 * What can happen to an order once it is placed: the arrows of its graph, by name. Pages offer what it allows, verbs
 * check it in the statement that moves the order, and a job follows the arrows that time takes. Browser-safe.
 */

export const statusNames = {
  processing: "Processing",
  shipped: "Shipped",
  delivered: "Delivered",
  canceled: "Canceled",
} as const satisfies Record<OrderStatus, string>;

/** The side of an order that an account is on. */
export type OrderSide = "buyer" | "seller";

const hourMs = 3_600_000;

/**
 * What else has to hold of an order: whether its buyer asks to cancel it, whether some of its lines were sent, whether
 * whoever it waits for was reminded, whether there is time left to answer, whether a dispute about it is open.
 */
export type Guard =
  | "asked"
  | "unasked"
  | "unsent"
  | "unreminded"
  | "reminded"
  | "in-time"
  | "undisputed";

export interface Arrow {
  /** Who may follow it. */
  by: OrderParty;
  from: readonly OrderStage[];
  /** `same`: the order stays where it is. */
  to: OrderStage | "same";
  guards?: readonly Guard[];
  /** What it notes of the order: when its buyer asked to cancel it or was answered, or that whoever it waits for was reminded. */
  effect?: "ask" | "answer" | "remind";
  /** Only for orders that are got that way. */
  fulfilment?: Fulfilment;
  /** What has to be said with it. */
  asks?: "reason" | "code";
  /** Of one that time takes: how long the order has to have been in its state, in ms. */
  afterMs?: number;
  /** Of one that time takes: the column that says when. */
  at?: "answerBy";
}

/** The graph. Nothing leads back. */
export const orderArrows = {
  /** The seller will do it. From then on the buyer cannot cancel alone. */
  accept: { by: "seller", from: ["placed"], to: "accepted" },
  /** The parts lie at the counter. */
  ready: {
    by: "seller",
    from: ["placed", "accepted"],
    to: "ready",
    fulfilment: "pickup",
    guards: ["unsent"],
  },
  /** The seller sends the parts. */
  ship: { by: "seller", from: ["placed", "accepted"], to: "shipped" },
  /** The buyer is at the counter, and shows the collection code. */
  "hand-over": { by: "seller", from: ["ready"], to: "completed", asks: "code" },
  /** The seller knows that what was sent has arrived. The buyer has not said so: no money is released. */
  deliver: { by: "seller", from: ["shipped"], to: "delivered" },
  /** The buyer has the parts: fetched at the counter, or received. */
  collect: {
    by: "buyer",
    from: ["placed", "accepted", "ready", "shipped", "delivered"],
    to: "completed",
  },
  /** The seller sends some of the lines: the rest of them comes later. */
  "ship-some": { by: "seller", from: ["placed", "accepted"], to: "accepted" },
  /** The buyer does not want it any more, and the seller has not accepted it. */
  cancel: { by: "buyer", from: ["placed"], to: "canceled" },
  /** The buyer would like to be let out of what the seller has accepted. */
  "ask-cancel": {
    ...{ by: "buyer", from: ["accepted", "ready"], to: "same" },
    ...{ asks: "reason", guards: ["unasked"], effect: "ask" },
  },
  /** The seller goes through with it all the same. To let the buyer out is to call it off. */
  "refuse-cancel": {
    ...{ by: "seller", from: ["accepted", "ready"], to: "same" },
    ...{ asks: "reason", guards: ["asked"], effect: "answer" },
  },
  /** The seller cannot do it. */
  decline: { by: "seller", from: ["placed"], to: "declined", asks: "reason" },
  /** The seller cannot do it after all, or the buyer asked for it. */
  "call-off": {
    ...{ by: "seller", from: ["accepted", "ready"], to: "canceled" },
    ...{ asks: "reason", guards: ["unsent"] },
  },
  /** A day is left to answer. */
  "remind-answer": {
    ...{ by: "system", from: ["placed"], to: "same", effect: "remind" },
    guards: ["unreminded", "in-time"],
    ...{ at: "answerBy", afterMs: -24 * hourMs },
  },
  /** It was sent a week ago: is it there? */
  "remind-arrival": {
    ...{ by: "system", from: ["shipped"], to: "same", guards: ["unreminded"], effect: "remind" },
    afterMs: 7 * 24 * hourMs,
  },
  /** The seller says that it has arrived, and two days are left to say otherwise. */
  "remind-confirm": {
    ...{ by: "system", from: ["delivered"], to: "same", guards: ["unreminded"], effect: "remind" },
    afterMs: 12 * 24 * hourMs,
  },
  /** The seller has not answered for three days. */
  lapse: { by: "system", from: ["placed"], to: "declined", at: "answerBy" },
  /** The seller says that it has arrived, and the buyer was reminded and has said nothing for two weeks. */
  complete: {
    ...{ by: "system", from: ["delivered"], to: "completed" },
    ...{ guards: ["reminded", "undisputed"], afterMs: 14 * 24 * hourMs },
  },
  /** A dispute is decided before the buyer said that they have the parts: what is refunded was sold. */
  settle: {
    by: "support",
    // Before that nothing has changed hands: it is canceled, whole or in part.
    from: ["shipped", "delivered"],
    to: "completed",
  },
} as const satisfies Record<string, Arrow>;

export type ArrowName = keyof typeof orderArrows;

/** Whether an event of an order is an arrow that leads to that stage. */
export function leadsTo(kind: string, stage: OrderStage): boolean {
  const arrows: Partial<Record<string, Arrow>> = orderArrows;
  return arrows[kind]?.to === stage;
}

/** Since when an order is in a stage: the column that says so. */
export const stageSince = {
  placed: "placedAt",
  accepted: "acceptedAt",
  ready: "readyAt",
  shipped: "shippedAt",
  delivered: "deliveredAt",
  completed: "completedAt",
  declined: "canceledAt",
  canceled: "canceledAt",
} as const satisfies Record<OrderStage, string>;

/** How far an order has come, and how it is got. */
export interface OrderState {
  stage: OrderStage;
  fulfilment: Fulfilment;
  /** Since when its buyer asks to cancel it; null where nobody asks. */
  cancelAskedAt?: Date | null;
  /** Whether some of its lines were sent, and others not. */
  isPartlySent?: boolean;
}

/** Those of the guards that a page can look at. */
const holds = (guard: Guard, { cancelAskedAt, isPartlySent }: OrderState): boolean =>
  ({ asked: Boolean(cancelAskedAt), unasked: !cancelAskedAt, unsent: !isPartlySent })[
    guard as "asked" | "unasked" | "unsent"
  ] ?? true;

/** The arrows open to a side in a state, the main one first. */
export function arrowsFrom(side: OrderParty, state: OrderState): ArrowName[] {
  const { stage, fulfilment } = state;
  const names = Object.keys(orderArrows) as ArrowName[];
  return names.filter((name) => {
    const arrow: Arrow = orderArrows[name];
    return (
      arrow.by === side &&
      arrow.from.includes(stage) &&
      (arrow.fulfilment === undefined || arrow.fulfilment === fulfilment) &&
      (arrow.guards ?? []).every((guard) => holds(guard, state))
    );
  });
}

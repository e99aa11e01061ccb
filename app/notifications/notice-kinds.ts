import { formatAmount } from "~/content/format";
import type { NewsItem } from "~/content/news";
import { orderTitle } from "~/orders/order-details";
import type { OrderSide } from "~/orders/order-graph";
import { paths } from "~/paths";
import type { NotificationTopic } from "./notifications.schema";

/* What people are told of, kind by kind: the columns `kind` and the page's words. Browser-safe. */

/** The order that a notice is about. */
export interface NoticeOrder {
  number: string;
  /** Whose notice it is. */
  side: OrderSide;
  customerName: string;
  sellerName: string;
  /** What stands first in it, and how many lines follow. */
  partName: string;
  quantity: number;
  moreLines: number;
  totalCents: number;
  /** Some of it was sent before the rest, or all of it. */
  isPartlySent: boolean;
  /** Of a dispute; null for what is about none. */
  ticket: string | null;
}

interface NoticeKind {
  topic: NotificationTopic;
  /** The sides of the order that wait for it. */
  tells: readonly OrderSide[];
  title(order: NoticeOrder): string;
  text(order: NoticeOrder): string;
  href(order: NoticeOrder): string;
}

const whatAndHowMuch = ({ partName: name, quantity, moreLines, totalCents }: NoticeOrder) =>
  `${orderTitle({ name, quantity }, moreLines)}, ${formatAmount(totalCents)}`;

const otherSide = ({ side, customerName, sellerName }: NoticeOrder) =>
  side === "buyer" ? sellerName : customerName;

/** A step of an order: what is in it, and the way to its page. */
const step = (
  tells: NoticeKind["tells"],
  title: NoticeKind["title"],
  more: Partial<NoticeKind> = {},
): NoticeKind => ({
  ...{ topic: "orderUpdates", tells, title, text: whatAndHowMuch },
  href: ({ number }) => paths.dashboardOrder(number),
  ...more,
});

/** A step of a deposit for an old part. */
const coreStep = (tells: NoticeKind["tells"], title: NoticeKind["title"]): NoticeKind =>
  step(tells, title, {
    text: ({ partName: name, quantity, moreLines }) => orderTitle({ name, quantity }, moreLines),
    href: ({ number }) => paths.orderCores(number),
  });

/** What happens in a dispute: the way to its page. */
const inDispute = (tells: NoticeKind["tells"], title: NoticeKind["title"]) =>
  step(tells, title, {
    href: ({ number, ticket }) => (ticket ? paths.dispute(ticket) : paths.dashboardOrder(number)),
  });

/** By the event of an order that it comes of. Whoever does a thing is not told of it. */
export const noticeKinds = {
  place: step(["seller"], ({ number }) => `New order ${number}`, {
    text: (order) => `${whatAndHowMuch(order)}, from ${order.customerName}`,
  }),
  accept: step(["buyer"], ({ number }) => `Order ${number} was accepted`),
  ready: step(["buyer"], ({ number }) => `Order ${number} is ready to be picked up`),
  ship: step(["buyer"], ({ number }) => `Order ${number} was shipped`),
  "hand-over": step(["buyer"], ({ number }) => `Order ${number} was handed over`),
  deliver: step(["buyer"], ({ number }) => `Order ${number} has arrived, says its seller`),
  collect: step(["seller"], ({ number }) => `The buyer has order ${number}`),
  cancel: step(["seller"], ({ number }) => `Order ${number} was canceled by its buyer`),
  decline: step(["buyer"], ({ number }) => `Order ${number} was declined by its seller`),
  "call-off": step(["buyer"], ({ number }) => `Order ${number} was canceled by its seller`),
  lapse: step(["buyer", "seller"], ({ number, side }) =>
    side === "buyer"
      ? `Order ${number} was declined: its seller didn't answer`
      : `Order ${number} was declined: you didn't answer in 3 days`,
  ),
  complete: step(["seller"], ({ number }) => `Order ${number} is complete`),
  "ship-some": step(["buyer"], ({ number }) => `Some parts of order ${number} were shipped`),
  "cancel-some": step(
    ["buyer", "seller"],
    ({ number, side }) =>
      `Some parts of order ${number} were canceled by its ${side === "buyer" ? "seller" : "buyer"}`,
  ),
  "ask-cancel": step(
    ["seller"],
    ({ number, isPartlySent }) =>
      `The buyer asks to cancel ${isPartlySent ? "the rest of " : ""}order ${number}`,
  ),
  "refuse-cancel": step(["buyer"], ({ number, isPartlySent }) =>
    isPartlySent ? `The rest of order ${number} isn't canceled` : `Order ${number} isn't canceled`,
  ),
  "remind-answer": step(["seller"], ({ number }) => `A day is left to answer order ${number}`),
  "remind-arrival": step(["buyer"], ({ number }) => `Is order ${number} there?`),
  "remind-confirm": step(["buyer"], ({ number }) => `2 days are left to confirm order ${number}`),
  message: step(["buyer", "seller"], ({ number }) => `New message about order ${number}`, {
    text: (order) => `From ${otherSide(order)}`,
    href: ({ number }) => paths.orderMessages(number),
  }),
  refund: step(["buyer", "seller"], ({ number, side }) =>
    side === "buyer"
      ? `You get a refund for order ${number}`
      : `The buyer of order ${number} gets a refund`,
  ),
  "refund-said": step(["buyer"], ({ number }) => `Did you get your refund for order ${number}?`),
  "refund-denied": step(
    ["seller"],
    ({ number }) => `The buyer of order ${number} doesn't have the refund`,
  ),
  "refund-paid": step(["seller"], ({ number }) => `The buyer of order ${number} has the refund`),
  "return-asked": step(
    ["seller"],
    ({ number }) => `The buyer of order ${number} wants to return parts`,
  ),
  "return-granted": step(["buyer", "seller"], ({ number, side }) =>
    side === "buyer"
      ? `You can send parts of order ${number} back`
      : `You didn't answer about order ${number}: its buyer can send parts back`,
  ),
  "return-refused": step(["buyer"], ({ number }) => `The return for order ${number} was refused`),
  "return-sent": step(["seller"], ({ number }) => `Parts of order ${number} are on their way back`),
  "return-missing": step(
    ["buyer"],
    ({ number }) => `Parts that you sent back of order ${number} haven't arrived`,
  ),
  "return-traced": step(
    ["seller"],
    ({ number }) => `There's a tracking number for the return of order ${number}`,
  ),
  "return-search": step(
    ["buyer"],
    ({ number }) => `3 days are left to find what you sent back of order ${number}`,
  ),
  // Whoever waits for it is told of the refund.
  "return-refunded": step([], ({ number }) => `Parts of order ${number} were returned`),
  "return-withdrawn": step(
    ["seller"],
    ({ number }) => `The buyer keeps the parts of order ${number}`,
  ),
  "return-lapsed": step(
    ["buyer", "seller"],
    ({ number }) => `The return for order ${number} lapsed`,
  ),
  "return-remind": step(["buyer"], ({ number }) => `Send the parts of order ${number} back soon`),
  "return-await": step(["seller"], ({ number }) => `A return for order ${number} waits for you`),
  "core-sent": coreStep(
    ["seller"],
    ({ number }) => `The old part of order ${number} is on its way`,
  ),
  "core-received": coreStep(["buyer"], ({ number }) => `The old part of order ${number} arrived`),
  "core-refunded": coreStep(["buyer", "seller"], ({ number, side }) =>
    side === "buyer"
      ? `You get your core deposit of order ${number} back`
      : `The buyer of order ${number} gets the core deposit back: you didn't settle it`,
  ),
  "core-reduced": coreStep(
    ["buyer"],
    ({ number }) => `You get some of your core deposit of order ${number} back`,
  ),
  "core-refused": coreStep(
    ["buyer"],
    ({ number }) => `The old part of order ${number} was refused`,
  ),
  "core-waived": coreStep(
    ["buyer"],
    ({ number }) => `You get your core deposit of order ${number} back`,
  ),
  "core-forfeited": coreStep(["buyer", "seller"], ({ number, side }) =>
    side === "buyer"
      ? `Your core deposit of order ${number} is forfeited`
      : `The core deposit of order ${number} is yours: no old part came`,
  ),
  "core-remind": coreStep(["buyer"], ({ number }) => `Send back the old part of order ${number}`),
  "core-awaited": coreStep(["seller"], ({ number }) => `Has the old part of order ${number} come?`),
  settle: step([], ({ number }) => `Order ${number} is complete`),
  dispute: inDispute(
    ["seller"],
    ({ number }) => `The buyer opened a dispute about order ${number}`,
  ),
  "dispute-message": inDispute(["buyer", "seller"], ({ ticket }) => `New message in ${ticket}`),
  "dispute-offer": inDispute(["buyer", "seller"], ({ ticket, side }) =>
    side === "buyer"
      ? `The seller offers a refund in ${ticket}`
      : `The buyer asks for a refund in ${ticket}`,
  ),
  "dispute-accept": inDispute(
    ["buyer", "seller"],
    ({ ticket }) => `Your offer in ${ticket} was accepted`,
  ),
  "dispute-refuse": inDispute(
    ["buyer", "seller"],
    ({ ticket }) => `Your offer in ${ticket} was refused`,
  ),
  "dispute-escalate": inDispute(
    ["buyer", "seller"],
    ({ ticket }) => `Support decides ${ticket} now`,
  ),
  "dispute-decide": inDispute(["buyer", "seller"], ({ ticket }) => `Support has decided ${ticket}`),
  "dispute-withdraw": inDispute(["buyer", "seller"], ({ ticket }) => `Ticket ${ticket} is closed`),
  "payment-lost": step(
    ["buyer", "seller"],
    ({ number }) => `The card for order ${number} couldn't be charged: it's paid at the counter`,
  ),
  "refund-failed": step(
    ["buyer"],
    ({ number }) => `Your refund for order ${number} didn't reach your card`,
  ),
  chargeback: step(["seller"], ({ number }) => `The payment of order ${number} is disputed`),
  "chargeback-won": step(["seller"], ({ number }) => `You keep the payment of order ${number}`),
  "chargeback-lost": step(
    ["seller"],
    ({ number }) => `The payment of order ${number} was taken back`,
  ),
} as const satisfies Record<string, NoticeKind>;

export type NoticeKindName = keyof typeof noticeKinds;

/** A part in a cart that has got cheaper. */
export interface PriceDrop {
  listingId: string;
  name: string;
  fromCents: number;
  toCents: number;
}

/** What a notice of a price drop says. */
export const priceDropNotice = ({ listingId, name, fromCents, toCents }: PriceDrop) => ({
  topic: "priceDrops" as const,
  title: `Price drop: ${name}`,
  text: `${formatAmount(toCents)} now, was ${formatAmount(fromCents)}. It's in your cart.`,
  href: paths.part(listingId),
});

/** What a notice of news says. */
export const newsNotice = ({ id, title, excerpt }: Pick<NewsItem, "id" | "title" | "excerpt">) => ({
  topic: "productNews" as const,
  ...{ title, text: excerpt, href: paths.newsItem(id) },
});

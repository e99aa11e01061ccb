import { formatAmount } from "~/content/format";
import {
  CARD_RELEASED_TEXT,
  CARD_TEXT,
  GUARANTEE_TEXT,
  PAY_BACK_NEXT_TEXT,
  PAYMENT_TEXT,
} from "~/content/promises";
import { disputeReasonLabels } from "~/disputes/dispute-words";
import { orderCosts } from "~/orders/order-amounts";
import { orderTitle, trackingText } from "~/orders/order-details";
import type { OrderSide } from "~/orders/order-graph";
import type { OrderReport } from "~/orders/order-report.server";
import type { OrderParty } from "~/platform/enums";
import { type NoticeKindName, noticeKinds } from "../notice-kinds";

/** An event of an order, for one of its sides. */
export interface MailedEvent {
  kind: NoticeKindName;
  side: OrderSide;
  order: OrderReport;
}

/** Who is mailed about an event: those who wait for it, and the buyer of a new order, who gets its receipt. */
export function mailedSides(kind: NoticeKindName, by: OrderParty): OrderSide[] {
  if (kind === "place") return ["buyer", "seller"];
  return noticeKinds[kind].tells.filter((side) => side !== by);
}

interface Words {
  subject: string;
  heading: string;
  /** What has happened. */
  text: string;
  /** What somebody wrote about it, word for word. */
  quote?: string | null;
  /** What comes next. */
  next: string;
  button: string;
}

const notCharged = (order: OrderReport) =>
  order.payment === "provider" ? CARD_RELEASED_TEXT : "You weren't charged.";
const backInStock = "The parts are back in stock. There's nothing for you to do.";

/** When and whom a buyer pays. */
const payment = ({ fulfilment, payment: way, totalCents, sellerName }: OrderReport) =>
  way === "provider"
    ? `${CARD_TEXT} It comes to ${formatAmount(totalCents)}.`
    : fulfilment === "pickup"
      ? `${PAYMENT_TEXT} It comes to ${formatAmount(totalCents)}.`
      : `You pay ${sellerName} ${formatAmount(totalCents)} when you get it; you're not charged before then.`;

const whatOf = ({ lines: [first, ...more] }: OrderReport) =>
  first ? orderTitle(first, more.length) : "your parts";

/** Of an order that was partly sent, the rest alone can be canceled. */
const partOf = ({ isPartlySent }: OrderReport) => (isPartlySent ? "the rest of " : "");

const view = "View the order";
const answerDispute = "Answer the dispute";

/** What was offered or decided in a dispute. */
const offered = ({ entryCents }: OrderReport) => formatAmount(entryCents ?? 0);

function decided(order: OrderReport, side: OrderSide): string {
  if (order.disputeOutcome !== "refunded") return "Nothing is refunded.";
  const amount = offered(order);
  return side === "buyer"
    ? `You get ${amount} back.`
    : `${order.customerName} gets ${amount} back.`;
}

const payBack = ({ payment: way }: OrderReport) =>
  way === "provider"
    ? "We send it to their card, and take it off your next payout. There's nothing for you to do."
    : PAY_BACK_NEXT_TEXT.counter;
const getBack = ({ payment: way }: OrderReport) =>
  way === "provider"
    ? "It goes to the card that you paid with, within 5 to 10 days."
    : "The order's page says how you get it. Confirm it there once you have it.";

/** How what was agreed on in a dispute is paid back. */
function acceptedNext(order: OrderReport, side: OrderSide): string {
  if (order.payment === "provider") return side === "buyer" ? getBack(order) : payBack(order);
  return side === "buyer"
    ? "The order's page says how you get it."
    : "The order's page says how to pay it back.";
}

/** What parts that were taken out of an order do to its money: those that were paid for go back. */
function takenOut(order: OrderReport, side: OrderSide): string {
  if (order.later) return order.later;
  if (!order.amount) return `The order comes to ${formatAmount(order.totalCents)} now.`;
  return side === "buyer"
    ? `You get ${order.amount} ${getBack(order)}`
    : `${order.customerName} gets ${order.amount} ${payBack(order)}`;
}

/** What is said of a return whose part is in dispute. */
const openDecides =
  "The dispute that is open about it decides about the money. The order's page leads there.";

/** What a buyer does whose return is not taken, or not found. */
const appealOf = ({ appeal }: OrderReport): string =>
  appeal === "support" ? "write to support" : "open a dispute from the order's page";

/** A refund that its buyer does not have. */
const notThere = (order: OrderReport): Words => ({
  subject: `The buyer doesn't have the refund for order ${order.number}`,
  heading: "The refund isn't there",
  text: `${order.customerName} says they haven't received the ${order.amount} you refunded.`,
  next: order.isLast
    ? "They've said so twice now. Write to support with the order's number and what shows that you paid."
    : "Check whether it was paid, then say so again on the order's page. If they still don't have it then, write to support.",
  button: view,
});

/** The same as support decided it. */
const stillOwed = (order: OrderReport): Words => ({
  subject: `The refund for order ${order.number} is still owed`,
  heading: "The refund is still owed",
  text: `Support has decided that you still owe ${order.customerName} ${order.amount}. They wrote:`,
  quote: order.reason,
  next: PAY_BACK_NEXT_TEXT.counter,
  button: view,
});

/** What a mail says of each event to the side that gets it. */
const words: Record<NoticeKindName, (order: OrderReport, side: OrderSide) => Words> = {
  place: (order, side) =>
    side === "buyer"
      ? {
          subject: `We have your order ${order.number}`,
          heading: "We have your order",
          text: `${order.sellerName} holds your parts for you and has 3 days to accept the order. ${payment(order)}`,
          next: "We'll email you as soon as they answer. Until then you can cancel it.",
          button: view,
        }
      : {
          subject: `New order ${order.number}: ${whatOf(order)}`,
          heading: "You have a new order",
          text: `${order.customerName} ordered from you${order.payment === "provider" ? ", paid by card" : ""}.${order.note ? " They wrote:" : ""}`,
          quote: order.note,
          next: "Accept or decline it within 3 days. After that it's declined by itself, and the parts are back in stock.",
          button: "Answer the order",
        },
  accept: (order) => ({
    subject: `Order ${order.number} was accepted`,
    heading: "Your order was accepted",
    text: `${order.sellerName} has accepted your order and is getting it ready.`,
    next:
      order.fulfilment === "pickup"
        ? `We'll email you when it's ready to be picked up. ${payment(order)}`
        : `We'll email you when it's on its way. ${payment(order)}`,
    button: view,
  }),
  ready: (order) => ({
    subject: `Order ${order.number} is ready to be picked up`,
    heading: "Your order is ready",
    text: `${order.sellerName} has your order at the counter in ${order.locationName}.`,
    next: `Show the code when you pick it up. ${payment(order)}`,
    button: view,
  }),
  ship: (order) => ({
    subject: `Order ${order.number} was shipped`,
    heading: "Your order is on its way",
    text: `${order.sellerName} has shipped your order.`,
    next: "When you have it, tell us on the order's page.",
    button: view,
  }),
  deliver: (order) => ({
    subject: `Has order ${order.number} arrived?`,
    heading: "Has your order arrived?",
    text: `${order.sellerName} says that your order has arrived.`,
    next: "Confirm that you have it, or open a dispute if something's wrong. If we hear nothing from you for 14 days, the order is complete.",
    button: "Confirm or dispute",
  }),
  "hand-over": (order) => ({
    subject: `Order ${order.number} was handed over`,
    heading: "You have your order",
    text: `${order.sellerName} has handed over your order against its code.`,
    next: `${GUARANTEE_TEXT} You open a dispute from the order's page.`,
    button: view,
  }),
  collect: (order) => ({
    subject: `The buyer has order ${order.number}`,
    heading: "The buyer has the order",
    text: `${order.customerName} says that they have the order.`,
    next: "There's nothing left for you to do.",
    button: view,
  }),
  complete: (order) => ({
    subject: `Order ${order.number} is complete`,
    heading: "The order is complete",
    text: `14 days have passed since you marked it as delivered, and ${order.customerName} has said nothing against it.`,
    next: "There's nothing left for you to do.",
    button: view,
  }),
  cancel: (order) => ({
    subject: `Order ${order.number} was canceled`,
    heading: "The buyer canceled an order",
    text: `${order.customerName} no longer wants the order.`,
    next: backInStock,
    button: view,
  }),
  decline: (order) => ({
    subject: `Order ${order.number} was declined`,
    heading: "Your order was declined",
    text: `${order.sellerName} can't fill your order. They wrote:`,
    quote: order.reason,
    next: `${notCharged(order)} Other sellers may have the part.`,
    button: view,
  }),
  "call-off": (order) => ({
    subject: `Order ${order.number} was canceled`,
    heading: "Your order was canceled",
    text: `${order.sellerName} had to cancel your order. They wrote:`,
    quote: order.reason,
    next: `${notCharged(order)} Other sellers may have the part.`,
    button: view,
  }),
  lapse: (order, side) =>
    side === "buyer"
      ? {
          subject: `Order ${order.number} was declined: no answer`,
          heading: "Your order was declined",
          text: `${order.sellerName} didn't answer in 3 days, so we declined your order for them.`,
          next: `${notCharged(order)} Other sellers may have the part.`,
          button: view,
        }
      : {
          subject: `Order ${order.number} was declined`,
          heading: "We declined an order for you",
          text: `You didn't answer the order from ${order.customerName} in 3 days.`,
          next: backInStock,
          button: view,
        },
  "ship-some": (order) => ({
    subject: `Some parts of order ${order.number} were shipped`,
    heading: "Some of your parts are on their way",
    text: `${order.sellerName} has shipped: ${order.step ?? "some of your parts"}`,
    next: "The rest follows. The order's page shows what is on its way.",
    button: view,
  }),
  "cancel-some": (order, side) => ({
    subject: `Some parts of order ${order.number} were canceled`,
    heading: "Some parts were canceled",
    text: `${side === "buyer" ? order.sellerName : order.customerName} took out of the order: ${order.step ?? "some parts"}`,
    quote: order.reason,
    next: takenOut(order, side),
    button: view,
  }),
  "ask-cancel": (order) => ({
    subject: `The buyer asks to cancel ${partOf(order)}order ${order.number}`,
    heading: "The buyer asks to cancel",
    text: `${order.customerName} would like to be let out of ${partOf(order)}the order. They wrote:`,
    quote: order.reason,
    next: order.isPartlySent
      ? "Cancel the parts you haven't sent, or tell them why you can't."
      : "Cancel the order, or tell them why you can't.",
    button: "Answer the buyer",
  }),
  "refuse-cancel": (order) => ({
    subject: order.isPartlySent
      ? `The rest of order ${order.number} isn't canceled`
      : `Order ${order.number} isn't canceled`,
    heading: `The seller can't cancel ${partOf(order)}your order`,
    text: `${order.sellerName} goes through with ${partOf(order)}your order. They wrote:`,
    quote: order.reason,
    next: "You can still write to them on the order's page, or return the part when you have it.",
    button: view,
  }),
  "remind-answer": (order) => ({
    subject: `A day is left to answer order ${order.number}`,
    heading: "An order waits for your answer",
    text: `${order.customerName} has waited for two days. Tomorrow the order is declined by itself.`,
    next: "Accept it, or decline it with a reason.",
    button: "Answer the order",
  }),
  "remind-arrival": (order) => ({
    subject: `Is order ${order.number} there?`,
    heading: "Did your order arrive?",
    text: `${order.sellerName} shipped your order a week ago.`,
    next: "Tell us when you have it. If it doesn't come, write to the seller or open a dispute.",
    button: "Tell us",
  }),
  "remind-confirm": (order) => ({
    subject: `2 days are left to confirm order ${order.number}`,
    heading: "Did your order arrive?",
    text: `${order.sellerName} says that your order has arrived. In two days it counts as received.`,
    next: "Confirm that you have it, or open a dispute if something's wrong.",
    button: "Confirm the order",
  }),
  message: (order, side) => ({
    subject: `New message about order ${order.number}`,
    heading: "You have a new message",
    text: `${side === "buyer" ? order.sellerName : order.customerName} wrote:`,
    quote: order.message,
    next: "Reply on the order's page. Nobody reads replies to this email.",
    button: "Reply",
  }),
  refund: (order, side) =>
    side === "buyer"
      ? {
          subject: `A refund for order ${order.number}`,
          heading: "You get a refund",
          text: `You get ${order.amount} back for your order from ${order.sellerName}. The reason:`,
          quote: order.reason,
          next: getBack(order),
          button: view,
        }
      : {
          subject: `A refund for order ${order.number}`,
          heading: "The buyer gets a refund",
          text: `${order.customerName} gets ${order.amount} back from you. The reason:`,
          quote: order.reason,
          next: payBack(order),
          button: view,
        },
  "refund-said": (order) => ({
    subject: `Did you get your refund for order ${order.number}?`,
    heading: "The seller says they paid your refund",
    text: `${order.sellerName} says they've paid you ${order.amount}.`,
    next: "Confirm it on the order's page. If you don't have it, say so there within 14 days.",
    button: "Confirm the refund",
  }),
  "refund-denied": (order) => (order.reason ? stillOwed(order) : notThere(order)),
  "refund-paid": (order) => ({
    subject: `The refund for order ${order.number} is paid`,
    heading: "The refund is paid",
    text: order.reason
      ? `Support has decided that the ${order.amount} for ${order.customerName} counts as paid. They wrote:`
      : order.payment === "provider"
        ? `We've sent ${order.amount} to the card of ${order.customerName}.`
        : `${order.customerName} has the ${order.amount} that you paid back.`,
    quote: order.reason,
    next: "There's nothing left for you to do.",
    button: view,
  }),
  "return-asked": (order) => ({
    subject: `Return asked for, order ${order.number}`,
    heading: "The buyer wants to return parts",
    text: `${order.customerName} wants to send something back. ${order.step ?? ""}${order.reason ? " They wrote:" : ""}`,
    quote: order.reason,
    next: "Answer within 3 business days, from the order's page. If you say nothing, the return is granted.",
    button: "Answer the return",
  }),
  "return-granted": (order, side) =>
    side === "buyer"
      ? {
          subject: `You can send parts of order ${order.number} back`,
          heading: "Your return is granted",
          text: order.reason
            ? `${order.sellerName} takes it back. ${order.step ?? ""} They wrote how:`
            : `${order.sellerName} didn't answer in 3 business days, so you can send it back. ${order.step ?? ""}`,
          quote: order.reason,
          next: "Send it within 14 days, and say so on the return's page. The order's page leads there.",
          button: view,
        }
      : {
          subject: `The return for order ${order.number} was granted for you`,
          heading: "We granted a return for you",
          text: `You didn't answer ${order.customerName} in 3 business days, so they can send it back. ${order.step ?? ""}`,
          next: "When you have it, say so on the return's page. The order's page leads there.",
          button: view,
        },
  "return-refused": (order) => ({
    subject: `The return for order ${order.number} was refused`,
    heading: "Your return was refused",
    text: `${order.sellerName} doesn't take it back. ${order.step ?? ""} They wrote:`,
    quote: order.reason,
    next: {
      dispute: openDecides,
      support: "If that's wrong, write to support: they decide.",
      open: "If that's wrong, open a dispute from the order's page.",
    }[order.appeal ?? "open"],
    button: view,
  }),
  "return-sent": (order) => ({
    subject: `Parts of order ${order.number} are on their way back`,
    heading: "The buyer sent parts back",
    text: `${order.customerName} sent it back. ${order.step ?? ""}`,
    next: "When you have it, say so on the return's page; if it doesn't come, say that there. If you say nothing for 14 days, the buyer gets the money.",
    button: view,
  }),
  "return-missing": (order) => ({
    subject: `Parts of order ${order.number} haven't arrived`,
    heading: "Your return hasn't arrived",
    text: `${order.sellerName} says that what you sent back hasn't come. ${order.step ?? ""} They wrote:`,
    quote: order.reason,
    next:
      order.appeal === "dispute"
        ? openDecides
        : order.isLast
          ? `Ask the carrier for proof of delivery, and ${appealOf(order)} within 14 days: support decides. After that the return lapses.`
          : `Within 14 days, add the carrier and tracking number on the return's page, or ${appealOf(order)}. The order's page leads there. After that the return lapses.`,
    button: view,
  }),
  "return-traced": (order) => ({
    subject: `A tracking number for the return of order ${order.number}`,
    heading: "The buyer added a tracking number",
    text: `${order.customerName} says how it was sent back. ${order.step ?? ""}`,
    next: "When you have it, say so on the return's page; if it doesn't come, say that there. If you say nothing for 14 days, the buyer gets the money.",
    button: view,
  }),
  "return-search": (order) => ({
    subject: `3 days are left to find your return for order ${order.number}`,
    heading: "Your return lapses in 3 days",
    text: `${order.sellerName} says that what you sent back hasn't come. ${order.step ?? ""}`,
    next: order.isLast
      ? `Ask the carrier for proof of delivery, and ${appealOf(order)}: support decides.`
      : `Add the carrier and tracking number on the return's page, or ${appealOf(order)}. The order's page leads there.`,
    button: view,
  }),
  "return-refunded": (order) => ({
    subject: `Parts of order ${order.number} were returned`,
    heading: "Parts were returned",
    text: order.step ?? "",
    next: "There's nothing left for you to do.",
    button: view,
  }),
  "return-withdrawn": (order) => ({
    subject: `The return for order ${order.number} was withdrawn`,
    heading: "The buyer keeps the parts",
    text: `${order.customerName} doesn't send it back after all. ${order.step ?? ""}`,
    next: "There's nothing left for you to do.",
    button: view,
  }),
  "return-lapsed": (order, side) => ({
    subject: `The return for order ${order.number} lapsed`,
    heading: "A return lapsed",
    text: `What ${side === "buyer" ? "you" : order.customerName} wanted to return didn't come back in time. ${order.step ?? ""}`,
    next:
      side === "buyer"
        ? "Nothing is paid back. While there's time, you can ask again from the order's page."
        : "Nothing is paid back. There's nothing left for you to do.",
    button: view,
  }),
  "return-remind": (order) => ({
    subject: `Send the parts of order ${order.number} back soon`,
    heading: "Your return lapses in 3 days",
    text: `${order.sellerName} takes it back, and you haven't sent it yet. ${order.step ?? ""}`,
    next: "Send it, then say so on the return's page. The order's page leads there.",
    button: view,
  }),
  "return-await": (order) => ({
    subject: `A return for order ${order.number} waits for you`,
    heading: "A return waits for you",
    text: `${order.customerName} waits for your answer about a return. ${order.step ?? ""}`,
    next: "Without a word from you it's decided for the buyer. The order's page leads to the return.",
    button: view,
  }),
  "payment-lost": (order, side) => ({
    subject: `The card for order ${order.number} couldn't be charged`,
    heading: "The card couldn't be charged",
    text: `The bank gave up the payment of ${order.amount} before it was due, so nothing was charged.`,
    next:
      side === "buyer"
        ? `Pay ${order.sellerName} when you get your parts.`
        : `${order.customerName} pays you when they get the parts. Ask for it before you hand them over.`,
    button: view,
  }),
  "refund-failed": (order) => ({
    subject: `Your refund for order ${order.number} didn't reach your card`,
    heading: "Your refund didn't reach your card",
    text: `We tried to send you ${order.amount}, and your card's bank sent it back.`,
    next: "Write to us with the number of your order, and we'll find another way.",
    button: view,
  }),
  chargeback: (order) => ({
    subject: `The payment of order ${order.number} is disputed`,
    heading: "A bank disputes a payment",
    text: `The bank of ${order.customerName} asks for ${order.amount} back. We answer it with what the order says.`,
    next: "Keep everything that shows that the parts were handed over. If the bank decides for the buyer, the money is taken off your next payout.",
    button: view,
  }),
  "chargeback-won": (order) => ({
    subject: `You keep the payment of order ${order.number}`,
    heading: "The bank decided for you",
    text: `The ${order.amount} that were disputed stay yours.`,
    next: "There's nothing left for you to do.",
    button: view,
  }),
  "chargeback-lost": (order) => ({
    subject: `The payment of order ${order.number} was taken back`,
    heading: "The bank took a payment back",
    text: `The bank of ${order.customerName} decided for its customer: ${order.amount} are taken off your next payout.`,
    next: "If you know more than the order says, write to us.",
    button: view,
  }),
  settle: (order) => ({
    subject: `Order ${order.number} is complete`,
    heading: "The order is complete",
    text: "A dispute about the order was decided.",
    next: "There's nothing left for you to do.",
    button: view,
  }),
  dispute: (order) => ({
    subject: `Dispute ${order.ticket} about order ${order.number}`,
    heading: "The buyer opened a dispute",
    text: `${order.customerName} opened ticket ${order.ticket}: ${order.disputeReason && disputeReasonLabels[order.disputeReason]}. They wrote:`,
    quote: order.disputeMessage,
    next: "Answer within 3 business days: write to the buyer, or offer a refund. After that support decides.",
    button: answerDispute,
  }),
  "dispute-message": (order) => ({
    subject: `New message in ${order.ticket} about order ${order.number}`,
    heading: "There's a new message in your dispute",
    text: `It's about order ${order.number}:`,
    quote: order.entryText,
    next: "Reply on the dispute's page. Nobody reads replies to this email.",
    button: "Reply",
  }),
  "dispute-offer": (order, side) => ({
    subject:
      side === "buyer"
        ? `${offered(order)} back? An offer in ${order.ticket}`
        : `The buyer asks for ${offered(order)} in ${order.ticket}`,
    heading:
      side === "buyer" ? "The seller offers a refund" : "The buyer says what would settle it",
    text:
      side === "buyer"
        ? `${order.sellerName} offers you ${offered(order)} back.`
        : `${order.customerName} would take ${offered(order)} back.`,
    quote: order.entryText,
    next: "Accept or refuse it on the dispute's page. If you accept, that settles the dispute.",
    button: answerDispute,
  }),
  "dispute-accept": (order, side) => ({
    subject: `Your offer in ${order.ticket} was accepted`,
    heading: "Your offer was accepted",
    text: `${side === "buyer" ? order.sellerName : order.customerName} accepted ${offered(order)}. The dispute is settled.`,
    next: acceptedNext(order, side),
    button: "View the dispute",
  }),
  "dispute-refuse": (order, side) => ({
    subject: `Your offer in ${order.ticket} was refused`,
    heading: "Your offer was refused",
    text: `${side === "buyer" ? order.sellerName : order.customerName} refused ${offered(order)}.`,
    next: "Make another offer on the dispute's page, or leave it to support.",
    button: answerDispute,
  }),
  "dispute-escalate": (order) => ({
    subject: `Support decides ${order.ticket} now`,
    heading: "Support decides your dispute",
    text: `Ticket ${order.ticket} about order ${order.number} is with support now. They compare the part with its listing as it was sold.`,
    next: "If there's something they should know, write it on the dispute's page.",
    button: "View the dispute",
  }),
  "dispute-decide": (order, side) => ({
    subject: `Support has decided ${order.ticket}`,
    heading: "Support has decided your dispute",
    text: `${decided(order, side)} They wrote:`,
    quote: order.entryText,
    next:
      order.disputeOutcome === "refunded"
        ? "The order's page says how it's paid back."
        : "The dispute is closed. There's nothing for you to do.",
    button: "View the dispute",
  }),
  "dispute-withdraw": (order) => ({
    subject: `Ticket ${order.ticket} is closed`,
    heading: "A dispute is closed",
    text: `The dispute about order ${order.number} is closed, and nothing is refunded by it.`,
    quote: order.entryText,
    next: "There's nothing for you to do.",
    button: "View the dispute",
  }),
  "core-sent": (order) => ({
    subject: `The old part of order ${order.number} is on its way`,
    heading: "An old part is on its way to you",
    text: `${order.customerName} has sent back the old part. ${order.step}`,
    next: "Say so on the order's page when you have it, then settle the deposit within 5 business days.",
    button: view,
  }),
  "core-received": (order) => ({
    subject: `The old part of order ${order.number} arrived`,
    heading: "The seller has your old part",
    text: `${order.sellerName} has your old part. ${order.step}`,
    next: "They have 5 business days to look at it. If they say nothing, you get the whole deposit back.",
    button: view,
  }),
  "core-refunded": (order, side) =>
    side === "buyer"
      ? {
          subject: `Your core deposit of order ${order.number} goes back to you`,
          heading: "You get your core deposit back",
          text: `${order.sellerName} owes you the deposit for your old part. ${order.step}`,
          next: getBack(order),
          button: view,
        }
      : {
          subject: `The core deposit of order ${order.number} goes back`,
          heading: "You owe the buyer a core deposit",
          text: `You didn't settle the deposit for the old part of ${order.customerName} in time. ${order.step}`,
          next: payBack(order),
          button: view,
        },
  "core-reduced": (order) => ({
    subject: `You get some of your core deposit of order ${order.number} back`,
    heading: "You get some of your core deposit back",
    text: `${order.step} ${order.sellerName} wrote:`,
    quote: order.reason,
    next: `${getBack(order)} If the reason is wrong, write to the seller on the order's page.`,
    button: view,
  }),
  "core-refused": (order) => ({
    subject: `The old part of order ${order.number} was refused`,
    heading: "Your old part was refused",
    text: `${order.step} ${order.sellerName} wrote:`,
    quote: order.reason,
    next: "If the reason is wrong, write to the seller on the order's page.",
    button: view,
  }),
  "core-waived": (order) => ({
    subject: `Your core deposit of order ${order.number} goes back to you`,
    heading: "You get your core deposit back",
    text: `${order.sellerName} doesn't want the old part. ${order.step}`,
    next: getBack(order),
    button: view,
  }),
  "core-forfeited": (order, side) =>
    side === "buyer"
      ? {
          subject: `Your core deposit of order ${order.number} is forfeited`,
          heading: "Your core deposit is forfeited",
          text: `The old part wasn't sent back in time, so ${order.sellerName} keeps the deposit. ${order.step}`,
          next: "There's nothing left for you to do.",
          button: view,
        }
      : {
          subject: `The core deposit of order ${order.number} is yours`,
          heading: "A core deposit is yours",
          text: `${order.customerName} didn't send the old part back in time. ${order.step}`,
          next: "There's nothing left for you to do.",
          button: view,
        },
  "core-remind": (order) => ({
    subject: `Send back the old part of order ${order.number}`,
    heading: "Your core deposit is waiting",
    text: `You get your deposit back when you return the old part to ${order.sellerName}. ${order.step}`,
    next: "Send it, or drop it off at their counter, and say so on the order's page.",
    button: view,
  }),
  "core-awaited": (order) => ({
    subject: `Has the old part of order ${order.number} come?`,
    heading: "Has the old part come?",
    text: `${order.customerName} sent it two weeks ago. ${order.step}`,
    next: "If you have it, say so on the order's page. If you don't, write to the buyer there. If you say nothing for two more weeks, they get the deposit back.",
    button: view,
  }),
};

/** What a refund that is paid back at the counter asks of its buyer. */
const confirmRefund = ({ payment: way }: OrderReport) =>
  way === "provider" ? null : "confirm a refund";

/**
 * What a mail speaks of that a guest's page of the order does not have, as a verb; null for nothing. There an order is
 * followed, canceled and confirmed: the rest is an account's.
 */
const beyondReceipt: Partial<Record<NoticeKindName, (order: OrderReport) => string | null>> = {
  deliver: () => "open a dispute",
  "hand-over": () => "open a dispute",
  "remind-arrival": () => "write to the seller or open a dispute",
  "remind-confirm": () => "open a dispute",
  "refuse-cancel": () => "write to them or return a part",
  "ship-some": () => "see which parts shipped",
  "cancel-some": (order) => (order.amount ? confirmRefund(order) : null),
  message: () => "reply",
  refund: confirmRefund,
  "refund-said": () => "answer",
  "core-refunded": confirmRefund,
  "core-waived": confirmRefund,
  "core-reduced": () => "write to the seller, or confirm a refund",
  "core-refused": () => "write to the seller",
  "core-remind": () => "mark it as sent",
};

/** A guest is told how to get at what is an account's. */
export function wordsOf({ kind, side, order }: MailedEvent): Words {
  const said = words[kind](order, side);
  const isGuests = side === "buyer" && order.buyerAccountId === null;
  const verb = isGuests ? beyondReceipt[kind]?.(order) : null;
  if (!verb) return said;
  const how = `To ${verb}, add this order to your account from its page. You can create an account there.`;
  return { ...said, next: `${said.next} ${how}` };
}

/** What an order comes to; in its receipt also what of it is for the parts, and what is not. */
export function costsOf({ kind, order }: MailedEvent): [label: string, value: string][] {
  const parts = kind === "place" ? orderCosts(order) : [];
  return [
    ...parts.map(({ label, amount }): [string, string] => [label, amount]),
    ["Total", formatAmount(order.totalCents)],
  ];
}

/** `2 × Front Brake Rotor (43512-06150), $468.00` */
export const lineText = ({
  name,
  quantity,
  partNumber,
  priceCents,
}: OrderReport["lines"][number]) =>
  `${quantity} × ${name} (${partNumber}), ${formatAmount(quantity * priceCents)}`;

/** Events after which an order can still be picked up. */
const beforePickup: readonly NoticeKindName[] = ["place", "accept", "ready"];

/** Which order it is, with whom, and how the parts get to the buyer. */
export function factsOf({ kind, side, order }: MailedEvent): [label: string, value: string][] {
  const { number, sellerName, customerName, locationName } = order;
  const facts: [label: string, value: string][] = [
    ["Order", number],
    side === "buyer" ? ["Seller", sellerName] : ["Customer", customerName],
  ];
  if (order.fulfilment === "pickup" && beforePickup.includes(kind))
    facts.push(["Pick up at", locationName]);
  const tracking = trackingText(order);
  if (tracking) facts.push(["Shipped with", tracking]);
  return facts;
}

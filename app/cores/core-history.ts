import type { TimelineEvent } from "@partlane/ui";
import type { ReactNode } from "react";
import { formatAmount } from "~/content/format";
import { trackingText } from "~/orders/order-details";
import type { CoreDetails } from "./core-details";
import { settlingDays } from "./core-graph";
import { backText, dayOf, isByTime } from "./core-words";

/** What has happened to a deposit, the first first; `photos` stand with how it ended. */
export function historyOf(core: CoreDetails, photos: ReactNode): TimelineEvent[] {
  const { side, createdAt, remindedAt, sentAt, receivedAt, settledAt } = core;
  const [buyer, seller] = side === "buyer" ? ["you", "the seller"] : ["the buyer", "you"];
  const at = (moment: Date) => ({ time: dayOf(moment), dateTime: moment.toISOString() });
  const wasSent = sentAt !== null;
  const events: (TimelineEvent | null)[] = [
    {
      ...{ id: "held", title: "Paid with the part", ...at(createdAt) },
      detail: formatAmount(core.depositCents),
    },
    remindedAt && !(wasSent && remindedAt > sentAt)
      ? {
          ...{ id: "reminded", title: capitalized(`${buyer} ${wereOrWas(buyer)} reminded`) },
          ...at(remindedAt),
          detail: core.reminders > 1 ? `${core.reminders} times in all` : undefined,
        }
      : null,
    sentAt && {
      ...{ id: "sent", title: capitalized(`sent back by ${buyer}`), ...at(sentAt) },
      detail: trackingText(core) || undefined,
    },
    receivedAt && {
      ...{
        id: "received",
        title: capitalized(`${seller} ${seller === "you" ? "have" : "has"} the old part`),
      },
      ...at(receivedAt),
    },
    settledAt && {
      ...{ id: "settled", title: settledTitle(core), ...at(settledAt) },
      ...{ photos: photos || undefined },
      detail: core.state === "refused" || core.state === "forfeited" ? undefined : backText(core),
    },
  ];
  return events.filter((event) => event !== null);
}

const wereOrWas = (who: string) => (who === "you" ? "were" : "was");

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function settledTitle(core: CoreDetails): string {
  switch (core.state) {
    case "refunded":
      if (!isByTime(core)) return "Returned in full";
      return core.receivedAt
        ? `Returned in full: not settled in ${settlingDays} business days`
        : "Returned in full: the seller didn't say whether the old part came";
    case "reduced":
      return "Returned in part";
    case "refused":
      return "Old part refused, deposit kept";
    case "waived":
      return "Returned in full: no old part wanted";
    default:
      return "Forfeited: the old part wasn't sent in time";
  }
}

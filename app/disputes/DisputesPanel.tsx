import { Item, ItemList, Panel } from "@partlane/ui";
import { formatLongDate } from "~/content/format";
import { paths } from "~/paths";
import type { DisputeOutcomeKind, DisputeReason, DisputeStatus } from "~/platform/enums";
import { disputeReasonLabels, disputeStatus } from "./dispute-words";

export interface DisputeItem {
  /** The ticket's. */
  number: string;
  /** The part that it is about; null for all of the order. */
  lineName: string | null;
  reason: DisputeReason;
  status: DisputeStatus;
  outcome: DisputeOutcomeKind | null;
  createdAt: Date;
}

/** The disputes about an order, on its page; each leads to its own. Nothing where there is none. */
export function DisputesPanel({ disputes }: { disputes: readonly DisputeItem[] }) {
  if (disputes.length === 0) return null;
  return (
    <Panel id="disputes" title={disputes.length > 1 ? "Disputes" : "Dispute"} flush>
      <ItemList>
        {disputes.map(({ number, lineName, reason, status, outcome, createdAt }) => {
          const { label } = disputeStatus({ status, outcome });
          return (
            <Item
              key={number}
              href={paths.dispute(number)}
              title={`Ticket ${number}`}
              text={
                <>
                  {disputeReasonLabels[reason]}
                  {lineName ? (
                    <>
                      : <bdi>{lineName}</bdi>
                    </>
                  ) : null}
                </>
              }
              // In words: beside the ticket a badge finds no room where text is large.
              meta={`${label}. Opened on ${formatLongDate(createdAt.toISOString())}`}
            />
          );
        })}
      </ItemList>
    </Panel>
  );
}

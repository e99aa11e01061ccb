import { Badge, DataList, Link, Panel, Stack, Text } from "@partlane/ui";
import { formatLongDate } from "~/content/format";
import { SUPPORT_EMAIL } from "~/content/product";
import type { DisputeReason, DisputeStatus } from "~/platform/enums";
import { disputeReasonLabels } from "./dispute-words";
import type { OrderSide } from "./order-graph";

export interface DisputeItem {
  /** The ticket's. */
  number: string;
  reason: DisputeReason;
  message: string;
  status: DisputeStatus;
  createdAt: Date;
}

/** A dispute on the order's page: the ticket, what the buyer wrote, and how it goes on. */
export function DisputePanel({ dispute, side }: { dispute: DisputeItem; side: OrderSide }) {
  const { number, reason, message, status, createdAt } = dispute;
  const isOpen = status !== "closed";
  return (
    <Panel
      title={`Dispute, ticket ${number}`}
      actions={<Badge tone={isOpen ? "warning" : "neutral"}>{isOpen ? "Open" : "Closed"}</Badge>}
    >
      <Stack gap={4}>
        <DataList
          items={[
            { term: "What's wrong", detail: disputeReasonLabels[reason] },
            { term: "Opened on", detail: formatLongDate(createdAt.toISOString()) },
          ]}
        />
        <Stack gap={2} dir="auto">
          {message.split(/\n+/).map((line, index) => (
            // Lines may repeat, and never change places.
            <Text key={index} size={15} measure>
              {line}
            </Text>
          ))}
        </Stack>
        {isOpen ? <WhatSupportDoes number={number} side={side} /> : null}
      </Stack>
    </Panel>
  );
}

function WhatSupportDoes({ number, side }: { number: string; side: OrderSide }) {
  if (side === "seller")
    return (
      <Text size={15} tone="muted" measure>
        The buyer wrote this. Support will email you for your side.
      </Text>
    );
  return (
    <Text size={15} tone="muted" measure>
      {`Support will reply by email. A photo of the part and its label helps: send it to `}
      <Link href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(number)}`} tone="ink">
        {SUPPORT_EMAIL}
      </Link>
      {` with the ticket's number. Keep the part in the condition you received it.`}
    </Text>
  );
}

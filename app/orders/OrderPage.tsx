import {
  DataList,
  Grid,
  Item,
  ItemList,
  Link,
  Panel,
  Stack,
  StatusBadge,
  Text,
} from "@partlane/ui";
import { CircleCheck, CircleX, Clock, Hammer, type LucideIcon, Store, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { formatAmount, formatLongDate } from "~/content/format";
import { paths } from "~/paths";
import type { DeliveryAddress } from "~/platform/enums";
import { DashboardHeading } from "~/shell/DashboardHeading";
import { OrderFitPanel } from "~/shell/OrderFitPanel";
import { SampleMark } from "~/shell/sample-mark";
import { MessagesPanel, type MessageThreadDetails } from "./MessagesPanel";
import type { MessageRefusal } from "./message-form";
import type { MoveRefusal } from "./move-form";
import { NextStep, type OpenDispute } from "./NextStep";
import { orderCosts } from "./order-amounts";
import {
  keptPieces,
  type OrderDetails,
  type OrderLineDetails,
  trackingText,
} from "./order-details";
import { eventTitle } from "./order-events";
import { type ArrowName, statusNames } from "./order-graph";

const icons: Readonly<Record<string, LucideIcon>> = {
  accept: Hammer,
  ready: Store,
  ship: Truck,
  deliver: CircleCheck,
  "hand-over": CircleCheck,
  collect: CircleCheck,
  complete: CircleCheck,
  cancel: CircleX,
  decline: CircleX,
  "call-off": CircleX,
  lapse: CircleX,
};

const dateOf = (moment: Date) => formatLongDate(moment.toISOString());

/** One order, as its buyer or its seller sees it: what it is, what happened, and what comes next. */
export function OrderPage({
  order,
  thread = null,
  panels,
  papers,
  isComingBack,
  openDispute,
  asking,
  refusal,
}: {
  order: OrderDetails;
  /** What other domains say of it and may wait for an answer: disputes, refunds, deposits, returns. */
  panels?: ReactNode;
  /** What is kept of it: invoices. */
  papers?: ReactNode;
  /** Whether a part or money of it is still on its way back. */
  isComingBack?: boolean;
  /** How far a dispute about some of it is, while one is open. */
  openDispute?: OpenDispute;
  /** Null for samples, about which nobody writes. */
  thread?: MessageThreadDetails | null;
  /** What is asked about before it is done, where that can be done. */
  asking?: ArrowName;
  refusal?: MoveRefusal | MessageRefusal;
}) {
  const { lines, side } = order;
  const [move, message] = refusal?.field === "text" ? [undefined, refusal] : [refusal];
  return (
    <Stack gap={4}>
      <DashboardHeading
        title={`Order ${order.number}`}
        badge={
          <>
            <StatusBadge status={statusNames[order.status]} />
            {order.isSample ? <SampleMark /> : null}
          </>
        }
        back={{ href: paths.dashboardOrders(), label: "All orders" }}
      />
      <NextStep {...{ order, asking, isComingBack, openDispute }} refusal={move} />
      <Grid columns={{ desktop: 2 }} gap={4} align="start">
        <Stack gap={4}>
          {panels}
          {lines.map((line) => (
            <Panel key={line.id} title={lines.length > 1 ? line.name : "Items"}>
              <DataList items={factsOfLine(line)} />
            </Panel>
          ))}
          <Panel title="Order">
            <DataList items={factsOf(order)} />
          </Panel>
          {lines.map(({ id, name, fit }) =>
            fit ? (
              <OrderFitPanel
                key={id}
                {...{ fit, side }}
                name={lines.length > 1 ? name : undefined}
              />
            ) : null,
          )}
        </Stack>
        <Stack gap={4}>
          {thread ? <MessagesPanel {...{ order, thread }} refusal={message} /> : null}
          {papers}
          <Panel title="History" flush>
            <ItemList>
              {order.events.toReversed().map(({ id, kind, by, at, detail }) => {
                const Icon = icons[kind] ?? Clock;
                return (
                  <Item
                    key={id}
                    icon={<Icon size={18} strokeWidth={1.5} />}
                    title={eventTitle(kind, by)}
                    text={sentences(Object.values(detail)) || undefined}
                    meta={dateOf(at)}
                  />
                );
              })}
            </ItemList>
          </Panel>
        </Stack>
      </Grid>
    </Stack>
  );
}

/** Each of them ends as a sentence does. */
const sentences = (texts: readonly string[]) =>
  texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(" ");

function factsOfLine(line: OrderLineDetails) {
  const { priceCents, coreCents, canceledQuantity, shippedAt } = line;
  const quantity = keptPieces(line);
  return [
    {
      term: "Part",
      detail: (
        <Link href={paths.part(line.listingId, { vehicle: line.fit?.vehicle })} tone="ink">
          {line.name}
        </Link>
      ),
    },
    {
      term: "Part number",
      detail: (
        <Text as="span" mono>
          {line.partNumber}
        </Text>
      ),
    },
    {
      term: "Quantity",
      detail: quantity > 1 ? `${quantity} at ${formatAmount(priceCents)} each` : quantity,
    },
    ...(canceledQuantity > 0 ? [{ term: "Canceled", detail: canceledQuantity }] : []),
    ...(shippedAt ? [{ term: "Shipped on", detail: dateOf(shippedAt) }] : []),
    { term: "Price", detail: formatAmount(quantity * priceCents) },
    ...(coreCents > 0
      ? [
          {
            term: "Core deposit",
            detail: `${formatAmount(quantity * coreCents)}, back with the old part`,
          },
        ]
      : []),
  ];
}

/** On one line, as it is written on a parcel. */
const addressText = ({ name, street, unit, city, state, zip }: DeliveryAddress) =>
  [name, street, unit, `${city}, ${state} ${zip}`].filter(Boolean).join(", ");

function factsOf(order: OrderDetails) {
  const { totalCents } = order;
  const tracking = trackingText(order);
  const costs = orderCosts(order);
  // What one line comes to stands beside its part already.
  const besides = costs.length > 1 || order.lines.length > 1 ? costs : [];
  return [
    ...besides.map(({ label, amount }) => ({ term: label, detail: amount })),
    { term: "Total", detail: formatAmount(totalCents) },
    {
      term: "Payment",
      detail: order.payment === "provider" ? "By card" : "To the seller, when it changes hands",
    },
    { term: order.side === "buyer" ? "Ordered by" : "Customer", detail: order.customerName },
    { term: "Seller", detail: order.sellerName },
    ...(order.fulfilment === "pickup" ? [{ term: "Pick up at", detail: order.locationName }] : []),
    ...(order.address
      ? [{ term: "Deliver to", detail: <bdi>{addressText(order.address)}</bdi> }]
      : []),
    ...(order.contactPhone ? [{ term: "Phone", detail: order.contactPhone }] : []),
    ...(order.note ? [{ term: "Note to the seller", detail: <bdi>{order.note}</bdi> }] : []),
    ...(tracking ? [{ term: "Shipped with", detail: tracking }] : []),
  ];
}

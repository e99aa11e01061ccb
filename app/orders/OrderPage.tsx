import {
  DataList,
  Grid,
  Heading,
  Inline,
  Item,
  ItemList,
  Link,
  Panel,
  Stack,
  StatusBadge,
  Text,
} from "@partlane/ui";
import { CircleCheck, CircleX, Clock, Hammer, Truck } from "lucide-react";
import { formatDollars, formatLongDate } from "~/content/format";
import { paths } from "~/paths";
import { SampleMark } from "~/shell/sample-mark";
import { DisputePanel } from "./DisputePanel";
import { NextStep } from "./NextStep";
import { OrderFitPanel } from "./OrderFitPanel";
import type { OrderDetails } from "./order-details";
import { statusNames } from "./order-graph";

const dateOf = (moment: Date) => formatLongDate(moment.toISOString());

/** One order, as its buyer or its seller sees it: what it is, what happened, and what comes next. */
export function OrderPage({
  order,
  isCanceling = false,
}: {
  order: OrderDetails;
  /** Asks whether to cancel it, where that can be done. */
  isCanceling?: boolean;
}) {
  return (
    <Stack gap={4}>
      <Inline justify="between" gap={3}>
        <Inline gap={3}>
          <Heading level={1} size="dashboard">
            {`Order ${order.number}`}
          </Heading>
          <StatusBadge status={statusNames[order.status]} />
          {order.isSample ? <SampleMark /> : null}
        </Inline>
        <Link href={paths.dashboardOrders()} tone="muted">
          All orders
        </Link>
      </Inline>
      <NextStep order={order} isCanceling={isCanceling} />
      <Grid columns={{ desktop: 2 }} gap={4} align="start">
        <Stack gap={4}>
          <Panel title="Items">
            <DataList items={factsOf(order)} />
          </Panel>
          {order.fit ? <OrderFitPanel fit={order.fit} side={order.side} /> : null}
        </Stack>
        <Stack gap={4}>
          {order.disputes.map((dispute) => (
            <DisputePanel key={dispute.number} dispute={dispute} side={order.side} />
          ))}
          <Panel title="History" flush>
            <ItemList>
              {historyOf(order).map(({ title, at, Icon }) => (
                <Item
                  key={title}
                  icon={<Icon size={18} strokeWidth={1.5} />}
                  title={title}
                  meta={at ? dateOf(at) : "date not recorded"}
                />
              ))}
            </ItemList>
          </Panel>
        </Stack>
      </Grid>
    </Stack>
  );
}

function factsOf(order: OrderDetails) {
  const { quantity, totalCents } = order;
  const amount = (cents: number) => formatDollars(cents, { cents: true });
  return [
    {
      term: "Part",
      detail: (
        <Link href={paths.part(order.listingId, { vehicle: order.fit?.vehicle })} tone="ink">
          {order.partName}
        </Link>
      ),
    },
    {
      term: "Part number",
      detail: (
        <Text as="span" mono>
          {order.partNumber}
        </Text>
      ),
    },
    {
      term: "Quantity",
      detail: quantity > 1 ? `${quantity} at ${amount(totalCents / quantity)} each` : quantity,
    },
    { term: "Total", detail: amount(totalCents) },
    { term: order.side === "buyer" ? "Ordered by" : "Customer", detail: order.customerName },
    { term: "Seller", detail: order.sellerName },
    { term: "Pick up at", detail: order.locationName },
  ];
}

/** What has happened so far, latest first. A part that was fetched was never shipped. */
function historyOf(order: OrderDetails) {
  const { status, placedAt, begunAt, shippedAt, deliveredAt, canceledAt } = order;
  const events = [{ title: "Placed", at: placedAt as Date | null, Icon: Clock }];
  // Who ships at once has started by that.
  if (begunAt && begunAt.getTime() !== shippedAt?.getTime())
    events.unshift({ title: "Started", at: begunAt, Icon: Hammer });
  if (status === "shipped" || shippedAt)
    events.unshift({ title: "Shipped", at: shippedAt, Icon: Truck });
  if (status === "delivered")
    events.unshift({ title: "Delivered", at: deliveredAt, Icon: CircleCheck });
  if (status === "canceled") events.unshift({ title: "Canceled", at: canceledAt, Icon: CircleX });
  return events;
}

import { ButtonLink, Card, EmptyState, Heading, Inline, Notice, Stack, Text } from "@partlane/ui";
import { PackageOpen } from "lucide-react";
import { paths } from "~/paths";
import { type OrderListItem, OrdersTable } from "./OrdersTable";

export interface OrdersPageProps {
  orders: OrderListItem[];
  /** The order to go on before; absent on the last page. */
  next?: string;
  /** Not the first page. */
  isLater: boolean;
  /** The address named an order that is not among these: the first page is shown instead. */
  orphaned: boolean;
}

/** SPEC F3. */
export function OrdersPage({ orders, next, isLater, orphaned }: OrdersPageProps) {
  return (
    <Stack gap={4}>
      <Inline justify="between" align="baseline">
        <Heading level={1} size="dashboard">
          Orders
        </Heading>
        {orders.length > 0 ? (
          <Text as="span" size={14} tone="muted">
            {isLater ? "Older, newest first" : "Newest first"}
          </Text>
        ) : null}
      </Inline>
      {orphaned ? (
        <Notice tone="warning">
          We couldn't find the order in that link, so here are the newest.
        </Notice>
      ) : null}
      {orders.length === 0 ? (
        <EmptyState
          icon={<PackageOpen />}
          title="No orders yet"
          action={
            <ButtonLink href={paths.map()} tone="accent">
              Find a part
            </ButtonLink>
          }
        >
          Your purchases and sales show up here.
        </EmptyState>
      ) : (
        <Card padding="none">
          <OrdersTable caption="Orders, newest first" orders={orders} />
        </Card>
      )}
      <Pages next={next} isLater={isLater} />
    </Stack>
  );
}

function Pages({ next, isLater }: { next?: string; isLater: boolean }) {
  if (!next && !isLater) return null;
  return (
    <Inline as="nav" gap={3} aria-label="Pages of orders">
      {isLater ? <ButtonLink href={paths.dashboardOrders()}>Newest orders</ButtonLink> : null}
      {next ? (
        <ButtonLink href={paths.dashboardOrders(next)}>Older orders</ButtonLink>
      ) : (
        <Text as="span" size={14} tone="muted">
          That's the end of the list.
        </Text>
      )}
    </Inline>
  );
}

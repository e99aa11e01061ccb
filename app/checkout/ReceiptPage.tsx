import {
  Button,
  ButtonLink,
  CodeCard,
  Inline,
  Link,
  OrderTotals,
  Page,
  Panel,
  Stack,
  StatusBadge,
  Text,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { formatAmount } from "~/content/format";
import { GUARANTEE_TEXT } from "~/content/promises";
import { orderCosts } from "~/orders/order-amounts";
import { piecesText } from "~/orders/order-details";
import { arrowsFrom, statusNames } from "~/orders/order-graph";
import { stageText } from "~/orders/order-stage-words";
import { paths } from "~/paths";
import type { Receipt } from "./checkout-view";

type Order = Receipt["orders"][number];

/** What a checkout became: an order for each seller, how it goes on, and for a guest the link to come back by. */
export function ReceiptPage({ orders, token }: Receipt) {
  const isGuest = orders.some(({ isOfAccount }) => !isOfAccount);
  return (
    <Page
      width="narrow"
      title={orders.length > 1 ? "Your orders" : "Your order"}
      intro={
        isGuest
          ? "Keep this page's link: it's how you come back to your order."
          : "You can follow it in your dashboard."
      }
    >
      <Stack gap={5}>
        {orders.map((order) => (
          <OrderPanel key={order.number} {...{ order, token }} />
        ))}
        {isGuest ? <Claim token={token} /> : null}
        <Text size={15} tone="muted" measure>
          {GUARANTEE_TEXT}
        </Text>
        <Inline gap={3}>
          {isGuest ? (
            <ButtonLink href={paths.receipt(token)}>Link to this page</ButtonLink>
          ) : (
            <ButtonLink href={paths.dashboardOrders()}>All orders</ButtonLink>
          )}
          <ButtonLink href={paths.map()}>Find more parts</ButtonLink>
        </Inline>
      </Stack>
    </Page>
  );
}

function OrderPanel({ order, token }: { order: Order; token: string }) {
  const { number, sellerName, stage, lines } = order;
  return (
    <Panel
      title={`Order ${number}`}
      text={sellerName}
      actions={<StatusBadge status={statusNames[order.status]} />}
    >
      <Stack gap={4}>
        <Text measure>{stageText(order)}</Text>
        {order.collectionCode && stage === "ready" ? (
          <CodeCard
            label="Collection code"
            code={order.collectionCode}
            help="Show this code at the counter."
          />
        ) : null}
        <Stack as="ul" gap={2}>
          {lines.map(({ id, name, quantity }) => (
            <li key={id}>
              <Text as="span" size={15}>
                {piecesText({ name, quantity })}
              </Text>
            </li>
          ))}
        </Stack>
        <OrderTotals
          amounts={orderCosts(order)}
          total={{ label: "Total", amount: formatAmount(order.totalCents) }}
        />
        {order.isOfAccount ? (
          <Inline>
            <Link href={paths.dashboardOrder(number)} tone="ink">
              {`See order ${number}`}
            </Link>
          </Inline>
        ) : (
          <GuestMoves {...{ order, token }} />
        )}
      </Stack>
    </Panel>
  );
}

/** A guest has no messages, returns or deposits: they are an account's. */
function Claim({ token }: { token: string }) {
  const { formData } = useNavigation();
  return (
    <Panel
      title="Keep it in an account"
      text="To write to the seller, return a part, open a dispute, or get a deposit back, add this order to your account. You can create an account on the way."
    >
      <Form method="post" action={paths.receipt(token)}>
        <Button
          type="submit"
          name="intent"
          value="claim"
          pending={formData?.get("intent") === "claim"}
        >
          Add to my account
        </Button>
      </Form>
    </Panel>
  );
}

const buttons: Partial<Record<string, string>> = {
  cancel: "Cancel order",
  collect: "I have it",
};

/** What a guest can do with an order: cancel it, or say that it is here. */
function GuestMoves({ order, token }: { order: Order; token: string }) {
  const { formData } = useNavigation();
  const moves = arrowsFrom("buyer", order).filter((name) => buttons[name]);
  if (moves.length === 0) return null;
  return (
    <Form method="post" action={paths.receipt(token)}>
      <input type="hidden" name="number" value={order.number} />
      <Inline gap={3}>
        {moves.map((name) => (
          <Button
            key={name}
            type="submit"
            name="intent"
            value={name}
            pending={formData?.get("intent") === name && formData.get("number") === order.number}
          >
            {buttons[name]}
          </Button>
        ))}
      </Inline>
    </Form>
  );
}

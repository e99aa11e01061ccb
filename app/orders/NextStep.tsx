import { Button, ButtonLink, Inline, Panel } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { GUARANTEE_TEXT, PAYMENT_TEXT } from "~/content/promises";
import { paths } from "~/paths";
import type { OrderStatus } from "~/platform/enums";
import type { OrderDetails } from "./order-details";
import { type OrderSide, type OrderTransition, transitionsOf } from "./order-graph";

const begunText = "The seller has started on it, so you can't cancel it now.";

/** What comes next, for whom. */
const texts: Record<OrderSide, Record<OrderStatus, string>> = {
  buyer: {
    processing: `The seller holds it for you. ${PAYMENT_TEXT}`,
    shipped: "The seller has shipped it.",
    delivered: `You've got it. ${GUARANTEE_TEXT}`,
    canceled: "You canceled it before the seller started on it. You weren't charged.",
  },
  seller: {
    processing: "The buyer is waiting for it.",
    shipped: "It's on its way to the buyer.",
    delivered: "The buyer has it. You're all done.",
    canceled: "The buyer canceled it before you started on it. It's back in stock.",
  },
};

const buttons = {
  begin: "Start on it",
  ship: "Mark as shipped",
  deliver: "Mark as delivered",
  collect: "I picked it up",
} as const satisfies Record<Exclude<OrderTransition, "cancel">, string>;

const sampleText =
  "This is a sample order, so there's nothing to ship, pick up, or dispute. Your own orders have their buttons here.";

/**
 * What the reader can do with an order now: move it on, cancel it, or dispute it. Works without
 * JavaScript: `isCanceling` is the address that asks whether to cancel.
 */
export function NextStep({ order, isCanceling }: { order: OrderDetails; isCanceling: boolean }) {
  const { number, side, status } = order;
  if (order.isSample) return <Panel title="What's next" text={sampleText} />;
  const transitions = transitionsOf(side, order);
  const canCancel = transitions.includes("cancel");
  if (isCanceling && canCancel) return <ConfirmCancel order={order} />;
  const moves = transitions.filter((transition) => transition !== "cancel");
  const canDispute =
    side === "buyer" &&
    status !== "canceled" &&
    !order.disputes.some(({ status: at }) => at === "open");
  return (
    <Panel title="What's next" text={textFor(order, canCancel)}>
      {moves.length > 0 || canDispute || canCancel ? (
        <Inline gap={3}>
          {moves.map((transition, index) => (
            <MoveButton
              key={transition}
              {...{ number, transition }}
              tone={index === 0 ? "accent" : undefined}
            >
              {transition === "collect" && status === "shipped"
                ? "I received it"
                : buttons[transition]}
            </MoveButton>
          ))}
          {canCancel ? (
            <ButtonLink href={paths.dashboardOrder(number, { cancel: true })}>
              Cancel order
            </ButtonLink>
          ) : null}
          {canDispute ? (
            <ButtonLink href={paths.dashboardDispute(number)}>Open a dispute</ButtonLink>
          ) : null}
        </Inline>
      ) : null}
    </Panel>
  );
}

function textFor({ side, status, begunAt }: OrderDetails, canCancel: boolean): string {
  const text = texts[side][status];
  if (status !== "processing") return text;
  if (side === "buyer")
    return canCancel ? `${text} You can cancel until they start on it.` : `${text} ${begunText}`;
  return begunAt
    ? `${text} You've started on it, so they can't cancel now.`
    : `${text} They can cancel until you start on it or ship it.`;
}

/** The question before an order is canceled: nothing brings it back. */
function ConfirmCancel({ order: { number, quantity, partName } }: { order: OrderDetails }) {
  return (
    <Panel
      title={`Cancel order ${number}?`}
      text={`The seller will stop holding ${quantity} × ${partName} for you. You won't be charged, and you can't undo this.`}
    >
      <Inline gap={3}>
        <MoveButton number={number} transition="cancel" tone="critical">
          Yes, cancel order
        </MoveButton>
        <ButtonLink href={paths.dashboardOrder(number)}>Keep order</ButtonLink>
      </Inline>
    </Panel>
  );
}

function MoveButton({
  number,
  transition,
  tone,
  children,
}: {
  number: string;
  transition: OrderTransition;
  /** `accent`: the main action. */
  tone?: "accent" | "critical";
  children: ReactNode;
}) {
  const { formAction, formData } = useNavigation();
  const pending =
    formAction === paths.dashboardOrder(number) && formData?.get("intent") === transition;
  return (
    <Form method="post" action={paths.dashboardOrder(number)}>
      <Button type="submit" name="intent" value={transition} tone={tone} pending={pending}>
        {children}
      </Button>
    </Form>
  );
}

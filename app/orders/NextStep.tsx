import { Button, ButtonLink, Inline, Panel } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { GUARANTEE_TEXT, PAYMENT_TEXT } from "~/content/promises";
import { paths } from "~/paths";
import type { OrderDetails } from "./OrderPage";
import { nextTransition, type OrderSide, type OrderStatus } from "./order-graph";

/** What comes next, for whom, and what the button that does it says. */
const steps: Record<OrderSide, Record<OrderStatus, { text: string; button?: string }>> = {
  buyer: {
    processing: {
      text: `The seller holds it for you. ${PAYMENT_TEXT}`,
      button: "I have collected it",
    },
    shipped: { text: "The seller has sent it.", button: "I have received it" },
    delivered: { text: `You have it. ${GUARANTEE_TEXT}` },
  },
  seller: {
    processing: { text: "The buyer is waiting for it.", button: "Mark as shipped" },
    shipped: { text: "It is on its way to the buyer.", button: "Mark as delivered" },
    delivered: { text: "The buyer has it. Nothing is left to do." },
  },
};

const sampleText =
  "This order is a sample: nothing was sold, so there is nothing to ship, to collect or to dispute. An order of your own has its buttons here.";

/** What the reader can do with an order now: move it on, or dispute it. Works without JavaScript. */
export function NextStep({ order }: { order: OrderDetails }) {
  const { number, side, status } = order;
  if (order.isSample) return <Panel title="What comes next" text={sampleText} />;
  const { text, button } = steps[side][status];
  const canDispute = side === "buyer" && !order.disputes.some(({ status: at }) => at === "open");
  return (
    <Panel title="What comes next" text={text}>
      {button || canDispute ? (
        <Inline gap={3}>
          {button ? <MoveButton {...{ number, side, status }}>{button}</MoveButton> : null}
          {canDispute ? (
            <ButtonLink href={paths.dashboardDispute(number)}>Open a dispute</ButtonLink>
          ) : null}
        </Inline>
      ) : null}
    </Panel>
  );
}

function MoveButton({
  number,
  side,
  status,
  children,
}: Pick<OrderDetails, "number" | "side" | "status"> & { children: string }) {
  const pending = useNavigation().formAction === paths.dashboardOrder(number);
  return (
    <Form method="post" action={paths.dashboardOrder(number)}>
      <Button
        type="submit"
        name="intent"
        value={nextTransition(side, status)}
        tone="accent"
        pending={pending}
      >
        {children}
      </Button>
    </Form>
  );
}

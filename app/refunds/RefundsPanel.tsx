import { Badge, Button, Inline, Panel, Stack, Text } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { formatAmount, formatLongDate } from "~/content/format";
import type { OrderSide } from "~/orders/order-graph";
import { paths } from "~/paths";
import type { PaymentWay } from "~/platform/enums";
import { type RefundAmounts, sumOf } from "./refund-amounts";

export interface RefundItem extends RefundAmounts {
  id: string;
  /** What it is for; null for what is of no one part. */
  lineName: string | null;
  why: string;
  payment: PaymentWay;
  createdAt: Date;
  /** When the seller said that it was paid, and when the buyer had it. */
  saidPaidAt: Date | null;
  paidAt: Date | null;
}

interface RefundsPanelProps {
  number: string;
  side: OrderSide;
  /** The first first. */
  refunds: RefundItem[];
}

const dateOf = (moment: Date) => formatLongDate(moment.toISOString());

/** What a buyer gets back of an order, and how far that is. Nothing where there is nothing. */
export function RefundsPanel({ number, side, refunds }: RefundsPanelProps) {
  if (refunds.length === 0) return null;
  const total = refunds.reduce((cents, refund) => cents + sumOf(refund), 0);
  return (
    <Panel title="Refunds" text={refunds.length > 1 ? `${formatAmount(total)} in all` : undefined}>
      <Stack as="ul" gap={5}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <Refund {...{ number, side, refund }} />
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

function Refund({
  number,
  side,
  refund,
}: Omit<RefundsPanelProps, "refunds"> & { refund: RefundItem }) {
  const { id, lineName, why, paidAt, saidPaidAt, payment } = refund;
  const ask = paidAt ? undefined : askOf(side, payment, saidPaidAt !== null);
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text>
          <Text as="span" weight={600}>
            {formatAmount(sumOf(refund))}
          </Text>
          {lineName ? (
            <>
              {" for "}
              <bdi>{lineName}</bdi>
            </>
          ) : null}
        </Text>
        {why ? (
          <Text size={15} tone="muted" measure dir="auto">
            {why}
          </Text>
        ) : null}
        <Inline gap={2}>
          <Badge tone={paidAt ? "success" : "warning"}>{paidAt ? "Paid" : "Not paid yet"}</Badge>
          <Text as="span" size={15} tone="muted">
            {stateOf(refund)}
          </Text>
        </Inline>
      </Stack>
      {ask ? (
        <Stack gap={3}>
          <Text size={15} measure>
            {ask.text}
          </Text>
          {ask.button ? <PaidButton {...{ number, id }} {...ask.button} /> : null}
        </Stack>
      ) : null}
    </Stack>
  );
}

function stateOf({ createdAt, saidPaidAt, paidAt }: RefundItem): string {
  if (paidAt) return `On ${dateOf(paidAt)}`;
  if (saidPaidAt) return `The seller says they paid it on ${dateOf(saidPaidAt)}`;
  return `Granted on ${dateOf(createdAt)}`;
}

interface Ask {
  text: string;
  button?: { intent: "said" | "confirm"; label: string };
}

const askOf = (side: OrderSide, payment: PaymentWay, isSaid: boolean): Ask =>
  payment === "provider" ? { text: byCard[side] } : asks[side](isSaid);

const byCard: Record<OrderSide, string> = {
  buyer: "It goes to the card that you paid with, within 5 to 10 days.",
  seller: "We send it to the buyer's card, and take it off your next payout.",
};

/** What is asked of whom: the money goes back the way that it came. */
const asks: Record<OrderSide, (isSaid: boolean) => Ask> = {
  buyer: (isSaid) => ({
    text: isSaid
      ? "Did you get it? If not, write to the seller within 14 days."
      : "The seller pays it back the way you paid.",
    button: { intent: "confirm", label: "I have the money" },
  }),
  seller: (isSaid) =>
    isSaid
      ? { text: "The buyer is asked to confirm it. Without a word it counts as paid in 14 days." }
      : {
          text: "Pay it back the way the buyer paid, then say so here.",
          button: { intent: "said", label: "I paid it back" },
        },
};

function PaidButton({
  number,
  id,
  intent,
  label,
}: { number: string; id: string } & NonNullable<Ask["button"]>) {
  const action = paths.orderRefund(number, id);
  const pending = useNavigation().formAction === action;
  return (
    <Form method="post" action={action}>
      <Button type="submit" name="intent" value={intent} size="small" pending={pending}>
        {label}
      </Button>
    </Form>
  );
}

import { Badge, Button, ButtonLink, Inline, Panel, Stack, Text } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { formatAmount, formatLongDate } from "~/content/format";
import type { OrderSide } from "~/orders/order-graph";
import { paths } from "~/paths";
import type { PaymentWay } from "~/platform/enums";
import { type RefundAmounts, sumOf } from "./refund-amounts";
import { mostDenials } from "./refund-limits";

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
  /** How often the buyer said that it is not there. */
  denials: number;
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
  const { lineName, why, paidAt } = refund;
  const ask = paidAt ? undefined : askOf(side, refund);
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
          {ask.buttons || ask.isForSupport ? (
            <Inline gap={3}>
              {ask.buttons?.map((button) => (
                <AnswerButton key={button.intent} {...{ number, refund }} {...button} />
              ))}
              {ask.isForSupport ? (
                <ButtonLink href={paths.contact()} size="small">
                  Write to support
                </ButtonLink>
              ) : null}
            </Inline>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}

function stateOf({ createdAt, saidPaidAt, paidAt, denials }: RefundItem): string {
  if (paidAt) return `On ${dateOf(paidAt)}`;
  if (!saidPaidAt && denials > 0) return "The buyer doesn't have it";
  if (saidPaidAt) return `The seller says they paid it on ${dateOf(saidPaidAt)}`;
  return `Granted on ${dateOf(createdAt)}`;
}

interface Ask {
  text: string;
  buttons?: { intent: "said" | "confirm" | "deny"; label: string }[];
  /** The two sides do not agree on it. */
  isForSupport?: boolean;
}

const askOf = (side: OrderSide, refund: RefundItem): Ask =>
  refund.payment === "provider" ? { text: byCard[side] } : asks[side](refund);

const confirm = { intent: "confirm", label: "I have the money" } as const;
const said = { intent: "said", label: "I paid it back" } as const;

/** After the second time nobody is asked again. */
const isForSupport = ({ denials }: RefundItem) => denials >= mostDenials;

const byCard: Record<OrderSide, string> = {
  buyer: "It goes to the card that you paid with, within 5 to 10 days.",
  seller: "We send it to the buyer's card, and take it off your next payout.",
};

/** What is asked of whom: the money goes back the way that it came. */
const asks: Record<OrderSide, (refund: RefundItem) => Ask> = {
  buyer: (refund) => {
    if (isForSupport(refund))
      return {
        text: "You've said twice that it isn't there. Write to support with the order's number: they settle it with the seller.",
        ...{ buttons: [confirm], isForSupport: true },
      };
    if (refund.saidPaidAt)
      return {
        text: "Did you get it? Without a word from you it counts as paid in 14 days.",
        buttons: [confirm, { intent: "deny", label: "I don't have it" }],
      };
    return {
      text:
        refund.denials > 0
          ? "We've told the seller that you don't have it. They pay it, or say again that they did."
          : "The seller pays it back the way you paid.",
      buttons: [confirm],
    };
  },
  seller: (refund) => {
    if (isForSupport(refund))
      return {
        text: "The buyer says for the second time that it isn't there. Write to support with the order's number and what shows that you paid.",
        isForSupport: true,
      };
    if (refund.saidPaidAt)
      return {
        text: "The buyer is asked to confirm it. Without a word it counts as paid in 14 days.",
      };
    return {
      text:
        refund.denials > 0
          ? "The buyer says it isn't there. Check whether it was paid, then say so again. If they still don't have it then, write to support."
          : "Pay it back the way the buyer paid, then say so here.",
      buttons: [said],
    };
  },
};

function AnswerButton({
  number,
  refund: { id, denials },
  intent,
  label,
}: { number: string; refund: RefundItem } & NonNullable<Ask["buttons"]>[number]) {
  const action = paths.orderRefund(number, id);
  const { formAction, formData } = useNavigation();
  const pending = formAction === action && formData?.get("intent") === intent;
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="denials" value={denials} />
      <Button type="submit" name="intent" value={intent} size="small" pending={pending}>
        {label}
      </Button>
    </Form>
  );
}

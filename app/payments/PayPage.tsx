import { Button, ButtonLink, Inline, Notice, Page, Panel, Stack, Text } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { formatAmount } from "~/content/format";
import { CARD_TEXT, GUARANTEE_TEXT } from "~/content/promises";
import { paths } from "~/paths";
import { CardForm } from "./CardForm";
import { failureText, payProblems } from "./payment-words";

export type PayPageProps = {
  checkoutId: string;
  /** Where the bank sends the buyer back to. */
  returnUrl: string;
  /** Why the order was not placed. */
  answer?: { message: string };
} & (
  | {
      kind: "open";
      amountCents: number;
      clientSecret: string;
      failure: string | null;
      browser: { publishableKey: string; scriptUrl: string };
    }
  | { kind: "processing" | "later" }
);

/** Where a checkout is paid by card. Without JavaScript it can be ordered to be paid at the counter. */
export function PayPage(props: PayPageProps) {
  const { checkoutId, answer } = props;
  const again = (
    <ButtonLink href={paths.checkoutPay(checkoutId)}>
      {props.kind === "processing" ? "Look again" : "Try again"}
    </ButtonLink>
  );
  return (
    <Page width="narrow" title="Pay by card" intro={`Your card is checked now. ${CARD_TEXT}`}>
      <Stack gap={5}>
        {answer ? <Notice tone="critical">{answer.message}</Notice> : null}
        {props.kind === "open" ? (
          <OpenPayment {...props} />
        ) : props.kind === "processing" ? (
          <Notice tone="info" title="Your bank is still at it" action={again}>
            We place your order as soon as your bank says yes. You can close this page: you don't
            have to pay again.
          </Notice>
        ) : (
          <Notice tone="warning" title="The payment service doesn't answer" action={again}>
            {payProblems.later}
          </Notice>
        )}
        {props.kind === "processing" ? null : <AtCounter checkoutId={checkoutId} />}
        <Text size={15} tone="muted" measure>
          {GUARANTEE_TEXT}
        </Text>
      </Stack>
    </Page>
  );
}

function OpenPayment({ amountCents, failure, ...form }: Extract<PayPageProps, { kind: "open" }>) {
  return (
    <Panel title="Card">
      <Stack gap={4}>
        <noscript>
          <Text measure>
            Paying by card needs JavaScript, which is off in this browser. Turn it on and reload the
            page, or pay at the counter instead.
          </Text>
        </noscript>
        <CardForm {...form} amount={formatAmount(amountCents)} failure={failureText(failure)} />
        <Text size={14} tone="muted" measure>
          Your card's number goes to our payment service, never to us or the seller.
        </Text>
      </Stack>
    </Panel>
  );
}

/** The way without a card. */
function AtCounter({ checkoutId }: { checkoutId: string }) {
  const { formAction, state } = useNavigation();
  const to = paths.checkoutPay(checkoutId);
  return (
    <Form method="post" action={to}>
      <input type="hidden" name="intent" value="counter" />
      <Inline gap={3}>
        <Button type="submit" pending={state !== "idle" && formAction === to}>
          Pay at the counter instead
        </Button>
        <ButtonLink href={paths.checkoutPage(checkoutId)}>Back to checkout</ButtonLink>
      </Inline>
    </Form>
  );
}

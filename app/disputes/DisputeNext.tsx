import { Button, ButtonLink, Inline, Panel, Stack, Text } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatAmount, formatLongDate } from "~/content/format";
import { PAY_BACK_TEXT } from "~/content/promises";
import { paths } from "~/paths";
import type { DisputeDetails, DisputeEntryDetails } from "./dispute-details";
import { hasAnswered, openOfferOf } from "./dispute-graph";

/** What a page asks about before it is done. */
export type AskedStep = "accept" | "withdraw";

/**
 * How a dispute stands, and what the reader can do about it: answer an offer, leave it to support, take it back. Works
 * without JavaScript: `asking` is what the address asks about.
 */
export function DisputeNext({ dispute, asking }: { dispute: DisputeDetails; asking?: AskedStep }) {
  const { number, side, moves, sellerName, customerName } = dispute;
  const isBuyer = side === "buyer";
  const offer = openOfferOf(isBuyer ? "seller" : "buyer", dispute);
  const ownOffer = openOfferOf(side, dispute);
  const other = isBuyer ? sellerName : customerName;
  if (asking === "accept" && offer && moves.includes("accept"))
    return <AskAccept {...{ dispute, offer }} />;
  if (asking === "withdraw" && moves.includes("withdraw"))
    return (
      <Ask number={number} title={`Close ticket ${number}?`}>
        <Text size={15} measure>
          Nothing is refunded by it, and you can't undo this.
        </Text>
        <Inline gap={3}>
          <StepButton {...{ number, intent: "withdraw", tone: "critical" }}>
            Yes, close it
          </StepButton>
          <ButtonLink href={paths.dispute(number)}>Keep it open</ButtonLink>
        </Inline>
      </Ask>
    );
  const canDo = moves.some((move) => move === "escalate" || move === "withdraw");
  return (
    <Panel title="What's next" text={standing(dispute)}>
      {offer || ownOffer || canDo ? (
        <Stack gap={4}>
          {offer ? (
            <Stack gap={3}>
              <Text size={15} weight={600}>
                <bdi>{other}</bdi>
                {` ${isBuyer ? "offers you" : "would take"} ${amountOf(offer)} back.`}
              </Text>
              <Inline gap={3}>
                <ButtonLink href={paths.dispute(number, { ask: "accept" })} tone="accent">
                  {`Accept ${amountOf(offer)}`}
                </ButtonLink>
                <StepForm {...{ number, intent: "refuse" }} offerId={offer.id}>
                  Refuse
                </StepForm>
              </Inline>
            </Stack>
          ) : null}
          {ownOffer ? (
            <Text size={15} tone="muted" measure>
              {`${isBuyer ? "You asked for" : "You offered"} ${amountOf(ownOffer)} back. Waiting for the ${isBuyer ? "seller's" : "buyer's"} answer.`}
            </Text>
          ) : null}
          {canDo ? (
            <Inline gap={3}>
              {moves.includes("escalate") ? (
                <StepForm {...{ number, intent: "escalate" }}>Leave it to support</StepForm>
              ) : null}
              {moves.includes("withdraw") ? (
                <ButtonLink href={paths.dispute(number, { ask: "withdraw" })}>
                  Close the dispute
                </ButtonLink>
              ) : null}
            </Inline>
          ) : null}
        </Stack>
      ) : null}
    </Panel>
  );
}

const amountOf = ({ amountCents }: Pick<DisputeEntryDetails, "amountCents">) =>
  formatAmount(amountCents ?? 0);

/** How it stands, in a sentence or two. */
function standing({ side, status, outcome, refundedCents, answerBy, ...dispute }: DisputeDetails) {
  const isBuyer = side === "buyer";
  if (status === "escalated")
    return "Support compares the part with its listing as it was sold, and decides. Until then you can still agree with each other.";
  if (status === "closed") {
    if (outcome === "refunded") {
      const amount = formatAmount(refundedCents ?? 0);
      return isBuyer
        ? `You get ${amount} back. The order's page says how.`
        : dispute.payment === "provider"
          ? `${amount} goes back to the buyer. ${PAY_BACK_TEXT.provider}`
          : `${amount} goes back to the buyer. The order's page says how to pay it.`;
    }
    return outcome === "rejected"
      ? "Support decided that nothing is refunded."
      : "It's closed, and nothing is refunded by it.";
  }
  const isAllBack = dispute.leftCents === 0;
  if (hasAnswered(dispute))
    return isAllBack
      ? "It's fully refunded already. Work out the rest with each other, or leave it to support."
      : "Settle it between you: write, or say how much back would be right. If you can't agree, leave it to support.";
  const by = formatLongDate(answerBy.toISOString());
  return isBuyer
    ? `The seller has until ${by} to answer. If they don't, support decides.`
    : `Answer by ${by}: write to the buyer${isAllBack ? "" : ", or offer a refund"}. After that support decides.`;
}

function AskAccept({
  dispute: { number, side, payment },
  offer,
}: {
  dispute: DisputeDetails;
  offer: DisputeEntryDetails;
}) {
  return (
    <Ask number={number} title={`Accept ${amountOf(offer)}?`}>
      <input type="hidden" name="offerId" value={offer.id} />
      <Text size={15} measure>
        {side === "buyer"
          ? `You get ${amountOf(offer)} back, and the dispute is settled. You can't undo this.`
          : payment === "provider"
            ? `The buyer gets ${amountOf(offer)} back, and the dispute is settled. ${PAY_BACK_TEXT.provider} You can't undo this.`
            : `You pay the buyer ${amountOf(offer)} back, and the dispute is settled. You can't undo this.`}
      </Text>
      <Inline gap={3}>
        <StepButton {...{ number, intent: "accept", tone: "accent" }}>Yes, accept</StepButton>
        <ButtonLink href={paths.dispute(number)}>Not yet</ButtonLink>
      </Inline>
    </Ask>
  );
}

function Ask({ number, title, children }: { number: string; title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <Form method="post" action={paths.dispute(number)}>
        <Stack gap={4}>{children}</Stack>
      </Form>
    </Panel>
  );
}

interface StepButtonProps {
  number: string;
  intent: string;
  tone?: "accent" | "critical";
  children: ReactNode;
}

function StepButton({ number, intent, tone, children }: StepButtonProps) {
  const { formAction, formData } = useNavigation();
  const pending = formAction === paths.dispute(number) && formData?.get("intent") === intent;
  return (
    <Button type="submit" name="intent" value={intent} tone={tone} pending={pending}>
      {children}
    </Button>
  );
}

/** A button that is a form of its own. */
function StepForm({ offerId, ...button }: StepButtonProps & { offerId?: string }) {
  return (
    <Form method="post" action={paths.dispute(button.number)}>
      {offerId ? <input type="hidden" name="offerId" value={offerId} /> : null}
      <StepButton {...button} />
    </Form>
  );
}

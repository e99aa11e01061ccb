import {
  Button,
  ButtonLink,
  Inline,
  OrderTotals,
  Panel,
  RadioCards,
  Stack,
  Text,
  TextArea,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { formatAmount } from "~/content/format";
import { PAY_BACK_TEXT } from "~/content/promises";
import { disputesPerLine } from "~/disputes/dispute-words";
import { piecesText } from "~/orders/order-details";
import { reasonLimit } from "~/orders/step-fields";
import { paths } from "~/paths";
import { ShippingFields } from "~/shell/ShippingFields";
import { useFocusRefused } from "~/shell/useFocusRefused";
import type { ReturnMoveField, ReturnMoveRefusal } from "./return.schema";
import { sumOfReturn } from "./return-amounts";
import type { ReturnDetails } from "./return-details";
import { type ReturnStepName, returnArrowsFrom } from "./return-graph";
import { answerLimit } from "./return-limits";
import { amountsText, standingText } from "./return-words";
import { WrittenText } from "./WrittenText";

const buttons: Record<ReturnStepName, string> = {
  grant: "Take it back",
  refuse: "Refuse",
  send: "I've sent it",
  receive: "I have it",
  miss: "It hasn't arrived",
  trace: "Add tracking number",
  withdraw: "Keep it after all",
};

interface NextStepProps {
  details: ReturnDetails;
  /** What is asked about before it is done, where that can be done. */
  asking?: ReturnStepName;
  refusal?: ReturnMoveRefusal;
}

/** What the reader can do with a return now. Works without JavaScript: `asking` is what the address asks about. */
export function ReturnNextStep({ details, asking, refusal }: NextStepProps) {
  const { number, side, state, answer, isDisputed, ticket } = details;
  const arrows = returnArrowsFrom(side, details);
  const at = refusal?.form.intent ?? asking;
  const open = arrows.find((name) => name === at);
  if (open) return <AskFirst {...{ details, refusal }} arrow={open} />;
  return (
    <Panel title="What's next" text={standingText(details)}>
      <Stack gap={4}>
        {answer && (state === "granted" || state === "refused") ? (
          <WrittenText>{answer}</WrittenText>
        ) : null}
        {arrows.length > 0 || isDisputed ? (
          <Inline gap={3}>
            {isDisputed && ticket ? (
              <ButtonLink href={paths.dispute(ticket)} tone="accent">
                {`View ticket ${ticket}`}
              </ButtonLink>
            ) : null}
            {arrows.map((arrow, index) => (
              <ButtonLink
                key={arrow}
                href={paths.dashboardReturn(number, { ask: arrow })}
                tone={index === 0 && arrow !== "withdraw" && !isDisputed ? "accent" : undefined}
              >
                {buttons[arrow]}
              </ButtonLink>
            ))}
          </Inline>
        ) : null}
        {side === "buyer" && !isDisputed && (state === "refused" || state === "missing") ? (
          <DisputeStep {...{ details }} isMain={arrows.length === 0} />
        ) : null}
      </Stack>
    </Panel>
  );
}

/** What is left to a buyer whose seller does not take the part, or does not have it: a dispute, or support. */
function DisputeStep({
  details: { orderNumber, canDispute, ticket },
  isMain,
}: {
  details: ReturnDetails;
  isMain: boolean;
}) {
  const tone = isMain ? "accent" : undefined;
  if (canDispute)
    return (
      <Inline>
        <ButtonLink href={paths.dashboardDispute(orderNumber)} tone={tone}>
          Open a dispute
        </ButtonLink>
      </Inline>
    );
  return (
    <Stack gap={3}>
      <Text size={15} tone="muted" measure>
        {`You've opened ${disputesPerLine} disputes about this part, the most there can be. Name ticket ${ticket ?? ""}, the last one, when you write.`}
      </Text>
      <Inline>
        <ButtonLink href={paths.contact()} tone={tone}>
          Write to support
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

/** What is asked before an arrow is followed. */
function questionOf(arrow: ReturnStepName, details: ReturnDetails) {
  const { otherName: other, locationName, amounts, payment } = details;
  const { partName: name, quantity, isTraced } = details;
  const { isDisputed, canDispute, ticket } = details;
  const sum = formatAmount(sumOfReturn(amounts));
  const pieces = piecesText({ name, quantity });
  const appeal = canDispute ? "open a dispute" : "write to support";
  const decides = `Ticket ${ticket ?? ""} stays open, and decides about the money.`;
  switch (arrow) {
    case "grant":
      return {
        title: "Take it back",
        text: `${other} sends you ${pieces}. ${isDisputed ? decides : `When you have it, they get ${sum}.`}`,
        yes: "Take it back",
        no: "Not now",
      };
    case "refuse":
      return {
        title: "Refuse the return?",
        text: isDisputed
          ? `${other} is told why. ${decides}`
          : `${other} is told why, and can ${appeal}.`,
        yes: "Yes, refuse it",
        no: "Not now",
      };
    case "send":
      return {
        title: "Send it back",
        text: `Send ${pieces} to ${other}, or bring it to their counter in ${locationName}. With a tracking number they can follow it.`,
        yes: "It's on its way",
        no: "Not yet",
      };
    case "receive":
      return {
        title: `Do you have ${pieces}?`,
        text: `${other} gets ${sum} back. ${PAY_BACK_TEXT[payment]} You can't undo this.`,
        yes: `Yes, refund ${sum}`,
        no: "Not yet",
      };
    case "miss":
      return {
        title: "It hasn't arrived?",
        text: isDisputed
          ? `${other} is told. ${decides}`
          : `${other} can ${isTraced ? "" : "add the tracking number or "}${appeal}. Until then nothing is paid back.`,
        yes: "It hasn't arrived",
        no: "Not now",
      };
    case "trace":
      return {
        title: "Where is the parcel?",
        text: isDisputed
          ? `${other} can look for it. ${decides} You can do this once.`
          : `${other} gets another 14 days to say that it came. You can do this once.`,
        yes: "Send the number",
        no: "Not now",
      };
    case "withdraw":
      return {
        title: "Keep it after all?",
        text: isDisputed
          ? `The return is over. ${decides}`
          : "Nothing is paid back. While there's time, you can ask again.",
        yes: "Yes, keep it",
        no: "No, return it",
      };
  }
}

function AskFirst({
  details,
  arrow,
  refusal,
}: {
  details: ReturnDetails;
  arrow: ReturnStepName;
  refusal?: ReturnMoveRefusal;
}) {
  const { number, amounts, missingAt } = details;
  const { title, text, yes, no } = questionOf(arrow, details);
  const form = useFocusRefused(refusal, refusal?.field);
  const { formAction, formData } = useNavigation();
  const pending = formAction === paths.dashboardReturn(number) && formData?.get("intent") === arrow;
  const isFinal = arrow === "refuse" || arrow === "withdraw";
  return (
    <Panel title={title} text={text}>
      <Form ref={form} method="post" action={paths.dashboardReturn(number)} noValidate>
        <input type="hidden" name="missing" value={missingAt?.toISOString() ?? ""} />
        <Stack gap={4}>
          {arrow === "receive" ? (
            <OrderTotals
              amounts={amountsText(amounts)}
              total={{ label: "Total", amount: formatAmount(sumOfReturn(amounts)), strong: true }}
            />
          ) : null}
          <Fields {...{ arrow, details, refusal }} />
          <Inline gap={3}>
            <Button
              type="submit"
              name="intent"
              value={arrow}
              tone={isFinal ? "critical" : "accent"}
              pending={pending}
            >
              {yes}
            </Button>
            <ButtonLink href={paths.dashboardReturn(number)}>{no}</ButtonLink>
          </Inline>
        </Stack>
      </Form>
    </Panel>
  );
}

function Fields({
  arrow,
  details,
  refusal,
}: {
  arrow: ReturnStepName;
  details: ReturnDetails;
  refusal?: ReturnMoveRefusal;
}) {
  const field = (name: ReturnMoveField) => ({
    name,
    defaultValue: refusal?.form[name],
    error: refusal?.field === name ? refusal.message : undefined,
    // Without JavaScript this is how a refused field gets the focus.
    autoFocus: refusal?.field === name,
  });
  switch (arrow) {
    case "grant": {
      const answer = field("answer");
      return (
        <TextArea
          {...answer}
          label="How to send it back"
          required
          rows={4}
          maxLength={answerLimit}
          defaultValue={
            answer.defaultValue ?? `Drop it off at our counter in ${details.locationName}.`
          }
          help="Where to bring it, an address, or a link to a shipping label. The buyer reads this."
        />
      );
    }
    case "refuse":
    case "miss":
      return (
        <TextArea
          {...field("reason")}
          label={arrow === "miss" ? "What happened" : "Why"}
          required
          maxLength={reasonLimit}
          help="The buyer reads this."
        />
      );
    case "trace":
      return (
        <ShippingFields
          field={(name) => ({
            ...field(name),
            defaultValue: refusal?.form[name] ?? details[name] ?? undefined,
          })}
          help="Such as UPS or FedEx."
          required
        />
      );
    case "send":
      return (
        <ShippingFields
          field={field}
          help="Such as UPS or FedEx. Leave it empty when you bring it."
        />
      );
    case "receive":
      return (
        <Stack gap={2}>
          <RadioCards
            label="Where it goes"
            name="shelf"
            columns={2}
            defaultValue={refusal?.form.shelf}
            options={[
              { value: "restock", label: "Back on the shelf", text: "It can be sold again." },
              { value: "write-off", label: "Written off", text: "It isn't sold again." },
            ]}
          />
          {refusal?.field === "shelf" ? (
            <Text tone="critical" role="alert">
              {refusal.message}
            </Text>
          ) : null}
        </Stack>
      );
    default:
      return null;
  }
}

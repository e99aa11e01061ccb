import { Button, Inline, MessageThread, Panel, PriceField, Stack, TextArea } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { formatAmount, formatShortDate } from "~/content/format";
import { PRODUCT_NAME } from "~/content/product";
import { PAY_BACK_TEXT } from "~/content/promises";
import { paths } from "~/paths";
import type { OrderParty } from "~/platform/enums";
import { OrderPhotos } from "~/shell/OrderPhotos";
import { OrderPhotosField } from "~/shell/OrderPhotosField";
import { useFocusRefused } from "~/shell/useFocusRefused";
import type { StepRefusal } from "./dispute.schema";
import type { DisputeDetails } from "./dispute-details";
import { disputeMessageLimit, entryWords } from "./dispute-words";

interface ThreadProps {
  dispute: DisputeDetails;
  refusal?: StepRefusal;
}

/** What both sides and support said in a dispute, and the forms that add to it. Work without JavaScript. */
export function DisputeThread({ dispute, refusal }: ThreadProps) {
  const { side, customerName, sellerName, message, photos, createdAt, entries, moves } = dispute;
  const names: Record<OrderParty, string> = {
    ...{ buyer: customerName, seller: sellerName },
    ...{ support: "Support", system: PRODUCT_NAME },
  };
  const said = [
    { id: dispute.number, by: "buyer" as const, text: message, photos, createdAt },
    ...entries.map((entry) => ({ ...entry, text: entryWords(entry) })),
  ];
  return (
    <>
      <Panel id="messages" title="Messages">
        <MessageThread
          label="What was said in this dispute"
          messages={said.map(({ id, by, text, photos: shown, createdAt: at }) => ({
            ...{ id, text, own: by === side, by: by === side ? "You" : names[by] },
            ...{ time: timeOf(at), dateTime: at.toISOString() },
            photos:
              shown.length > 0 ? (
                <OrderPhotos photos={shown} from={by === side ? "you" : `the ${by}`} />
              ) : undefined,
          }))}
          composer={
            moves.includes("message") ? (
              <MessageForm {...{ dispute, refusal }} />
            ) : (
              "This dispute is closed, so there's nothing more to write."
            )
          }
        />
      </Panel>
      {moves.includes("offer") && dispute.leftCents > 0 ? (
        <Panel
          title={side === "buyer" ? "What would settle it" : "Offer a refund"}
          text={
            side === "buyer"
              ? "Say how much back would be right. If the seller accepts, the dispute is settled."
              : dispute.payment === "provider"
                ? `If the buyer accepts, the dispute is settled. ${PAY_BACK_TEXT.provider}`
                : "If the buyer accepts, you pay that much back and the dispute is settled."
          }
        >
          <OfferForm {...{ dispute, refusal }} />
        </Panel>
      ) : null}
    </>
  );
}

/** `Nov 28, 2026, 14:05 UTC` */
function timeOf(at: Date): string {
  const iso = at.toISOString();
  return `${formatShortDate(iso)}, ${iso.slice(11, 16)} UTC`;
}

function usePending(number: string, intent: string): boolean {
  const { formAction, formData } = useNavigation();
  return formAction === paths.dispute(number) && formData?.get("intent") === intent;
}

/** The last entry of the reader: what was sent is gone from the fields, and nothing else empties them. */
const lastOwn = ({ entries, side }: DisputeDetails) =>
  entries.findLast(({ by }) => by === side)?.id;

function MessageForm({ dispute, refusal }: ThreadProps) {
  const { number, entryId } = dispute;
  const refused = refusal?.intent === "message" ? refusal : undefined;
  const form = useFocusRefused(refused, refused?.field);
  return (
    <Form
      ref={form}
      method="post"
      action={paths.dispute(number)}
      encType="multipart/form-data"
      noValidate
    >
      <input type="hidden" name="entryId" value={entryId} />
      <Stack gap={3} key={lastOwn(dispute)}>
        <TextArea
          label="Write to the other side and support"
          name="text"
          required
          rows={3}
          maxLength={disputeMessageLimit}
          // Without JavaScript this is how a refused field gets the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={refused?.field === "text"}
          defaultValue={refused?.values.text}
          error={refused?.field === "text" ? refused.message : undefined}
        />
        <OrderPhotosField typed={refused?.photos} help="What arrived, and its label." />
        <Inline>
          <Button
            type="submit"
            name="intent"
            value="message"
            pending={usePending(number, "message")}
          >
            Send message
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

function OfferForm({ dispute, refusal }: ThreadProps) {
  const { number, entryId, side, leftCents } = dispute;
  const refused = refusal?.intent === "offer" ? refusal : undefined;
  const form = useFocusRefused(refused, refused?.field);
  const errorOf = (field: StepRefusal["field"]) =>
    refused?.field === field ? refused.message : undefined;
  return (
    <Form ref={form} method="post" action={paths.dispute(number)} noValidate>
      <input type="hidden" name="entryId" value={entryId} />
      <Stack gap={3} key={lastOwn(dispute)}>
        <PriceField
          label="Amount"
          name="amount"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={refused?.field === "amount"}
          defaultValue={refused?.values.amount}
          error={errorOf("amount")}
          help={`At most ${formatAmount(leftCents)}.`}
        />
        <TextArea
          label="Note (optional)"
          name="text"
          rows={2}
          maxLength={disputeMessageLimit}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={refused?.field === "text"}
          defaultValue={refused?.values.text}
          error={errorOf("text")}
        />
        <Inline>
          <Button type="submit" name="intent" value="offer" pending={usePending(number, "offer")}>
            {side === "buyer" ? "Ask for this" : "Make offer"}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

import { Button, Inline, MessageThread, Panel, Stack, TextArea } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { formatShortDate } from "~/content/format";
import type { OrderPhoto } from "~/order-photos/order-photo";
import { paths } from "~/paths";
import type { OrderParty } from "~/platform/enums";
import { OrderPhotos } from "~/shell/OrderPhotos";
import { OrderPhotosField } from "~/shell/OrderPhotosField";
import { useFocusRefused } from "~/shell/useFocusRefused";
import { type MessageRefusal, messageLimit } from "./message-form";
import type { OrderDetails } from "./order-details";

/** What the two sides of an order wrote to each other. */
export interface MessageThreadDetails {
  /** The oldest first. */
  messages: {
    id: string;
    by: OrderParty;
    text: string;
    at: Date;
    /** When the other side saw it. */
    readAt: Date | null;
    photos: OrderPhoto[];
  }[];
  /** Of what is written next. */
  messageId: string;
}

interface MessagesPanelProps {
  order: Pick<OrderDetails, "number" | "side" | "customerName" | "sellerName">;
  thread: MessageThreadDetails;
  refusal?: MessageRefusal;
}

/** The messages about an order, and the form that writes one. Works without JavaScript. */
export function MessagesPanel({ order, thread, refusal }: MessagesPanelProps) {
  const { number, side, customerName, sellerName } = order;
  const { messages, messageId } = thread;
  const other = side === "buyer" ? sellerName : customerName;
  const { formAction, formData } = useNavigation();
  const pending =
    formAction === paths.dashboardOrder(number) && formData?.get("intent") === "message";
  const field = refusal && (refusal.message === undefined ? "photos" : refusal.field);
  const form = useFocusRefused(refusal, field);
  // Under the last one alone: what was before it was seen with it.
  const sentId = messages.findLast(({ by }) => by === side)?.id;
  const seenId = messages.findLast(({ by, readAt }) => by === side && readAt !== null)?.id;
  return (
    <Panel id="messages" title="Messages">
      <MessageThread
        label={`Messages with ${other}`}
        newFrom={messages.find(({ by, readAt }) => by !== side && readAt === null)?.id}
        messages={messages.map(({ id, by, text, at, photos }) => ({
          ...{ id, text, own: by === side, by: by === side ? "You" : other },
          ...{ time: formatShortDate(at.toISOString()), dateTime: at.toISOString() },
          photos:
            photos.length > 0 ? (
              <OrderPhotos photos={photos} from={by === side ? "you" : `the ${by}`} />
            ) : undefined,
          seen: id === seenId ? "Seen" : undefined,
        }))}
        composer={
          <Form
            ref={form}
            method="post"
            action={paths.dashboardOrder(number)}
            encType="multipart/form-data"
            noValidate
          >
            <input type="hidden" name="messageId" value={messageId} />
            <Stack gap={3}>
              <TextArea
                // What was sent is gone from the field, and nothing else empties it.
                key={sentId}
                label={`Write to ${other}`}
                name="text"
                required
                rows={3}
                maxLength={messageLimit}
                // Without JavaScript this is how a refused field gets the focus.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={field === "text"}
                defaultValue={refusal?.text}
                error={refusal?.message}
              />
              <OrderPhotosField key={`photos-${sentId}`} typed={refusal?.photos} />
              <Inline>
                <Button type="submit" name="intent" value="message" pending={pending}>
                  Send message
                </Button>
              </Inline>
            </Stack>
          </Form>
        }
      />
    </Panel>
  );
}

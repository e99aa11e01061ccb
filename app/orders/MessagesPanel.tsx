import { Badge, Button, Inline, Item, ItemList, Panel, Stack, TextArea } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { Fragment } from "react";
import { formatLongDate } from "~/content/format";
import { paths } from "~/paths";
import type { OrderParty } from "~/platform/enums";
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
  const { number, side } = order;
  const names = { buyer: order.customerName, seller: order.sellerName };
  const other = names[side === "buyer" ? "seller" : "buyer"];
  const { formAction, formData } = useNavigation();
  const pending =
    formAction === paths.dashboardOrder(number) && formData?.get("intent") === "message";
  const form = useFocusRefused(refusal, refusal?.field);
  return (
    <Panel id="messages" title="Messages" text={`Between you and ${other}.`}>
      <Stack gap={4}>
        {thread.messages.length > 0 ? (
          <ItemList>
            {thread.messages.map(({ id, by, text, at: sentAt, readAt }) => (
              <Item
                key={id}
                title={by === side ? "You" : names[by === "buyer" ? "buyer" : "seller"]}
                badge={by !== side && readAt === null ? <Badge tone="accent">New</Badge> : null}
                text={text.split("\n").map((line, at) => (
                  <Fragment key={at}>
                    {at > 0 ? <br /> : null}
                    {line}
                  </Fragment>
                ))}
                meta={formatLongDate(sentAt.toISOString())}
              />
            ))}
          </ItemList>
        ) : null}
        <Form ref={form} method="post" action={paths.dashboardOrder(number)} noValidate>
          <input type="hidden" name="messageId" value={thread.messageId} />
          <Stack gap={3}>
            <TextArea
              // What was sent is gone from the field.
              key={thread.messageId}
              label={`Write to ${other}`}
              name="text"
              required
              maxLength={messageLimit}
              // Without JavaScript this is how a refused field gets the focus.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={refusal !== undefined}
              defaultValue={refusal?.text}
              error={refusal?.message}
            />
            <Inline>
              <Button type="submit" name="intent" value="message" pending={pending}>
                Send message
              </Button>
            </Inline>
          </Stack>
        </Form>
      </Stack>
    </Panel>
  );
}

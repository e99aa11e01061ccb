import { counted } from "~/content/format";
import { attachPhotos, photosOf } from "~/order-photos/order-photos.server";
import { newId } from "~/platform/db/id.server";
import { consumeLimit, type Limit } from "~/platform/limits/rate-limit.server";
import { parseMessage } from "./message.schema";
import {
  insertMessage,
  selectMessages,
  selectOwnSide,
  updateMessagesRead,
} from "./messages.repo.server";
import { emitOrderEvents } from "./order-listeners.server";

/** The newest that the order's page shows. */
const shownMessages = 200;

/** How much one side writes about an order within an hour. */
const messagesPerOrder: Limit = { name: "order-message", points: 30, seconds: 3_600 };

export type SendMessageOutcome =
  | { kind: "sent" }
  | { kind: "refused"; reason: "not-found" }
  /** `message`: what the field says. */
  | { kind: "refused"; reason: "bad-text" | "too-many"; message: string };

/** What one side of an order writes to the other. */
export interface TypedMessage {
  /** The message's: sending it again writes nothing more. */
  id?: string;
  number: string;
  accountId: string;
  /** As it was typed. */
  text: string;
  /** Ids of photos that the account sent with it. */
  photoIds?: readonly string[];
  /** What links in mails about it begin with. */
  origin?: string;
}

/** Writes to the other side of an order that the account bought or sold. */
export async function sendMessage(
  { id = newId(), number, accountId, photoIds = [], origin, ...typed }: TypedMessage,
  { limit = messagesPerOrder }: { limit?: Limit } = {},
): Promise<SendMessageOutcome> {
  const parsed = parseMessage(typed.text);
  if (parsed.kind === "bad")
    return { kind: "refused", reason: "bad-text", message: parsed.message };
  const own = await selectOwnSide({ number, accountId });
  if (!own) return { kind: "refused", reason: "not-found" };
  const { orderId, side: by } = own;
  const use = await consumeLimit(limit, `${orderId} ${accountId}`);
  if (use.kind === "limited") {
    const wait = counted(Math.ceil(use.retryAfterSeconds / 60), "minute");
    const message = `That's a lot of messages. Send this one in ${wait}.`;
    return { kind: "refused", reason: "too-many", message };
  }
  const { text } = parsed;
  const write = (messageId: string) =>
    insertMessage({ id: messageId, orderId, accountId, by, text }, async (tx) => {
      const of = { orderId, by, accountId, subject: "message", subjectId: messageId } as const;
      await attachPhotos(tx, { ...of, photoIds });
      await emitOrderEvents(tx, [{ kind: "message", id: messageId, orderId, by, origin }]);
    });
  // Back, and something else is written in the form that was sent: it is another message.
  if (!(await write(id))) await write(newId());
  return { kind: "sent" };
}

/**
 * What the two sides of an order wrote, the oldest first, and an id for what is written next; null where the account is
 * on neither side, as of samples. With `isSeen`, what the other side wrote is read from now on.
 */
export async function openThread({
  isSeen,
  ...of
}: {
  number: string;
  accountId: string;
  isSeen: boolean;
}) {
  const own = await selectOwnSide(of);
  if (!own) return null;
  const written = await selectMessages(own.orderId, shownMessages);
  const photos = await photosOf(written.map(({ id }) => id));
  const messages = written.map((each) => ({ ...each, photos: photos.get(each.id) ?? [] }));
  const hasNew = messages.some(({ by, readAt }) => by !== own.side && readAt === null);
  if (isSeen && hasNew) await updateMessagesRead(own);
  return { messages, messageId: newId() };
}

/** Notes that an account has seen what the other side of an order wrote. */
export async function readMessages(of: { number: string; accountId: string }): Promise<void> {
  const own = await selectOwnSide(of);
  if (own) await updateMessagesRead(own);
}

import * as z from "zod";
import { typedLines } from "~/text/typed-lines";
import { messageLimit } from "./message-form";
import { moveOrderFormSchema } from "./order.schema";

/** All forms of the order page: those that move the order, and the one that writes to the other side. */
export const orderPageFormSchema = moveOrderFormSchema.extend({
  intent: z.enum(
    ["message", ...moveOrderFormSchema.shape.intent.options],
    "must be message, or what is done with the order",
  ),
  /** Made by the server with the form, so that sending it twice writes once. */
  messageId: z.uuid("must be the id that came with the form").optional(),
  /** What a person may get wrong is answered in the field. */
  text: z.string().max(20_000).default(""),
});

const textSchema = z
  .string()
  .transform(typedLines)
  .pipe(
    z
      .string()
      .min(1, "Write something first.")
      .refine(
        (text) => text.length <= messageLimit,
        `Use at most ${messageLimit.toLocaleString("en-US")} characters.`,
      ),
  );

export type MessageText = { kind: "ok"; text: string } | { kind: "bad"; message: string };

/** A message as it was typed. */
export function parseMessage(text: string): MessageText {
  const parsed = textSchema.safeParse(text);
  return parsed.success
    ? { kind: "ok", text: parsed.data }
    : { kind: "bad", message: parsed.error.issues[0]?.message ?? "" };
}

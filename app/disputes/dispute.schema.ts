import * as z from "zod";
import { parseMoney } from "~/catalog/money";
import { formatAmount } from "~/content/format";
import { SUPPORT_EMAIL } from "~/content/product";
import type { PhotosTyped } from "~/order-photos/order-photo";
import { type DisputeReason, disputeReasons } from "~/platform/enums";
import { isId } from "~/text/is-id";
import { typedLines } from "~/text/typed-lines";
import { disputeMessageLimit, disputesPerLine, wholeOrder } from "./dispute-words";

/** The form. Its fields are text: what a person may get wrong is answered in the field. */
export const disputeFormSchema = z.object({
  /** The line it is about, or `all`; blank where the order has one alone. */
  line: z.string().max(60).default(""),
  reason: z.string().max(40).default(""),
  message: z.string().max(20_000).default(""),
});

export type DisputeForm = z.output<typeof disputeFormSchema>;

/** What is wrong with a field, by its name. */
export type DisputeErrors = Partial<Record<keyof DisputeForm, string>>;

/** What was wrong with the form, and what it said. */
export interface DisputeRefusal {
  errors: DisputeErrors;
  values: DisputeForm;
  photos: PhotosTyped;
}

const reasonSchema = z.enum(disputeReasons, "Choose what's wrong.");

const textOf = (missing: string) =>
  z
    .string()
    .transform(typedLines)
    .pipe(
      z
        .string()
        .min(1, missing)
        .refine(
          (text) => text.length <= disputeMessageLimit,
          `Use at most ${disputeMessageLimit.toLocaleString("en-US")} characters.`,
        ),
    );

const messageSchema = textOf("Tell us in a sentence or two what's wrong.");

export type DisputeOutcome =
  | { kind: "ok"; reason: DisputeReason; message: string; line: string }
  | { kind: "bad"; errors: DisputeErrors };

/** A dispute as it was typed. */
export function parseDispute({ line, ...form }: DisputeForm): DisputeOutcome {
  const reason = reasonSchema.safeParse(form.reason);
  const message = messageSchema.safeParse(form.message);
  const isLine = line === "" || line === wholeOrder || isId(line);
  if (reason.success && message.success && isLine)
    return { kind: "ok", reason: reason.data, message: message.data, line };
  return {
    kind: "bad",
    errors: {
      line: isLine ? undefined : chooseLine,
      reason: reason.error?.issues[0]?.message,
      message: message.error?.issues[0]?.message,
    },
  };
}

export const chooseLine = "Choose the part it's about.";

const stepIntents = ["message", "offer", "accept", "refuse", "escalate", "withdraw"] as const;

/** The forms of a dispute's page: the button says what is done, the fields what belongs to it. */
export const stepFormSchema = z.object({
  intent: z.enum(stepIntents, `must be one of ${stepIntents.join(", ")}`),
  /** Made by the server with the form, so that sending it twice writes once. */
  entryId: z.uuid("must be the id that came with the form").optional(),
  /** The offer that is answered. */
  offerId: z.uuid("must be the id that came with the form").optional(),
  text: z.string().max(20_000).default(""),
  amount: z.string().max(100).default(""),
});

export type StepForm = z.output<typeof stepFormSchema>;

/** What was wrong with one of them, and what it said. */
export interface StepRefusal {
  intent: StepForm["intent"];
  field: "text" | "amount" | "photos";
  message: string;
  values: Pick<StepForm, "text" | "amount">;
  photos: PhotosTyped;
}

const writtenSchema = textOf("Write something first.");
const remarkSchema = z.union([z.string().transform(typedLines).pipe(z.literal("")), textOf("")]);

type Said = { kind: "ok"; text: string; amountCents?: number };

/** What is said with a step, or which field is wrong and why. */
export function parseStep({
  intent,
  text,
  amount,
}: StepForm): Said | { kind: "bad"; field: "text" | "amount"; message: string } {
  const said = (intent === "message" ? writtenSchema : remarkSchema).safeParse(text);
  if (intent === "offer") {
    const money = parseMoney(amount);
    if (amount.trim() === "")
      return { kind: "bad", field: "amount", message: "Enter an amount, like 45 or 45.50." };
    if (money.kind === "bad") return { kind: "bad", field: "amount", message: money.hint };
    if (money.cents === 0)
      return { kind: "bad", field: "amount", message: "The amount can't be $0." };
    if (said.success) return { kind: "ok", text: said.data, amountCents: money.cents };
  }
  if (!said.success) {
    const message = `Use at most ${disputeMessageLimit.toLocaleString("en-US")} characters.`;
    const isEmpty = text.trim() === "";
    return { kind: "bad", field: "text", message: isEmpty ? "Write something first." : message };
  }
  return { kind: "ok", text: intent === "message" ? said.data : "" };
}

/** Why no more than that can be given back. */
export const tooMuchMessage = (leftCents: number): string =>
  leftCents === 0
    ? "Everything that was paid for it is refunded already."
    : `That's more than is left of what was paid: ${formatAmount(leftCents)}.`;

/** Why there is no other dispute about a part. */
export const tooManyMessage = (ticket: string): string =>
  `You've opened ${disputesPerLine} disputes about this already. If something is still wrong, write to ${SUPPORT_EMAIL} and name ticket ${ticket}.`;

const ticketSchema = z.string().regex(/^DT-\d{1,12}$/);

/** A ticket's number as an address carries it; undefined for anything else. */
export const parseTicket = (text: string | undefined): string | undefined =>
  ticketSchema.safeParse(text).data;

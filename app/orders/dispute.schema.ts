import * as z from "zod";
import { type DisputeReason, disputeReasons } from "~/platform/enums";
import { typedLines } from "~/text/typed-lines";
import { disputeMessageLimit } from "./dispute-words";

/** The form. Both fields are text: what a person may get wrong is answered in the field. */
export const disputeFormSchema = z.object({
  reason: z.string().max(40).default(""),
  message: z.string().max(20_000).default(""),
});

export type DisputeForm = z.output<typeof disputeFormSchema>;

/** What is wrong with a field, by its name. */
export type DisputeErrors = Partial<Record<keyof DisputeForm, string>>;

const reasonSchema = z.enum(disputeReasons, "Choose what's wrong.");

const messageSchema = z
  .string()
  .transform(typedLines)
  .pipe(
    z
      .string()
      .min(1, "Tell us in a sentence or two what's wrong.")
      .refine(
        (text) => text.length <= disputeMessageLimit,
        `Use at most ${disputeMessageLimit.toLocaleString("en-US")} characters.`,
      ),
  );

export type DisputeOutcome =
  | { kind: "ok"; reason: DisputeReason; message: string }
  | { kind: "bad"; errors: DisputeErrors };

/** A dispute as it was typed. */
export function parseDispute(form: DisputeForm): DisputeOutcome {
  const reason = reasonSchema.safeParse(form.reason);
  const message = messageSchema.safeParse(form.message);
  if (reason.success && message.success)
    return { kind: "ok", reason: reason.data, message: message.data };
  return {
    kind: "bad",
    errors: {
      reason: reason.error?.issues[0]?.message,
      message: message.error?.issues[0]?.message,
    },
  };
}

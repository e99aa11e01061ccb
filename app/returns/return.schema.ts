import * as z from "zod";
import type { PhotosTyped } from "~/order-photos/order-photo";
import { parseReason, parseShipping } from "~/orders/step-fields";
import { type ReturnReason, returnReasons } from "~/platform/enums";
import { typedLines } from "~/text/typed-lines";
import type { ReturnPlan } from "./return-details";
import { type ReturnArrow, type ReturnStepName, returnArrows } from "./return-graph";
import { answerLimit, messageLimit } from "./return-limits";

/* The forms of returns. All is text: what a person may get wrong is answered in the field. Browser-safe. */

const returnNumberSchema = z.string().regex(/^RT-\d{1,12}$/);

/** A return's number as an address carries it; undefined for anything else. */
export const parseReturnNumber = (text: string | undefined): string | undefined =>
  returnNumberSchema.safeParse(text).data;

/** What is to go back, as the first form and the address have it. */
export const choiceSchema = z.object({
  line: z.string().max(100).default(""),
  quantity: z.string().max(100).default(""),
  reason: z.string().max(100).default(""),
});

export type ReturnChoice = z.output<typeof choiceSchema>;

/** As an address has it; what is too long is none. */
export const choiceOf = (params: URLSearchParams): ReturnChoice =>
  choiceSchema.safeParse(Object.fromEntries(params)).data ?? { line: "", quantity: "", reason: "" };

/** What is wrong with it, by field. */
export type ChoiceErrors = Partial<Record<keyof ReturnChoice, string>>;

/** The form that asks for it. */
export const askFormSchema = choiceSchema.extend({
  /** Made by the server with the form, so that sending it twice asks once. */
  returnId: z.uuid("must be the id that came with the form"),
  message: z.string().max(20_000).default(""),
  /** "change": something else is to go back; "choose": that was chosen. Nothing is asked for yet. */
  intent: z.enum(["change", "choose", "ask"], "must be change, choose or ask").default("ask"),
});

/** Such a form that was refused, for what is to go back or for what was written with it, or that was chosen anew. */
export interface AskRefusal {
  choice: ReturnChoice;
  errors: ChoiceErrors;
  /** What the buyer gets for what was chosen; absent where that cannot go back. */
  plan?: ReturnPlan;
  message: string;
  messageError?: string;
  photos: PhotosTyped;
}

export type ParsedChoice =
  | { kind: "ok"; line: string; quantity: number; reason: ReturnReason }
  | { kind: "bad"; errors: ChoiceErrors };

/** What is to go back as it was typed; how many there are is not known here. */
export function parseChoice({ line, quantity, reason }: ReturnChoice): ParsedChoice {
  const id = z.uuid().safeParse(line).data;
  const many = /^\d{1,6}$/.test(quantity.trim()) ? Number(quantity) : 0;
  const why = z.enum(returnReasons).safeParse(reason).data;
  if (id && many > 0 && why) return { kind: "ok", line: id, quantity: many, reason: why };
  return {
    kind: "bad",
    errors: {
      ...(!id && { line: "Choose the part." }),
      ...(many <= 0 && { quantity: "Enter how many go back, 1 or more." }),
      ...(!why && { reason: "Choose why it goes back." }),
    },
  };
}

/** What the buyer wrote; why somebody changed their mind is nobody's business. */
export function parseReturnMessage(
  typed: string,
  reason: ReturnReason,
): { kind: "ok"; message: string } | { kind: "bad"; error: string } {
  const message = typedLines(typed);
  if (message === "" && reason !== "changed-mind")
    return { kind: "bad", error: "Tell the seller in a sentence what's wrong." };
  if (message.length > messageLimit)
    return {
      kind: "bad",
      error: `Use at most ${messageLimit.toLocaleString("en-US")} characters.`,
    };
  return { kind: "ok", message };
}

/** The arrows that a person follows. */
const arrowsOfPeople = (Object.entries(returnArrows) as [ReturnStepName, ReturnArrow][])
  .filter(([, { by }]) => by !== "system")
  .map(([name]) => name);

/** The arrow that an address asks about before it is followed; undefined for none. */
export const parseReturnArrow = (text: string | null): ReturnStepName | undefined =>
  arrowsOfPeople.find((name) => name === text);

/** The forms of a return's page: the button says what is done, the fields what belongs to it. */
export const moveFormSchema = z.object({
  intent: z.enum(arrowsOfPeople, `must be one of ${arrowsOfPeople.join(", ")}`),
  answer: z.string().max(10_000).default(""),
  reason: z.string().max(10_000).default(""),
  carrier: z.string().max(1_000).default(""),
  trackingNumber: z.string().max(1_000).default(""),
  shelf: z.string().max(100).default(""),
  /** Since when it has not arrived, as the page of the form had it. */
  missing: z.string().max(100).default(""),
});

export type ReturnMoveForm = z.output<typeof moveFormSchema>;

export type ReturnMoveField = Exclude<keyof ReturnMoveForm, "intent" | "missing">;

/** What is wrong with such a form, and what it said. */
export interface ReturnMoveRefusal {
  field: ReturnMoveField;
  message: string;
  form: ReturnMoveForm;
}

/** What is said with an arrow. */
export interface SaidOfReturn {
  answer?: string;
  reason?: string;
  carrier?: string;
  trackingNumber?: string;
  isRestocked?: boolean;
}

type ParsedMove =
  | { kind: "ok"; said: SaidOfReturn }
  | ({ kind: "bad" } & Omit<ReturnMoveRefusal, "form">);

const bad = (field: ReturnMoveField, message: string): ParsedMove => ({
  kind: "bad",
  field,
  message,
});

/** The same of a parcel that is to be found: nobody can follow one without both. */
function parseParcel(form: Pick<ReturnMoveForm, "carrier" | "trackingNumber">): ParsedMove {
  if (form.carrier.trim() === "") return bad("carrier", "Name the carrier.");
  if (form.trackingNumber.trim() === "") return bad("trackingNumber", "Enter the tracking number.");
  return parseShipping(form);
}

/** What is said with an arrow as it was typed, or the field that is wrong. */
export function parseReturnMove({ intent, ...form }: ReturnMoveForm): ParsedMove {
  const { asks }: ReturnArrow = returnArrows[intent];
  switch (asks) {
    case "answer": {
      const answer = typedLines(form.answer);
      if (answer === "") return bad("answer", "Tell the buyer how to send it back.");
      if (answer.length > answerLimit)
        return bad("answer", `Use ${answerLimit.toLocaleString("en-US")} characters or fewer.`);
      return { kind: "ok", said: { answer } };
    }
    case "reason": {
      const missing = intent === "miss" ? "Tell the buyer what you know." : "Tell the buyer why.";
      const said = parseReason(form.reason, missing);
      return said.kind === "bad" ? said : { kind: "ok", said: { reason: said.reason } };
    }
    case "shipping":
      return parseShipping(form);
    case "parcel":
      return parseParcel(form);
    case "shelf":
      if (form.shelf !== "restock" && form.shelf !== "write-off")
        return bad("shelf", "Choose where it goes.");
      return { kind: "ok", said: { isRestocked: form.shelf === "restock" } };
    default:
      return { kind: "ok", said: {} };
  }
}

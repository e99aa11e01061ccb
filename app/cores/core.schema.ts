import * as z from "zod";
import { readAmount } from "~/listings/asked-price";
import { parseReason, parseShipping, type ShippingOutcome } from "~/orders/step-fields";
import type { CoreField, CoreForm, CoreRefusal } from "./core-form";
import { type CoreArrow, type CoreArrowName, coreArrows } from "./core-graph";

/* The forms of a deposit's page, as they are read. */

/** The arrows that a person follows. */
const arrowsOfPeople = (Object.entries(coreArrows) as [CoreArrowName, CoreArrow][])
  .filter(([, { by }]) => by !== "system")
  .map(([name]) => name);

/** The arrow that an address asks about before it is followed; undefined for none. */
export const parseCoreArrow = (text: string | null): CoreArrowName | undefined =>
  arrowsOfPeople.find((name) => name === text);

/** The button says what is done, the fields what belongs to it. */
export const coreFormSchema = z.object({
  intent: z.enum(arrowsOfPeople, `must be one of ${arrowsOfPeople.join(", ")}`),
  carrier: z.string().max(1_000).default(""),
  trackingNumber: z.string().max(1_000).default(""),
  kept: z.string().max(100).default(""),
  reason: z.string().max(10_000).default(""),
});

/** What is said with an arrow. */
export interface SaidOfCore {
  carrier?: string;
  trackingNumber?: string;
  keptCents?: number;
  reason?: string;
  /** Ids of photos that the account sent with it. */
  photoIds?: readonly string[];
}

type ParsedCore =
  | { kind: "ok"; said: SaidOfCore }
  | { kind: "bad"; problem: NonNullable<CoreRefusal["problem"]> };

const bad = (field: CoreField, message: string): ParsedCore => ({
  ...{ kind: "bad", problem: { field, message } },
});

/** What is said with an arrow as it was typed, or the field that is wrong. */
export function parseCoreForm({ intent, ...form }: CoreForm): ParsedCore {
  const { asks }: CoreArrow = coreArrows[intent];
  switch (asks) {
    case "shipping":
      return outcomeOf(parseShipping(form));
    case "amount":
      return parseReduction(form);
    case "reason":
      return whyOf(form);
    default:
      return { kind: "ok", said: {} };
  }
}

const outcomeOf = (said: ShippingOutcome): ParsedCore =>
  said.kind === "bad" ? bad(said.field, said.message) : said;

function whyOf({ reason: typed }: Pick<CoreForm, "reason">): ParsedCore {
  const said = parseReason(typed, "Tell the buyer why.");
  return said.kind === "bad"
    ? bad(said.field, said.message)
    : { kind: "ok", said: { reason: said.reason } };
}

function parseReduction(form: Pick<CoreForm, "kept" | "reason">): ParsedCore {
  if (form.kept.trim() === "") return bad("kept", "Enter what you keep, like 15 or 15.50.");
  const read = readAmount(form.kept);
  if (read.kind === "bad") return bad("kept", read.message);
  const parsed = whyOf(form);
  return parsed.kind === "bad"
    ? parsed
    : { kind: "ok", said: { ...parsed.said, keptCents: read.cents } };
}

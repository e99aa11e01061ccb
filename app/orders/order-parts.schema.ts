import * as z from "zod";
import { fieldsOfEach } from "./fields-of-each";
import { changeableLines, keptPieces, type OrderLineDetails } from "./order-details";
import { parseReason, parseShipping, type Shipping } from "./step-fields";

/* The form that sends some of an order's parts, or takes some out. Browser-safe. */

/** What is done with some of the parts. */
export type PartsTask = "ship" | "cancel";

/** By the line's place in the order: `send0` is ticked for one that is sent, `keep0` says how many pieces stay. */
export const partsFormSchema = z.object({
  task: z.enum(["ship", "cancel"], "must be ship or cancel"),
  carrier: z.string().max(1_000).default(""),
  trackingNumber: z.string().max(1_000).default(""),
  reason: z.string().max(10_000).default(""),
  ...fieldsOfEach("send", 40),
  ...fieldsOfEach("keep", 40),
});

type Fixed = "carrier" | "trackingNumber" | "reason";
export type PartsField = Fixed | `${"send" | "keep"}${number}`;
export type PartsForm = { task: PartsTask } & Record<Fixed, string> & {
    [Name in `${"send" | "keep"}${number}`]?: string;
  };

/** What is wrong with such a form, and what it said. */
export interface PartsRefusal {
  field: PartsField;
  message: string;
  form: PartsForm;
}

export type PartsOutcome =
  | { kind: "ship"; positions: number[]; noted: Shipping }
  | { kind: "cancel"; keep: Map<number, number>; reason: string }
  | { kind: "bad"; field: PartsField; message: string };

const bad = (field: PartsField, message: string): PartsOutcome => ({ kind: "bad", field, message });

/** What is to be done, out of the form; the lines are all that the order has. */
export function parseParts(
  form: PartsForm,
  lines: readonly Pick<
    OrderLineDetails,
    "position" | "quantity" | "canceledQuantity" | "shippedAt" | "isFrozen"
  >[],
): PartsOutcome {
  // The page shows no other line: what is wrong is said at one that is there.
  const [first] = changeableLines(lines, form.task);
  const at = first?.position ?? 0;
  if (form.task === "cancel") {
    const keep = new Map<number, number>();
    for (const line of lines) {
      const most = keptPieces(line);
      const typed = form[`keep${line.position}`]?.trim() || String(most);
      if (!/^\d{1,6}$/.test(typed) || Number(typed) > most)
        return bad(`keep${line.position}`, `Enter a number from 0 to ${most}.`);
      // Sent again, it says what is so already.
      if (Number(typed) < line.quantity) keep.set(line.position, Number(typed));
    }
    if (keep.size === 0) return bad(`keep${at}`, "Lower the number of what you take out.");
    const said = parseReason(form.reason, "Say why.");
    return said.kind === "bad" ? said : { kind: "cancel", keep, reason: said.reason };
  }
  const positions = lines
    .filter((line) => keptPieces(line) > 0 && form[`send${line.position}`])
    .map(({ position }) => position);
  if (positions.length === 0) return bad(`send${at}`, "Choose what's in the parcel.");
  const shipping = parseShipping(form);
  return shipping.kind === "bad" ? shipping : { kind: "ship", positions, noted: shipping.said };
}

import { typedLines } from "~/text/typed-lines";
import type { MoveOrderForm } from "./order.schema";
import { type Arrow, orderArrows } from "./order-graph";
import type { OrderMove } from "./orders.server";

/* What belongs to a move of an order, as its form says it. Browser-safe. */

/** What is wrong with such a form, and what it said. */
export interface MoveRefusal {
  field: "reason" | "code" | "carrier" | "trackingNumber";
  message: string;
  form: MoveOrderForm;
}

export const wrongCodeMessage =
  "That isn't this order's code. Ask the buyer to open the order on their phone.";

export const tooManyCodesMessage =
  "That's too many codes for this order. Try again in an hour, or ask the buyer to press “I picked it up.”";

/** How much may be said, in characters. */
const longestReason = 500;
const longestName = 60;

/** What goes along with a move, or which field is missing. */
export function askedOfMove(
  form: MoveOrderForm,
):
  | { kind: "ok"; move: Pick<OrderMove, "detail" | "noted" | "code"> }
  | ({ kind: "bad" } & Pick<MoveRefusal, "field" | "message">) {
  const { intent, code } = form;
  const reason = typedLines(form.reason);
  const [carrier, trackingNumber] = [form.carrier.trim(), form.trackingNumber.trim()];
  const { asks, by }: Arrow = orderArrows[intent];
  if (asks === "reason" && reason === "") {
    const message = `Tell the ${by === "buyer" ? "seller" : "buyer"} why.`;
    return { kind: "bad", field: "reason", message };
  }
  if (reason.length > longestReason)
    return { kind: "bad", field: "reason", message: `Use ${longestReason} characters or fewer.` };
  for (const [field, text] of Object.entries({ carrier, trackingNumber }))
    if (text.length > longestName)
      return {
        ...{ kind: "bad", message: `Use ${longestName} characters or fewer.` },
        field: field as "carrier" | "trackingNumber",
      };
  if (asks === "code" && code.trim() === "")
    return { kind: "bad", field: "code", message: "Enter the code that the buyer shows you." };
  if (intent === "ship" && trackingNumber !== "" && carrier === "")
    return { kind: "bad", field: "carrier", message: "Name the carrier of that tracking number." };
  if (intent === "ship") {
    const said = { ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }) };
    return { kind: "ok", move: { noted: said, detail: said } };
  }
  return {
    kind: "ok",
    move: { ...(asks === "reason" && { detail: { reason } }), ...(asks === "code" && { code }) },
  };
}

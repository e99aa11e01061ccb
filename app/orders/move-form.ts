import type { MoveOrderForm } from "./order.schema";
import { type Arrow, orderArrows } from "./order-graph";
import type { OrderMove } from "./orders.server";
import { parseReason, parseShipping } from "./step-fields";

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

/** What goes along with a move, or which field is missing. */
export function askedOfMove(
  form: MoveOrderForm,
):
  | { kind: "ok"; move: Pick<OrderMove, "detail" | "noted" | "code"> }
  | ({ kind: "bad" } & Pick<MoveRefusal, "field" | "message">) {
  const { intent, code } = form;
  const { asks, by }: Arrow = orderArrows[intent];
  if (asks === "reason") {
    const said = parseReason(form.reason, `Tell the ${by === "buyer" ? "seller" : "buyer"} why.`);
    return said.kind === "bad" ? said : { kind: "ok", move: { detail: { reason: said.reason } } };
  }
  if (asks === "code" && code.trim() === "")
    return { kind: "bad", field: "code", message: "Enter the code that the buyer shows you." };
  if (intent === "ship") {
    const shipping = parseShipping(form);
    return shipping.kind === "bad"
      ? shipping
      : { kind: "ok", move: { noted: shipping.said, detail: shipping.said } };
  }
  return { kind: "ok", move: asks === "code" ? { code } : {} };
}

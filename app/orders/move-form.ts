import type { MoveOrderForm } from "./order.schema";
import { type Arrow, orderArrows } from "./order-graph";
import type { OrderMove } from "./orders.server";

/* What belongs to a move of an order, as its form says it. Browser-safe. */

/** What is wrong with such a form, and what it said. */
export interface MoveRefusal {
  field: "reason" | "code" | "carrier";
  message: string;
  form: MoveOrderForm;
}

export const wrongCodeMessage =
  "That isn't this order's code. Ask the buyer to open the order on their phone.";

export const tooManyCodesMessage =
  "That's too many codes for this order. Try again in an hour, or ask the buyer to press “I picked it up.”";

/** What goes along with a move, or which field is missing. */
export function askedOfMove({
  intent,
  reason,
  code,
  carrier,
  trackingNumber,
}: MoveOrderForm):
  | { kind: "ok"; move: Pick<OrderMove, "detail" | "noted" | "code"> }
  | ({ kind: "bad" } & Pick<MoveRefusal, "field" | "message">) {
  const { asks }: Arrow = orderArrows[intent];
  if (asks === "reason" && reason === "")
    return { kind: "bad", field: "reason", message: "Tell the buyer why." };
  if (asks === "code" && code === "")
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

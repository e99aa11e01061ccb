import { typedLines } from "~/text/typed-lines";

/* What people say with a step of an order, a return or a deposit: why, and how parts are sent. Browser-safe. */

/** How much may be said, in characters. */
export const reasonLimit = 500;
export const shippingLimit = 60;

export interface ShippingForm {
  carrier: string;
  trackingNumber: string;
}

/** How parts are sent; nothing for what was left empty. */
export type Shipping = Partial<ShippingForm>;

export type ShippingOutcome =
  | { kind: "ok"; said: Shipping }
  | { kind: "bad"; field: keyof ShippingForm; message: string };

/** How parts are sent, as it was typed: both may be left out, and a tracking number has a carrier. */
export function parseShipping(form: ShippingForm): ShippingOutcome {
  const [carrier, trackingNumber] = [form.carrier.trim(), form.trackingNumber.trim()];
  for (const [field, text] of [
    ["carrier", carrier],
    ["trackingNumber", trackingNumber],
  ] as const)
    if (text.length > shippingLimit)
      return { kind: "bad", field, message: `Use ${shippingLimit} characters or fewer.` };
  if (trackingNumber !== "" && carrier === "")
    return { kind: "bad", field: "carrier", message: "Name the carrier of that tracking number." };
  return {
    kind: "ok",
    said: { ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }) },
  };
}

export type ReasonOutcome =
  | { kind: "ok"; reason: string }
  | { kind: "bad"; field: "reason"; message: string };

/** Why, as it was typed. `missing`: what to say where there is none. */
export function parseReason(typed: string, missing: string): ReasonOutcome {
  const reason = typedLines(typed);
  if (reason === "") return { kind: "bad", field: "reason", message: missing };
  if (reason.length > reasonLimit)
    return { kind: "bad", field: "reason", message: `Use ${reasonLimit} characters or fewer.` };
  return { kind: "ok", reason };
}

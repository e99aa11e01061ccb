import { maxOrderQuantity, parseQuantity } from "~/orders/order.schema";
import type { BoughtFor } from "~/platform/enums";
import { type CartForm, type KeptLine, parseSeen } from "./cart.schema";
import type { CartOutcome } from "./cart.server";
import type { CartChange, CartRefusal } from "./cart-lines";

type Refused = { kind: "refused"; message: string; status: 400 | 404 | 409 };

export type CartFormAnswer =
  /** `removed`: the line that the page offers to put back. */
  { kind: "done"; cookie: string | null; removed?: KeptLine } | Refused;

/**
 * Does what a form of the cart asks, by `change`, and says how the page answers. `vehicle`: what an added part is for.
 * `removed`: what can be put back.
 */
export async function answerCartForm(
  form: CartForm,
  change: (change: CartChange) => Promise<CartOutcome>,
  known: { vehicle: BoughtFor | null; removed: KeptLine | null },
): Promise<CartFormAnswer> {
  const asked = changeOf(form, known);
  if (asked.kind === "refused") return asked;
  const outcome = await change(asked);
  if (outcome.kind === "refused") return answerToRefusal(outcome);
  return { ...outcome, kind: "done" };
}

const refused = (message: string, status: Refused["status"]): Refused => ({
  kind: "refused",
  message,
  status,
});

function changeOf(
  form: CartForm,
  { vehicle, removed }: { vehicle: BoughtFor | null; removed: KeptLine | null },
): CartChange | Refused {
  const { intent: kind, listingId } = form;
  if (kind === "remove") return { kind, listingId };
  if (kind === "restore")
    return removed
      ? { kind, removed }
      : refused("We can't bring that part back. Add it to your cart again.", 404);
  if (kind === "agree") {
    const seen = parseSeen(form);
    return seen
      ? { kind, listingId, ...seen }
      : refused("We couldn't tell what you agree to. Try again.", 400);
  }
  const asked = parseQuantity(form.quantity);
  if (asked.kind === "bad") return refused(asked.message, 400);
  const { quantity } = asked;
  return kind === "add" ? { kind, listingId, quantity, vehicle } : { kind, listingId, quantity };
}

function answerToRefusal(refusal: CartRefusal): Refused {
  switch (refusal.reason) {
    case "full":
      return refused(
        `Your cart holds up to ${refusal.limit} parts. Remove one to add another.`,
        409,
      );
    case "not-found":
      return refused("This part is no longer available. Search for another.", 404);
    case "own-listing":
      return refused("This is your own listing. You can't buy from yourself.", 409);
    case "sold-out":
      return refused("Sold out: the last one is taken. Search for another.", 409);
    case "too-many":
      return refused(tooManyText(refusal), 409);
  }
}

function tooManyText({ most, inCart, isStock }: CartRefusal & { reason: "too-many" }): string {
  if (!isStock)
    return `An order takes up to ${maxOrderQuantity} of a part. ${inCart} in your cart.`;
  if (inCart >= most)
    return most === 1
      ? "The last one is in your cart already."
      : `All ${most} that are left are in your cart already.`;
  return inCart > 0
    ? `Only ${most} left, and ${inCart} of them in your cart already.`
    : `Only ${most} left. Choose ${most === 1 ? "1" : `up to ${most}`}.`;
}

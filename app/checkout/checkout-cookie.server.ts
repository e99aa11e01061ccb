import * as z from "zod";
import { siteCookie } from "~/platform/http/cookies.server";
import type { CheckoutOwner } from "./checkout.repo.server";

// A day: what it names can be looked at again on the evening after. The receipt's link lasts longer.
const cookie = siteCookie("partlane-checkout", { maxAge: 24 * 3600, signed: true });

const idSchema = z.uuid();

/** Whose checkouts a request may see: its account's, or the one that its browser began. */
export async function checkoutOwner(
  request: Request,
  accountId: string | null,
): Promise<CheckoutOwner> {
  const parsed = idSchema.safeParse(await cookie().parse(request.headers.get("Cookie")));
  return { accountId, guestCheckoutId: parsed.success ? parsed.data : null };
}

/** The Set-Cookie value that gives a guest's checkout to the browser. */
export const checkoutCookie = (id: string): Promise<string> => cookie().serialize(id);

import { data, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { type Flash, flashCookie } from "~/platform/flash.server";
import { linkOrigin } from "~/platform/link-origin.server";
import { clientAddress, refuse } from "~/platform/request.server";
import type { SignedInAccount } from "~/platform/session.server";
import type { AccountErrors, AccountRefusal } from "./account-form";
import { waitText } from "./credentials-action.server";
import { readDeviceProofs } from "./known-device.server";
import type { Confirming, ConfirmRefusal } from "./password-change.server";
import { getSignIn } from "./sign-in-settings.server";

/* What the forms about an account answer, in HTTP. */

/** A form that comes back, with its status. */
export function refusedForm(init: ResponseInit, refusal: Omit<AccountRefusal, "kind">) {
  return data<AccountRefusal>({ kind: "refused", ...refusal }, init);
}

/** The same for too much of something: `Too many links asked for. Try again in 12 minutes.` */
export function tooMany(
  what: string,
  retryAfterSeconds: number,
  values?: AccountRefusal["values"],
) {
  const message = `${what} Try again in ${waitText(retryAfterSeconds)}.`;
  const headers = { "Retry-After": String(retryAfterSeconds) };
  return refusedForm({ status: 429, headers }, { errors: {}, message, values });
}

/** The same for a password that was asked for again and is not right, or could not be checked. */
export function notConfirmed(refusal: ConfirmRefusal, values?: AccountRefusal["values"]) {
  const sorry = (status: number, errors: AccountErrors, message?: string) =>
    refusedForm({ status }, { errors, message, values });
  switch (refusal.reason) {
    case "invalid-credentials":
      return sorry(400, { currentPassword: "That isn't your password." });
    case "too-many-attempts":
      return tooMany("Too many wrong passwords.", refusal.retryAfterSeconds, values);
    case "unavailable":
      return sorry(503, {}, "Your password can't be checked right now. Try again in a minute.");
    default:
      return sorry(400, {}, "Your password couldn't be checked. Sign out, sign in, and try again.");
  }
}

/** Who says the password again, and from where. */
export async function confirmingFrom(
  request: Request,
  account: SignedInAccount,
  currentPassword: string,
): Promise<Confirming> {
  return {
    account,
    currentPassword,
    address: clientAddress(request),
    devices: await readDeviceProofs(request),
    origin: linkOrigin(request),
  };
}

/**
 * Throws 409 for an account that an outside identity provider keeps: what is changed here alone would be another
 * password, address or end than the provider's.
 */
export async function refuseIfKeptByProvider({ id }: SignedInAccount): Promise<void> {
  if ((await getSignIn(id)).keptByProvider)
    throw refuse(
      409,
      "Your sign-in provider keeps your account, so nothing was changed. Change it there.",
    );
}

/** Back to the settings, with a message. */
export async function toSettings(flash: Flash, cookies: readonly string[] = []) {
  const headers = new Headers({ "Set-Cookie": await flashCookie(flash) });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(paths.settings(), { headers });
}

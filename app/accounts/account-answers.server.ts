import { data, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import type { SignedInAccount } from "~/platform/auth/session.server";
import { type Flash, flashCookie } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { clientAddress } from "~/platform/http/request.server";
import type { AccountErrors, AccountRefusal } from "./account-form";
import { providerWaitSeconds } from "./accounts.server";
import { waitText } from "./credentials-action.server";
import type { IdentityRefusal } from "./identity";
import { identityProvider } from "./identity.server";
import { readDeviceProofs } from "./known-device.server";
import type { Confirming, ConfirmRefusal } from "./password-change.server";

/* What the forms about an account answer, in HTTP. */

/** A form that comes back, with its status. */
export function formRefusal(init: ResponseInit, refusal: Omit<AccountRefusal, "kind">) {
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
  return formRefusal({ status: 429, headers }, { errors: {}, message, values });
}

/** The same for a confirmation password that is wrong or could not be checked. */
export function notConfirmed(refusal: ConfirmRefusal, values?: AccountRefusal["values"]) {
  const formProblem = (status: number, errors: AccountErrors, message?: string) =>
    formRefusal({ status }, { errors, message, values });
  switch (refusal.reason) {
    case "invalid-credentials":
      return formProblem(400, { currentPassword: wrongPassword() });
    case "too-many-attempts":
      return tooMany("Too many wrong passwords.", refusal.retryAfterSeconds, values);
    case "unavailable":
      return formProblem(
        503,
        {},
        "Your password can't be checked right now. Try again in a minute.",
      );
    default:
      return formProblem(
        400,
        {},
        "Your password couldn't be checked. Sign out, sign in, and try again.",
      );
  }
}

/** A provider is asked by the address that we know, which is another one after a change there. */
const wrongPassword = () =>
  identityProvider().manage
    ? "That isn't your password. If you changed your email, sign out and sign in with the new one."
    : "That isn't your password.";

/** Who says the password again, and from where. */
export async function readConfirmation(
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
 * The same for what the identity provider did not do. `doubt`: what may have happened all the same, where it
 * gave no answer.
 */
export function refusedByProvider(
  refusal: IdentityRefusal,
  doubt: string,
  values?: AccountRefusal["values"],
) {
  switch (refusal.reason) {
    case "too-many-attempts":
      return tooMany(
        "Your sign-in provider has had too many requests.",
        refusal.retryAfterSeconds ?? providerWaitSeconds,
        values,
      );
    case "unavailable": {
      const message = `Your sign-in provider isn't answering. ${doubt}`;
      return formRefusal({ status: 503 }, { errors: {}, message, values });
    }
    default: {
      const message = "Your sign-in provider refused. Sign out, sign in, and try again.";
      return formRefusal({ status: 400 }, { errors: {}, message, values });
    }
  }
}

/** Back to the settings, with a message. */
export async function redirectToSettings(flash: Flash, cookies: readonly string[] = []) {
  const headers = new Headers({ "Set-Cookie": await flashCookie(flash) });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(paths.settings(), { headers });
}

import type { SignedInAccount } from "~/platform/auth/session.server";
import { linkOrigin, noLinkOrigin } from "~/platform/http/link-origin.server";
import {
  formRefusal,
  notConfirmed,
  readConfirmation,
  redirectToSettings,
  refusedByProvider,
  tooMany,
} from "./account-answers.server";
import { checkCurrentPassword, validateField } from "./credentials.schema";
import { waitText } from "./credentials-action.server";
import { mailVerification, requestEmailChange } from "./email-change.server";
import { currentIdToken } from "./id-token.server";
import { mailProviderVerification } from "./provider-account.server";

/** Has the link mailed that proves the present address, by whoever keeps it, and goes back to the settings. */
export async function verifyEmailAction(
  request: Request,
  { id: accountId }: SignedInAccount,
  keptBy: "us" | "provider",
) {
  const outcome =
    keptBy === "us"
      ? await verifyOurs(request, accountId)
      : await verifyAtProvider(request, accountId);
  switch (outcome.kind) {
    case "no-link-origin":
      return redirectToSettings({ tone: "critical", message: noLinkOrigin });
    case "refused-by-provider":
      return redirectToSettings({
        tone: "critical",
        message: "Your sign-in provider isn't answering. Try again in a minute.",
      });
    case "sent":
      return redirectToSettings({
        tone: "success",
        message: `A link is on its way to ${outcome.email}.`,
      });
    case "already-verified":
      return redirectToSettings({ tone: "info", message: "Your email is already verified." });
    case "refused": {
      const wait = waitText(outcome.retryAfterSeconds);
      return redirectToSettings({
        tone: "critical",
        message: `Too many links sent. Try again in ${wait}.`,
      });
    }
  }
}

async function verifyOurs(request: Request, accountId: string) {
  const origin = linkOrigin(request);
  return origin ? mailVerification({ accountId, origin }) : ({ kind: "no-link-origin" } as const);
}

async function verifyAtProvider(request: Request, accountId: string) {
  const token = await currentIdToken(request);
  return token
    ? mailProviderVerification({ accountId, idToken: token.idToken })
    : ({ kind: "refused-by-provider" } as const);
}

/** Mails the link that changes the address, and says so in the page. */
export async function changeEmailAction(
  request: Request,
  account: SignedInAccount,
  { email, currentPassword }: { email: string; currentPassword: string },
) {
  const values = { email };
  const problem = validateField("login", "email", values);
  const missing = checkCurrentPassword(currentPassword);
  if (problem || missing)
    return formRefusal(
      { status: 400 },
      { errors: { ...(problem ? { email: problem } : {}), ...missing }, values },
    );
  const confirming = await readConfirmation(request, account, currentPassword);
  const outcome = await requestEmailChange({ ...confirming, email });
  switch (outcome.kind) {
    case "no-link-origin":
      return formRefusal({ status: 503 }, { errors: {}, message: noLinkOrigin, values });
    case "refused-by-provider":
      return refusedByProvider(
        outcome.refusal,
        "Try again in a minute, unless its email is there already.",
        values,
      );
    case "sent":
      return { kind: "sent" as const, email: email.trim() };
    case "same-email":
      return formRefusal(
        { status: 400 },
        { errors: { email: "That's already your email." }, values },
      );
    case "no-mail-address":
      return formRefusal(
        { status: 400 },
        { errors: { email: "Email address is invalid" }, values },
      );
    case "not-confirmed":
      return notConfirmed(outcome.refusal, values);
    case "refused":
      return tooMany("Too many links sent.", outcome.retryAfterSeconds, values);
  }
}

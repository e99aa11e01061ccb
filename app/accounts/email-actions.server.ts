import { linkOrigin, noLinkOrigin } from "~/platform/link-origin.server";
import type { SignedInAccount } from "~/platform/session.server";
import {
  confirmingFrom,
  notConfirmed,
  refusedForm,
  tooMany,
  toSettings,
} from "./account-answers.server";
import { checkCurrentPassword, validateField } from "./credentials.schema";
import { waitText } from "./credentials-action.server";
import { mailVerification, requestEmailChange } from "./email-change.server";

/** Mails the link that proves the present address, and goes back to the settings. */
export async function verifyEmailAction(request: Request, { id: accountId }: SignedInAccount) {
  const origin = linkOrigin(request);
  if (!origin) return toSettings({ tone: "critical", message: noLinkOrigin });
  const outcome = await mailVerification({ accountId, origin });
  switch (outcome.kind) {
    case "sent":
      return toSettings({ tone: "success", message: `A link is on its way to ${outcome.email}.` });
    case "already-verified":
      return toSettings({ tone: "info", message: "Your email is verified already." });
    case "refused": {
      const wait = waitText(outcome.retryAfterSeconds);
      return toSettings({
        tone: "critical",
        message: `Too many links sent. Try again in ${wait}.`,
      });
    }
  }
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
    return refusedForm(
      { status: 400 },
      { errors: { ...(problem ? { email: problem } : {}), ...missing }, values },
    );
  const origin = linkOrigin(request);
  if (!origin) return refusedForm({ status: 503 }, { errors: {}, message: noLinkOrigin, values });
  const confirming = await confirmingFrom(request, account, currentPassword);
  const outcome = await requestEmailChange({ ...confirming, email, origin });
  switch (outcome.kind) {
    case "sent":
      return { kind: "sent" as const, email: email.trim() };
    case "same-email":
      return refusedForm(
        { status: 400 },
        { errors: { email: "That is your email already." }, values },
      );
    case "no-mail-address":
      return refusedForm(
        { status: 400 },
        { errors: { email: "Email address is invalid" }, values },
      );
    case "not-confirmed":
      return notConfirmed(outcome.refusal, values);
    case "refused":
      return tooMany("Too many links sent.", outcome.retryAfterSeconds, values);
  }
}

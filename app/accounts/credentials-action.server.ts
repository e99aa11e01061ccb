import { data, redirect } from "@remix-run/node";
import * as z from "zod";
import { mergeVisitorCart } from "~/cart/cart.server";
import { paths } from "~/paths";
import { PasswordChangedError, startSession } from "~/platform/auth/session.server";
import { flashCookie } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { checkedRedirectPath } from "~/platform/http/redirect.server";
import { readForm } from "~/platform/http/request.server";
import { logger } from "~/platform/log/logger.server";
import { mergeVisitorGarage } from "~/vehicles/garage.server";
import type { AccountOutcome } from "./accounts.server";
import { authenticateForm, chosenSchema } from "./authenticator.server";
import {
  type CredentialsAnswer,
  type CredentialsErrors,
  type CredentialsMode,
  type CredentialsValues,
  credentialsMessages,
} from "./credentials";
import { validateCredentials } from "./credentials.schema";
import { mailVerification } from "./email-change.server";
import { tokenExtras } from "./id-token.server";
import type { IdentityTokens } from "./identity";
import { identityProvider } from "./identity.server";
import { deviceCookie } from "./known-device.server";
import { enqueueProviderWelcome } from "./provider-account.server";

// A field left out is one left blank: its message says so, not a refusal.
const typed = z.string().default("");
const common = {
  email: typed,
  password: typed,
  redirectTo: z.string().optional(),
  /** Sent by the script in the page, which shows the answer itself. */
  enhanced: z.literal("1").optional(),
  ...chosenSchema.shape,
};
const forms = {
  login: z.object(common),
  register: z.object({ ...common, firstName: typed, lastName: typed, confirmPassword: typed }),
};

type Refusal = Extract<AccountOutcome, { kind: "refused" }>;
type TooMany = Extract<Refusal, { reason: "too-many-attempts" }>;

/** How long to wait, in words: `12 minutes`, `1 minute`. */
export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/** What there was too much of, and what helps besides waiting. */
function tooManyNotice(mode: CredentialsMode, { from, retryAfterSeconds }: TooMany): string {
  const tryAgain = `Try again in ${waitText(retryAfterSeconds)}`;
  if (mode === "register") return `Too many new accounts from here. ${tryAgain}.`;
  switch (from) {
    case "here":
    case "provider":
      return `Too many sign-in attempts. ${tryAgain}.`;
    case "address":
      return `Too many sign-in attempts from your network. ${tryAgain}.`;
    case "account":
      return `Someone has tried many wrong passwords for this email address. ${tryAgain}, or sign in on a device you've used before.`;
  }
}

/** Whether a new password ends the wait: not known where a provider keeps the passwords. */
function isLiftedByReset(from: TooMany["from"]): boolean {
  return identityProvider().manage ? from === "provider" : from !== "address";
}

/** A refusal as the card shows it, with its status and headers (SPEC C8). */
export function refusalAnswer(mode: CredentialsMode, outcome: Refusal, values: CredentialsValues) {
  const refusalForm = (
    message: string,
    more: { notice?: string; offersReset?: boolean; errors?: CredentialsErrors } = {},
  ) => ({
    kind: "refused" as const,
    message,
    errors: {},
    values,
    ...more,
  });
  switch (outcome.reason) {
    case "invalid-credentials": {
      const message = credentialsMessages.invalid;
      // The password field is flagged without a message of its own.
      return {
        answer: refusalForm(message, { errors: { email: message, password: "" } }),
        init: { status: 400 },
      };
    }
    case "weak-password":
      return {
        answer: refusalForm(credentialsMessages.fixErrors, {
          errors: { password: outcome.message },
        }),
        init: { status: 400 },
      };
    case "too-many-attempts": {
      const { retryAfterSeconds } = outcome;
      const notice = tooManyNotice(mode, outcome);
      return {
        answer: refusalForm(credentialsMessages.unknown, {
          notice,
          offersReset: mode === "login" && isLiftedByReset(outcome.from),
        }),
        init: { status: 429, headers: { "Retry-After": String(retryAfterSeconds) } },
      };
    }
    case "unavailable":
      return { answer: refusalForm(credentialsMessages.unknown), init: { status: 503 } };
    default:
      return { answer: refusalForm(credentialsMessages.unknown), init: { status: 400 } };
  }
}

/** Asks a new account to verify its address. That it exists does not depend on it: settings send it again. */
async function welcomeByMail(
  request: Request,
  { accountId, tokens }: { accountId: string; tokens: IdentityTokens | null },
): Promise<void> {
  const origin = linkOrigin(request);
  try {
    if (tokens) await enqueueProviderWelcome(tokens);
    else if (origin) await mailVerification({ accountId, origin });
  } catch (error) {
    logger().error({ err: error, accountId }, "a new account was not asked to verify its address");
  }
}

/**
 * The action of /login and /register: checks the form, signs in or registers, and answers with
 * data to the script in the page, or with a redirect that takes its message along.
 */
export async function credentialsAction(mode: CredentialsMode, request: Request) {
  const {
    redirectTo: wanted,
    plan,
    period,
    enhanced,
    ...values
  } = await readForm(request, forms[mode]);
  const redirectTo = checkedRedirectPath(wanted, paths.dashboard());
  const checked = validateCredentials(mode, values);
  const {
    password: _password,
    confirmPassword: _again,
    ...shown
  } = {
    confirmPassword: undefined,
    ...values,
  };
  if (!checked.ok) {
    const { errors } = checked;
    const message = credentialsMessages.fixErrors;
    return data<CredentialsAnswer>({ kind: "refused", message, errors, values: shown }, 400);
  }
  const outcome = await authenticateForm(mode, request, { ...checked.data, plan, period });
  if (outcome.kind === "refused") {
    const { answer, init } = refusalAnswer(mode, outcome, shown);
    return data<CredentialsAnswer>(answer, init);
  }
  const { accountId, tokens, passwordHash } = outcome;
  const session = await startSession(request, {
    accountId,
    extras: tokenExtras(tokens),
    passwordHash,
  }).catch((error: unknown) => {
    if (error instanceof PasswordChangedError) return undefined;
    throw error;
  });
  if (!session) {
    const { answer, init } = refusalAnswer(
      mode,
      { kind: "refused", reason: "invalid-credentials" },
      shown,
    );
    return data<CredentialsAnswer>(answer, init);
  }
  if (mode === "register") await welcomeByMail(request, { accountId, tokens });
  const message = credentialsMessages.welcome[mode];
  const headers = new Headers();
  headers.append("Set-Cookie", session);
  headers.append("Set-Cookie", await deviceCookie(request, { accountId }));
  const emptied = [
    await mergeVisitorGarage(request, { accountId }),
    await mergeVisitorCart(request, { accountId }),
  ];
  for (const cookie of emptied) if (cookie) headers.append("Set-Cookie", cookie);
  if (enhanced)
    return data<CredentialsAnswer>({ kind: "welcome", message, redirectTo }, { headers });
  headers.append("Set-Cookie", await flashCookie({ tone: "success", message }));
  return redirect(redirectTo, { status: 303, headers });
}

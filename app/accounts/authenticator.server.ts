import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import * as z from "zod";
import { planFormSchema } from "~/billing/billing.schema";
import { clientAddress } from "~/platform/http/request.server";
import { type AccountOutcome, registerAccount, signInWithPassword } from "./accounts.server";
import type { CredentialsMode } from "./credentials";
import type { CheckedCredentials } from "./credentials.schema";
import { readDeviceProofs } from "./known-device.server";

/** What the forms may send besides; a plan that we do not have is as good as none. */
export const chosenSchema = z.object({
  plan: planFormSchema.shape.plan.optional().catch(undefined),
  period: planFormSchema.shape.period.optional().catch(undefined),
});

const signInSchema = z.object({ email: z.string(), password: z.string() });
const registerSchema = signInSchema.extend({
  displayName: z.string(),
  ...chosenSchema.shape,
});

/**
 * Signs in by form, one strategy per mode. A refusal is an outcome, not an exception: only bugs
 * throw.
 */
export const authenticator = new Authenticator<AccountOutcome>()
  .use(
    new FormStrategy(async ({ form, request }) =>
      signInWithPassword({
        ...signInSchema.parse(Object.fromEntries(form)),
        address: clientAddress(request),
        devices: await readDeviceProofs(request),
      }),
    ),
    "login" satisfies CredentialsMode,
  )
  .use(
    new FormStrategy(({ form, request }) => {
      const { period, ...registration } = registerSchema.parse(Object.fromEntries(form));
      return registerAccount({
        ...registration,
        billingPeriod: period,
        address: clientAddress(request),
      });
    }),
    "register" satisfies CredentialsMode,
  );

/**
 * Hands a form that was already read and checked to the authenticator. The request's own body has
 * been read by then, so it gets a new one.
 */
export function authenticateForm(
  mode: CredentialsMode,
  request: Request,
  checked: CheckedCredentials & z.output<typeof chosenSchema>,
): Promise<AccountOutcome> {
  const headers = new Headers(request.headers);
  for (const name of ["Content-Type", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
  const sent = Object.entries(checked).filter(([, value]) => value !== undefined);
  const body = new URLSearchParams(sent);
  return authenticator.authenticate(
    mode,
    new Request(request.url, { method: "POST", headers, body }),
  );
}

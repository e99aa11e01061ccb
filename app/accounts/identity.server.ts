import { perEnv } from "~/platform/cookies.server";
import type { BillingPeriod, PlanId } from "~/platform/plans";
import { embeddedIdentity } from "./embedded-identity.server";
import { identityToolkit } from "./identity-toolkit.server";

/*
 * The port to whoever keeps the passwords (SPEC C10). Two adapters: accounts in our own database,
 * and a provider over REST in the Google Identity Toolkit form.
 */

/** What a provider hands out to prove who signed in; times in ms since 1970. */
export interface IdentityTokens {
  idToken: string;
  refreshToken: string;
  issuedAtMs: number;
  expiresAtMs: number;
}

/** Whom a provider vouches for: a row of our own, or an account of its own with tokens. */
export type Identity =
  | { kind: "own"; accountId: string }
  | {
      kind: "external";
      externalId: string;
      email: string;
      /** Null when the provider knows none. */
      displayName: string | null;
      tokens: IdentityTokens;
    };

export type IdentityRefusal =
  /** No such account, wrong password, or an address that the provider does not take (SPEC C8). */
  | { kind: "refused"; reason: "invalid-credentials" }
  | { kind: "refused"; reason: "email-taken" }
  | { kind: "refused"; reason: "weak-password" }
  | { kind: "refused"; reason: "account-disabled" }
  /** The provider's own limit; it may say for how long. */
  | { kind: "refused"; reason: "too-many-attempts"; retryAfterSeconds?: number }
  /** It does not answer, or not what was agreed: trying later may help. */
  | { kind: "refused"; reason: "unavailable" }
  /** It answers something that trying later does not mend, such as a wrong API key. */
  | { kind: "refused"; reason: "unknown"; code: string };

export type IdentityOutcome = { kind: "signed-in"; identity: Identity } | IdentityRefusal;

export type RefreshOutcome =
  | { kind: "refreshed"; tokens: IdentityTokens }
  /** The account is gone or disabled, or its sessions were ended. */
  | { kind: "revoked" }
  | { kind: "unavailable" };

export interface Registration {
  email: string;
  password: string;
  displayName: string;
  plan?: PlanId;
  billingPeriod?: BillingPeriod;
}

export interface IdentityProvider {
  signIn(credentials: { email: string; password: string }): Promise<IdentityOutcome>;
  register(registration: Registration): Promise<IdentityOutcome>;
  /** Fresh tokens for a session that is under way; absent where there are no tokens. */
  refresh?(refreshToken: string): Promise<RefreshOutcome>;
}

/** The adapter that the environment names. Signing out concerns only our own session. */
export const identityProvider: () => IdentityProvider = perEnv((settings) =>
  settings.IDENTITY_PROVIDER === "identity-toolkit"
    ? identityToolkit({
        url: settings.IDENTITY_TOOLKIT_URL,
        tokenUrl: settings.IDENTITY_TOOLKIT_TOKEN_URL,
        apiKey: settings.IDENTITY_TOOLKIT_API_KEY ?? "",
      })
    : embeddedIdentity(),
);

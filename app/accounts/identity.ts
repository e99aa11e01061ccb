import type { BillingPeriod, PlanId } from "~/platform/enums";

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
  /** `passwordHash`: what was kept of the password that was right. */
  | { kind: "own"; accountId: string; passwordHash: string }
  | {
      kind: "external";
      externalId: string;
      email: string;
      /** Whether the provider knows the address to be its owner's. */
      isEmailVerified?: boolean;
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

/**
 * What a provider does with the accounts that it keeps. `idToken` says whose: where the password is asked for, it
 * is to be one from that sign-in, because providers refuse old ones.
 */
export interface AccountManagement {
  /** Mails a link to choose a new password, if there is such an account: `done` in either case. */
  mailPasswordReset(email: string): Promise<Done | IdentityRefusal>;
  /** Mails a link that proves the account's address. */
  mailVerification(idToken: string): Promise<Done | IdentityRefusal>;
  /** The account's address as the provider knows it. */
  readEmail(
    idToken: string,
  ): Promise<{ kind: "read"; email: string; isVerified: boolean } | IdentityRefusal>;
  /** Mails a link to a new address that makes it the account's, if it is nobody else's: `done` in either case. */
  mailEmailChange(change: {
    idToken: string;
    email: string;
  }): Promise<Done | { kind: "no-mail-address" } | IdentityRefusal>;
  /** Ends all earlier tokens; the account's new ones, if the provider hands any out. */
  changePassword(change: {
    idToken: string;
    password: string;
  }): Promise<{ kind: "changed"; tokens: IdentityTokens | null } | IdentityRefusal>;
  /** `done` also for an account that is gone already, so that asking again does no harm. */
  deleteAccount(idToken: string): Promise<Done | IdentityRefusal>;
}

type Done = { kind: "done" };

export interface IdentityProvider {
  signIn(credentials: { email: string; password: string }): Promise<IdentityOutcome>;
  register(registration: Registration): Promise<IdentityOutcome>;
  /** Fresh tokens for a session that is under way; absent where there are no tokens. */
  refresh?(refreshToken: string): Promise<RefreshOutcome>;
  /** Absent where the accounts are our own, and all this is done here. */
  manage?: AccountManagement;
}

import type { CredentialsErrors, CredentialsField, CredentialsValues } from "./credentials";

/* What the forms about an account and their actions say to each other. Browser-safe. */

/** The password that one has now, besides the fields of registration. */
export type AccountField = CredentialsField | "currentPassword";

export type AccountErrors = CredentialsErrors & { currentPassword?: string };

/** A form that came back: what is wrong, and what was typed, without passwords. */
export interface AccountRefusal {
  kind: "refused";
  errors: AccountErrors;
  /** What is no field's fault. */
  message?: string;
  values?: CredentialsValues;
}

/** How an account is signed in to. */
export interface SignInSettings {
  /** The address is known to be its owner's. */
  isVerified: boolean;
  /**
   * Who keeps email and password, and has them changed: we, or the outside identity provider. Nobody that we can
   * ask: the site changed from one to the other since.
   */
  keptBy: "us" | "provider" | "nobody";
}

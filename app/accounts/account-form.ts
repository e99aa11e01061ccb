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

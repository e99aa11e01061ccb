/* What the sign-in card and its action say to each other. Browser-safe. */

export type CredentialsMode = "login" | "register";

export type CredentialsField = "firstName" | "lastName" | "email" | "password" | "confirmPassword";

/** What the reader typed, without passwords when it comes back from the server. */
export type CredentialsValues = Partial<Record<CredentialsField, string>>;

/** A message per field; `""` flags a field without a message (SPEC C8). */
export type CredentialsErrors = Partial<Record<CredentialsField, string>>;

export type CredentialsAnswer =
  | { kind: "welcome"; message: string; redirectTo: string }
  | {
      kind: "refused";
      /** The toast, or without JavaScript the notice on the page. */
      message: string;
      /** More than the toast says, when there is more: how long to wait, say. */
      notice?: string;
      /** A new password ends the wait that the notice is about. */
      offersReset?: boolean;
      errors: CredentialsErrors;
      values: CredentialsValues;
    };

/** The exact wording of the toasts (SPEC C5, C6, C8). */
export const credentialsMessages = {
  fixErrors: "Please fix the errors below.",
  welcome: { login: "Login successful!", register: "Account created successfully!" },
  invalid: "Invalid email or password.",
  unknown: "An unknown error occurred.",
} as const;

/** How long the success toast stands before the page moves on, in ms (SPEC C6). */
export const welcomeDelayMs = 1_500;

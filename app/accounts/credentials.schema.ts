import * as z from "zod/mini";
import { isTypedAddress } from "~/platform/mail/mail-address";
import type {
  CredentialsErrors,
  CredentialsField,
  CredentialsMode,
  CredentialsValues,
} from "./credentials";
import { displayNameLimit, displayNamePattern, namePatternProblem } from "./display-name";
import { canonicalPassword, passwordMinLength } from "./password-rules";

/*
 * The rules of the sign-in and registration card (SPEC C4), the same in the browser and on the
 * server. One message per field: the first rule that fails stops the others.
 */

/** The longest of each that is taken, in characters. RFC 5321 allows an address 254. */
const credentialsLimits = { email: 254, password: 1024 } as const;

const required = (error: string) => z.minLength(1, { error, abort: true });
const atMost = (limit: number, label: string) =>
  z.maxLength(limit, { error: `${label} must be at most ${limit} characters`, abort: true });

/** Half of a display name, which the two together must fit into. */
const name = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      required(`${label} is required`),
      atMost(displayNameLimit, label),
      z.regex(displayNamePattern, namePatternProblem(label)),
    );

const fields: Record<
  Exclude<CredentialsField, "confirmPassword">,
  z.ZodMiniType<string, string>
> = {
  firstName: name("First name"),
  lastName: name("Last name"),
  email: z
    .string()
    .check(
      z.trim(),
      required("Email is required"),
      atMost(credentialsLimits.email, "Email"),
      z.refine(isTypedAddress, "Email address is invalid"),
    ),
  // Never trimmed: a blank at either end is part of the password.
  password: z.string().check(
    required("Password is required"),
    z.refine((typed) => canonicalPassword(typed).length >= passwordMinLength, {
      error: `Password must be at least ${passwordMinLength} characters`,
      abort: true,
    }),
    atMost(credentialsLimits.password, "Password"),
  ),
};

/** The fields of each mode, in the form's order. */
export const credentialsFields = {
  login: ["email", "password"],
  register: ["firstName", "lastName", "email", "password", "confirmPassword"],
} as const satisfies Record<CredentialsMode, readonly CredentialsField[]>;

/** What passed the rules: names and email trimmed, the password as it was typed. */
export interface CheckedCredentials {
  email: string;
  password: string;
  /** First and last name joined by one space; blank on login, which does not ask. */
  displayName: string;
}

export type CredentialsCheck =
  | { ok: true; data: CheckedCredentials }
  | { ok: false; errors: CredentialsErrors; firstInvalid: CredentialsField };

/** First and last name joined by one space (SPEC C2). */
const displayNameOf = ({ firstName = "", lastName = "" }: CredentialsValues) =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

function check(field: CredentialsField, values: CredentialsValues) {
  const value = values[field] ?? "";
  if (field === "confirmPassword")
    return canonicalPassword(value) === canonicalPassword(values.password ?? "")
      ? { value, message: undefined }
      : { value, message: "Passwords do not match" };
  const parsed = fields[field].safeParse(value);
  if (field === "lastName" && parsed.success && displayNameOf(values).length > displayNameLimit)
    return { value, message: `First and last name must be at most ${displayNameLimit} characters` };
  return parsed.success
    ? { value: parsed.data, message: undefined }
    : { value, message: parsed.error.issues[0]?.message };
}

/** What is wrong with one field, for its blur; undefined when nothing is, or the mode has no such field. */
export function validateField(
  mode: CredentialsMode,
  field: CredentialsField,
  values: CredentialsValues,
): string | undefined {
  const known: readonly CredentialsField[] = credentialsFields[mode];
  return known.includes(field) ? check(field, values).message : undefined;
}

/** Checks the whole form, for its submit. */
export function validateCredentials(
  mode: CredentialsMode,
  values: CredentialsValues,
): CredentialsCheck {
  const checked: CredentialsValues = {};
  const errors: CredentialsErrors = {};
  let firstInvalid: CredentialsField | undefined;
  for (const field of credentialsFields[mode]) {
    const { value, message } = check(field, values);
    checked[field] = value;
    if (message === undefined) continue;
    errors[field] = message;
    firstInvalid ??= field;
  }
  if (firstInvalid) return { ok: false, errors, firstInvalid };
  const { email = "", password = "" } = checked;
  return { ok: true, data: { email, password, displayName: displayNameOf(checked) } };
}

export type NewPasswordCheck =
  | { ok: true; password: string }
  | { ok: false; errors: Pick<CredentialsErrors, "password" | "confirmPassword"> };

/** Checks a new password, typed twice, for an account that there is already. */
export function validateNewPassword(values: CredentialsValues): NewPasswordCheck {
  const { value, message } = check("password", values);
  const again = check("confirmPassword", values).message;
  if (message === undefined && again === undefined) return { ok: true, password: value };
  return {
    ok: false,
    errors: {
      ...(message === undefined ? {} : { password: message }),
      ...(again === undefined ? {} : { confirmPassword: again }),
    },
  };
}

/** What is wrong with the password that one has now, before it is looked at; undefined when nothing is. */
export function checkCurrentPassword(typed: string): { currentPassword: string } | undefined {
  if (typed === "") return { currentPassword: "Password is required" };
  return typed.length > credentialsLimits.password
    ? { currentPassword: "That isn't your password." }
    : undefined;
}

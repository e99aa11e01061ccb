import * as z from "zod";
import { displayNameLimit, displayNamePattern, namePatternProblem } from "./display-name";

/**
 * The forms of the settings page, told apart by their button. What a person may get wrong is
 * answered in its field, not refused here.
 */
export const settingsFormSchema = z.object({
  intent: z.enum(
    ["rename", "sign-out-device", "sign-out-everywhere"],
    "must be rename, sign-out-device or sign-out-everywhere",
  ),
  displayName: z.string().max(2_000).default(""),
  /** The device to sign out, as `listSessions` names it. */
  session: z.string().max(200).default(""),
});

const displayNameSchema = z
  .string()
  .trim()
  .min(1, "Display name is required")
  .max(displayNameLimit, `Display name must be at most ${displayNameLimit} characters`)
  .regex(displayNamePattern, namePatternProblem("Display name"));

export type DisplayNameOutcome =
  | { kind: "ok"; displayName: string }
  | { kind: "bad"; message: string };

/** A display name as it was typed, trimmed. */
export function parseDisplayName(text: string): DisplayNameOutcome {
  const parsed = displayNameSchema.safeParse(text);
  return parsed.success
    ? { kind: "ok", displayName: parsed.data }
    : { kind: "bad", message: parsed.error.issues[0]?.message ?? "Display name is not valid" };
}

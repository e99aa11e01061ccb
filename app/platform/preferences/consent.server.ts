import { clearCookie, siteCookie } from "~/platform/http/cookies.server";
import { type ConsentChoice, consentChoices } from "./options";

// Half a year, then the reader is asked again.
const cookie = siteCookie("partlane-consent", { maxAge: 180 * 24 * 3600, signed: false });

/** The reader's answer; null before one is given. */
export async function readConsent(request: Request): Promise<ConsentChoice | null> {
  const value: unknown = await cookie().parse(request.headers.get("Cookie"));
  return consentChoices.find((choice) => choice === value) ?? null;
}

/** The Set-Cookie value that keeps an answer for 180 days. */
export function consentCookie(choice: ConsentChoice): Promise<string> {
  return cookie().serialize(choice);
}

/** The Set-Cookie value that withdraws an answer: the question comes again. */
export function forgetConsentCookie(): Promise<string> {
  return clearCookie(cookie());
}

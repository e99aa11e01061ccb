import { type ThemeChoice, themeChoices } from "./choices";
import { siteCookie } from "./cookies.server";

const cookie = siteCookie("partlane-theme", { maxAge: 365 * 24 * 3600, signed: false });

/** The theme that the request's cookie asks for; `system` without one. */
export async function readTheme(request: Request): Promise<ThemeChoice> {
  const value: unknown = await cookie().parse(request.headers.get("Cookie"));
  return themeChoices.find((choice) => choice === value) ?? "system";
}

/** The Set-Cookie value that keeps a choice for a year. */
export function themeCookie(choice: ThemeChoice): Promise<string> {
  return cookie().serialize(choice);
}

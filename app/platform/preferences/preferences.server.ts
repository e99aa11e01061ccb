import * as z from "zod";
import { siteCookie } from "~/platform/http/cookies.server";
import { readerCountry } from "~/platform/http/locale.server";
import { type DistanceUnit, distanceUnits, type ThemeChoice, themeChoices } from "./options";

// By the name of what it kept first, so that nobody has to choose again.
const cookie = siteCookie("partlane-theme", { maxAge: 365 * 24 * 3600, signed: false });

const keptSchema = z.object({
  theme: z.enum(themeChoices).optional().catch(undefined),
  distanceUnit: z.enum(distanceUnits).optional().catch(undefined),
});

/** What the reader chose: nothing where nothing was. Once the cookie was the theme alone. */
async function readKept(request: Request): Promise<z.output<typeof keptSchema>> {
  const value: unknown = await cookie().parse(request.headers.get("Cookie"));
  const parsed = keptSchema.safeParse(typeof value === "string" ? { theme: value } : value);
  return parsed.success ? parsed.data : {};
}

/** Countries that use miles: the United States, Britain, Liberia, Myanmar. */
const countriesOfMiles = new Set(["US", "GB", "LR", "MM"]);

export interface Preferences {
  theme: ThemeChoice;
  distanceUnit: DistanceUnit;
}

/** How the reader wants the site: as chosen, else the system's theme and the unit of their country. */
export async function readPreferences(request: Request): Promise<Preferences> {
  const { theme, distanceUnit } = await readKept(request);
  const usual = countriesOfMiles.has(readerCountry(request)) ? "mi" : "km";
  return { theme: theme ?? "system", distanceUnit: distanceUnit ?? usual };
}

/** The Set-Cookie value that keeps what was chosen now beside what was chosen before, for a year. */
export async function preferencesCookie(
  request: Request,
  chosen: Partial<Preferences>,
): Promise<string> {
  return cookie().serialize({ ...(await readKept(request)), ...chosen });
}

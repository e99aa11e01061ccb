import type { ConsentChoice, DistanceUnit, ThemeChoice } from "~/platform/preferences/options";

export interface ShellData {
  user: { displayName: string | null; email: string } | null;
  /** The name of the active vehicle. */
  vehicle: string | null;
  /** How many notices the user has not read, up to a hundred; null for a visitor. */
  unread: number | null;
  /** How many pieces are in the cart. */
  cart: number;
  theme: ThemeChoice;
  distanceUnit: DistanceUnit;
  /** Of the copyright line. */
  year: number;
  /** The site's public origin, for canonical addresses. */
  origin: string;
  /** One message left by the request before, shown as a toast. */
  flash: { id: string; tone: "success" | "critical" | "info"; message: string } | null;
  /** Third-party session analytics (SPEC E8): absent when not configured. */
  analytics: { scriptUrl: string; consent: ConsentChoice | null } | null;
  /** Where ID tokens are reported (SPEC C11): absent when not configured. */
  tokenSync: { url: string; idToken: string | null; issuedAtMs: number | null } | null;
}

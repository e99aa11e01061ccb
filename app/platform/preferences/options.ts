/* What a reader may choose about the site itself, kept in cookies. Browser-safe. */

export const themeChoices = ["light", "dark", "system"] as const;
/** `system` follows the device. */
export type ThemeChoice = (typeof themeChoices)[number];

export const distanceUnits = ["mi", "km"] as const;
/** What distances are shown in. */
export type DistanceUnit = (typeof distanceUnits)[number];

export const consentChoices = ["granted", "denied"] as const;
/** The answer to the question about third-party analytics (SPEC E8). */
export type ConsentChoice = (typeof consentChoices)[number];

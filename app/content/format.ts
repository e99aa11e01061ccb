import { kilometersInMile } from "~/catalog/distance";
import type { DistanceUnit } from "~/platform/preferences/options";

/**
 * Dates, money and distances as en-US text. Written out by hand instead of through Intl, so that
 * the server and every browser produce the same characters and hydration has nothing to mend.
 */

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

// A date alone, or a moment with its zone. A moment without one would be read in local time.
const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

function utcParts(iso: string): { year: number; month: string; day: number } {
  const date = new Date(iso);
  const midnight = new Date(iso.slice(0, 10));
  // Engines roll February 30 over into March; the calendar does not have it.
  const real =
    ISO.test(iso) &&
    !Number.isNaN(date.getTime()) &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(iso.slice(0, 10));
  const month = real ? MONTHS[date.getUTCMonth()] : undefined;
  if (month === undefined)
    throw new RangeError(
      `Cannot show "${iso}" as a date: it must be a real ISO date (2025-08-08) or a moment with its zone (2025-08-08T12:00:00Z).`,
    );
  return { year: date.getUTCFullYear(), month, day: date.getUTCDate() };
}

/**
 * `2025-08-08` → `August 8, 2025`, in UTC.
 * @throws RangeError if `iso` is not an ISO date, or a moment without its zone.
 */
export function formatLongDate(iso: string): string {
  const { year, month, day } = utcParts(iso);
  return `${month} ${day}, ${year}`;
}

/**
 * `2026-11-20` → `Nov 20, 2026`, in UTC.
 * @throws RangeError if `iso` is not an ISO date, or a moment without its zone.
 */
export function formatShortDate(iso: string): string {
  const { year, month, day } = utcParts(iso);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** A whole number of things: `1 row`, `20,000 rows`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(String(count))} ${count === 1 ? one : many}`;

/**
 * US dollars with their cents, as sums are shown: 23400 → `$234.00`.
 * @throws RangeError if `cents` is not a whole number.
 */
export function formatAmount(cents: number): string {
  if (!Number.isSafeInteger(cents))
    throw new RangeError(
      `Cannot show ${cents} as dollars: the amount must be a whole number of cents.`,
    );
  const amount = Math.abs(cents);
  const rest = amount % 100;
  const dollars = grouped(String((amount - rest) / 100));
  return `${cents < 0 ? "-" : ""}$${dollars}.${String(rest).padStart(2, "0")}`;
}

/**
 * The same without cents where there are none: 23400 → `$234`. An amount that has some keeps them, since a price is never
 * rounded: 23450 → `$234.50`.
 */
export const formatDollars = (cents: number): string => formatAmount(cents).replace(".00", "");

/** Miles as a number of the reader's unit. */
export const inUnit = (miles: number, unit: DistanceUnit): number =>
  unit === "km" ? miles * kilometersInMile : miles;

/**
 * A distance in miles, as text in the reader's unit: 0.84 → `0.8 mi` or `1.4 km`, always one decimal.
 * @throws RangeError if `miles` is negative or not a finite number.
 */
export function formatDistanceMiles(miles: number, unit: DistanceUnit = "mi"): string {
  if (!Number.isFinite(miles) || miles < 0)
    throw new RangeError(`Cannot show ${miles} as a distance: it must be 0 or more miles.`);
  const [whole = "0", tenth = "0"] = inUnit(miles, unit).toFixed(1).split(".");
  return `${grouped(whole)}.${tenth} ${unit}`;
}

/** How far a car has gone: `88000` miles → `88,000 mi` or `141,622 km`. */
export const formatMileage = (miles: number, unit: DistanceUnit = "mi"): string =>
  `${grouped(String(Math.round(inUnit(miles, unit))))} ${unit}`;

/** How far and how long it is to a part: `0.8 mi, 6 min`; how far alone where the time is not known. */
export const formatReach = (
  to: { distanceMiles: number; travelTimeMinutes: number | null },
  unit?: DistanceUnit,
) =>
  [formatDistanceMiles(to.distanceMiles, unit), formatTravelTime(to.travelTimeMinutes)]
    .filter(Boolean)
    .join(", ");

/** `22` → `22 min`; nothing of a time that is not known; of what takes two hours and more whole hours: `1440` → `24 h`. */
export function formatTravelTime(minutes: number | null): string | undefined {
  if (minutes === null) return undefined;
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

const minuteMs = 60_000;

/** How long ago something was, in ms, as text: `just now`, `a minute ago`, `12 minutes ago`, `2 hours ago`. */
export function formatAge(ageMs: number): string {
  const minutes = Math.round(ageMs / minuteMs);
  if (minutes < 1) return "just now";
  if (minutes < 60) return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? "an hour ago" : `${hours} hours ago`;
}

/** Shortens a user's text for where there is no room for all of it. */
export function shortened(text: string, most = 60): string {
  const characters = [...text];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : text;
}

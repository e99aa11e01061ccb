import type { WeekHours } from "~/platform/db/schema.server";
import { clock, localTime } from "~/sellers/opening-hours";

/* When a seller has an order ready, in words. */

interface Handling {
  /** Business days until an order is ready; null where the seller has not said. */
  handlingDays: number | null;
  openingHours: WeekHours | null;
  timeZone: string | null;
}

const dayNames = [
  ...["Monday", "Tuesday", "Wednesday", "Thursday"],
  ...["Friday", "Saturday", "Sunday"],
];

/** Beyond a week the name of a day says too little, in days. */
const namedDays = 6;

/** `Ready today until 5:30 PM`, `Ready Monday from 8:00 AM`, `Ready by Tuesday`, `Ready in 10 business days`. */
export function readyText(seller: Handling, now: Date): string {
  const { handlingDays } = seller;
  if (handlingDays === null) return "The seller tells you when it's ready";
  const at = openDay(seller, now);
  if (!at) return `Ready ${inDays(handlingDays)}`;
  if (handlingDays > 0) return `Ready by ${at.name}`;
  return `Ready ${at.name} ${at.isOpen ? `until ${clock(at.closes)}` : `from ${clock(at.opens)}`}`;
}

/** `Ships today`, `Ships by Tuesday`, `Ships in 10 business days`. */
export function shipsText(seller: Handling, now: Date): string {
  const { handlingDays } = seller;
  if (handlingDays === null) return "The seller tells you when it ships";
  const at = openDay(seller, now);
  if (!at) return `Ships ${inDays(handlingDays)}`;
  return handlingDays > 0 ? `Ships by ${at.name}` : `Ships ${at.name}`;
}

function inDays(days: number): string {
  if (days === 0) return "the same day";
  return days === 1 ? "in 1 business day" : `in ${days} business days`;
}

/** The day on which an order of now is ready, by the seller's hours; undefined where these are not known, or it is far off. */
function openDay({ handlingDays, openingHours, timeZone }: Handling, now: Date) {
  if (!openingHours || !timeZone) return undefined;
  const { day, time } = localTime(timeZone, now);
  let open = -1;
  for (let ahead = 0; ahead <= namedDays; ahead++) {
    const weekday = (day + ahead) % dayNames.length;
    const first = (openingHours[weekday] ?? []).find(({ closes }) => ahead > 0 || time < closes);
    if (!first) continue;
    open += 1;
    if (open < (handlingDays ?? 0)) continue;
    const isOpen = ahead === 0 && first.opens <= time;
    return { ...first, isOpen, name: nameOf(ahead, weekday) };
  }
  return undefined;
}

function nameOf(ahead: number, weekday: number): string {
  if (ahead === 0) return "today";
  return ahead === 1 ? "tomorrow" : (dayNames[weekday] ?? "");
}

import type { WeekHours } from "~/platform/db/schema.server";

/* When a seller is there. Browser-safe: of the schema it takes a type alone. */

/** Days that forms and pages show together, by their place in the week, Monday first. */
export const dayGroups = [
  { key: "weekdays", label: "Monday to Friday", days: [0, 1, 2, 3, 4] },
  { key: "saturday", label: "Saturday", days: [5] },
  { key: "sunday", label: "Sunday", days: [6] },
] as const;

/** A time of day as `<input type="time">` sends it. */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The day of the week, Monday first, and the time of day, there and then. */
export function localTime(timeZone: string, at: Date): { day: number; time: string } {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return { day: weekdays.indexOf(part("weekday")), time: `${part("hour")}:${part("minute")}` };
}

/** Whether a seller is there at a moment; null where nobody said when. */
export function isOpenAt(
  hours: WeekHours | null,
  timeZone: string | null,
  at: Date,
): boolean | null {
  if (!hours || !timeZone) return null;
  const { day, time } = localTime(timeZone, at);
  return (hours[day] ?? []).some(({ opens, closes }) => opens <= time && time < closes);
}

/** `8:00 AM to 5:30 PM`, `Closed`. */
export function hoursText(day: WeekHours[number] | undefined): string {
  if (!day || day.length === 0) return "Closed";
  return day.map(({ opens, closes }) => `${clock(opens)} to ${clock(closes)}`).join(", ");
}

/** `17:30` → `5:30 PM`. */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const half = hour < 12 ? "AM" : "PM";
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${half}`;
}

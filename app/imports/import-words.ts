import { counted } from "~/content/format";
import type { ImportCounts, ImportProgress, ImportSummary } from "./import-view";

/* How pages call the state of an import, and how far it is. Browser-safe. */

export const stateWords: Record<
  ImportSummary["state"],
  { label: string; tone: "success" | "info" | "warning" | "neutral" | "critical" }
> = {
  uploaded: { label: "Uploaded", tone: "neutral" },
  checking: { label: "Checking", tone: "info" },
  checked: { label: "Checked", tone: "info" },
  running: { label: "Importing", tone: "info" },
  done: { label: "Imported", tone: "success" },
  stopped: { label: "Stopped", tone: "warning" },
  failed: { label: "Failed", tone: "critical" },
};

const grouped = (count: number) => count.toLocaleString("en-US");

/** `3,000 new, 17 refused`: what there is any of. */
export function countsText({ added, changed, unchanged, refused }: ImportCounts): string {
  const words = [
    [added, "new"],
    [changed, "changed"],
    [unchanged, "unchanged"],
    [refused, "refused"],
  ] as const;
  return words
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${grouped(count)} ${word}`)
    .join(", ");
}

/** `1,240 of 20,000 rows`. */
export const rowsText = ({ rowsDone, rowCount }: ImportProgress): string =>
  `${grouped(rowsDone)} of ${counted(rowCount, "row")}`;

/** How far an import was at some moment. */
export interface Mark {
  rowsDone: number;
  at: Date;
}

/**
 * How fast it is and how long it takes yet; undefined before anybody can tell. Measured from `since` where that is
 * a while ago: after a restart of the site, the time since the import's start tells nothing.
 */
export function paceText(
  { rowsDone, rowCount, startedAt }: ImportProgress,
  now: Date,
  since?: Mark,
): string | undefined {
  const isTelling =
    since && now.getTime() - since.at.getTime() >= 2_000 && rowsDone > since.rowsDone;
  const from = isTelling ? since : startedAt && { rowsDone: 0, at: startedAt };
  const seconds = from ? (now.getTime() - from.at.getTime()) / 1_000 : 0;
  if (!from || seconds < 1 || rowsDone === 0) return undefined;
  const perSecond = (rowsDone - from.rowsDone) / seconds;
  const rate =
    perSecond >= 1
      ? `${counted(Math.round(perSecond), "row")} a second`
      : `${counted(Math.max(1, Math.round(perSecond * 60)), "row")} a minute`;
  return `${rate}, ${timeLeft((rowCount - rowsDone) / perSecond)}`;
}

function timeLeft(seconds: number): string {
  if (seconds < 10) return "a few seconds left";
  if (seconds < 60) return "less than a minute left";
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${counted(minutes, "minute")} left`;
  return `about ${counted(Math.round(minutes / 60), "hour")} left`;
}

/** `900 bytes`, `48 KB`, `12.5 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return counted(bytes, "byte");
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1_000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

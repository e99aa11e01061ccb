/** As Linux and macOS say it (ENOSPC, EDQUOT), and as their codes, Node's and PostgreSQL's, are called. */
const signs = /No space left on device|Disk quota exceeded|\b(ENOSPC|EDQUOT|53100)\b/i;

/** Whether an error, or a program's output, says that the disk is full. */
export function isDiskFull(said: unknown): boolean {
  for (let at = said; at instanceof Error; at = at.cause)
    if (signs.test(at.message) || ("code" in at && signs.test(String(at.code)))) return true;
  return typeof said === "string" && signs.test(said);
}

/** A sentence without its full stop; `place` is what could not be written to. */
export const diskFull = (place: string) =>
  `The disk that holds ${place} is full: make room on it (a new database takes about 100 MB), or set DATA_DIR to a directory on another disk`;

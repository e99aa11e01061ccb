import { createHash } from "node:crypto";
import { type ListingSearch, searchParams } from "./search-params";

/** The last row of a page: what it was sorted by, and its key. */
export type Cursor = readonly [value: number, key: number];

/** A token that means "after this row", in this search and no other. */
export function writeCursor(search: ListingSearch, [value, key]: Cursor): string {
  return Buffer.from(JSON.stringify([searchFingerprint(search), value, key])).toString("base64url");
}

/** No price, no distance and no time in seconds is farther from nothing, for centuries. */
const farthest = 1e10;

/** The row that a page comes after; undefined when the token is of another search, or none at all. */
export function readCursor(search: ListingSearch, token: string): Cursor | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, "base64url").toString());
    if (!Array.isArray(read) || read.length !== 3 || read[0] !== searchFingerprint(search))
      return undefined;
    const [, value, key] = read;
    return Number.isFinite(value) &&
      Math.abs(value) <= farthest &&
      Number.isInteger(key) &&
      Math.abs(key) < 2 ** 31
      ? [value, key]
      : undefined;
  } catch {
    // Not one of ours: somebody wrote it.
    return undefined;
  }
}

/** Identifies a search, whatever the page. */
function searchFingerprint(search: ListingSearch): string {
  const text = searchParams(search).toString();
  return createHash("sha256").update(text).digest("base64url").slice(0, 12);
}

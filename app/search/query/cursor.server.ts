import { createHash } from "node:crypto";
import { type ListingSearch, searchParams } from "./search-params";

/** The last row of a page: what it was sorted by, and its key. */
export type Cursor = readonly [value: number, key: number];

/** Where in a list that has what serves its reader best first: what fits their vehicle, and of each what they can get. */
export const tiers = ["fits", "fits-far", "others", "others-far"] as const;
export type Tier = (typeof tiers)[number];

/** Where a page begins. */
export interface PageStart {
  /** The row that it comes after; undefined at the beginning of a tier. */
  after: Cursor | undefined;
  /** Undefined of a list that has no tiers. */
  tier: Tier | undefined;
}

/** A token that means "after this row", in this search and no other. */
export function writeCursor(search: ListingSearch, after: Cursor | undefined, tier?: Tier): string {
  const [value, key] = after ?? [null, null];
  const token = [searchFingerprint(search), value, key, ...(tier ? [tier] : [])];
  return Buffer.from(JSON.stringify(token)).toString("base64url");
}

/** No price, no distance and no time in seconds is farther from nothing, for centuries. */
const farthest = 1e10;

/** Where a page begins; undefined when the token is of another search, or none at all. */
export function readCursor(search: ListingSearch, token: string): PageStart | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, "base64url").toString());
    if (!Array.isArray(read) || read.length > 4 || read[0] !== searchFingerprint(search))
      return undefined;
    const [, value, key, named] = read;
    const tier = tiers.find((each) => each === named);
    if (tier !== named) return undefined;
    if (value === null && key === null && tier) return { after: undefined, tier };
    return Number.isFinite(value) &&
      Math.abs(value) <= farthest &&
      Number.isInteger(key) &&
      Math.abs(key) < 2 ** 31
      ? { after: [value, key], tier }
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

import { createHash } from "node:crypto";
import type { PartQuery } from "./query";

/** The last row of a page: what it was sorted by, and its key. */
export type Place = readonly [value: number, key: number];

/** A token that means "after this row", in this search and no other. */
export function pageToken(query: PartQuery, [value, key]: Place): string {
  return Buffer.from(JSON.stringify([mark(query), value, key])).toString("base64url");
}

/** The row that a page comes after; undefined when the token is of another search, or none at all. */
export function placeOf(query: PartQuery, token: string): Place | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, "base64url").toString());
    if (!Array.isArray(read) || read.length !== 3 || read[0] !== mark(query)) return undefined;
    const [, value, key] = read;
    return Number.isFinite(value) && Number.isInteger(key) && Math.abs(key) < 2 ** 31
      ? [value, key]
      : undefined;
  } catch {
    return undefined;
  }
}

/** What tells one search from another, whatever the page. */
function mark({ page: _, ...query }: PartQuery): string {
  const text = JSON.stringify(query, Object.keys(flat(query)).sort());
  return createHash("sha256").update(text).digest("base64url").slice(0, 12);
}

/** Every name at any depth, for a fixed order. */
function flat(value: object): Record<string, true> {
  const names: Record<string, true> = {};
  for (const [name, below] of Object.entries(value)) {
    names[name] = true;
    if (below && typeof below === "object") Object.assign(names, flat(below));
  }
  return names;
}

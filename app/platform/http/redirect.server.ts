import { errorResponse } from "./request.server";

/** Any origin will do: only whether a path stays on it is looked at. */
const somewhere = "http://site.invalid";

/** The longest path to redirect back to, in characters. */
const lengthLimit = 2_048;

/** Decodes until nothing changes, so that nothing hides behind a second encoding. */
function fullyDecoded(path: string): string | undefined {
  let decoded = path;
  for (let round = 0; round < 5; round++) {
    let next: string;
    try {
      next = decodeURIComponent(decoded);
    } catch {
      // No encoding of anything: no path of ours.
      return undefined;
    }
    if (next === decoded) return decoded;
    decoded = next;
  }
  return undefined;
}

/**
 * The value as a path of this site, or undefined: an absolute path, neither `//host` nor anything
 * that a browser, a proxy or a router may read as that: backslashes, control characters, dots that
 * resolve to it, and their encoded forms.
 */
function ownPath(value: string): string | undefined {
  if (value.length > lengthLimit || !/^\/(?!\/)/.test(value)) return undefined;
  if (/[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(value) || !URL.canParse(value, somewhere)) return undefined;
  const url = new URL(value, somewhere);
  if (url.origin !== somewhere) return undefined;
  const decoded = fullyDecoded(url.pathname);
  if (decoded === undefined || /[\\\p{Cc}]/u.test(decoded)) return undefined;
  // Dots that were encoded may still be resolved by whoever decodes them.
  const segments = decoded.slice(1).split("/");
  if (segments[0] === "" && segments.length > 1) return undefined;
  if (segments.includes("..") || segments.includes(".")) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Where to go, as a form or a link says it: nothing given means the fallback, something that leads
 * off this site is an attempt and throws 400.
 */
export function checkedRedirectPath(value: string | null | undefined, fallback: string): string {
  if (!value) return fallback;
  const path = ownPath(value);
  if (path === undefined)
    throw errorResponse(400, "redirectTo must be a path of this site, like /dashboard.");
  return path;
}

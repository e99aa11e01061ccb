import type { HeadersFunction } from "@remix-run/node";

/**
 * For pages whose address holds a secret, such as the token of a mailed link: nobody keeps them, and no
 * other site that they ask or lead to learns where from. Ours may: with `no-referrer` browsers send
 * `Origin: null` with the page's own form, which over plain http cannot be told from a stranger's.
 */
export const secretHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
} as const;

/** A page's `headers` that are `secretHeaders` and its action's. */
export const secretPageHeaders: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers(actionHeaders);
  for (const [name, value] of Object.entries(secretHeaders)) headers.set(name, value);
  return headers;
};

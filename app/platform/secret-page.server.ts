import type { HeadersFunction } from "@remix-run/node";

/**
 * For pages whose address holds a secret, such as the token of a mailed link: nobody keeps them, and what
 * they ask for or lead to does not learn where from. Browsers send `Origin: null` with their forms then,
 * so `Sec-Fetch-Site` tells that it is one of ours.
 */
export const secretHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
} as const;

/** A page's `headers` that are `secretHeaders` and its action's. */
export const secretPageHeaders: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers(actionHeaders);
  for (const [name, value] of Object.entries(secretHeaders)) headers.set(name, value);
  return headers;
};

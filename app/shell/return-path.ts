/* Where somebody who signs in from the header is brought back to. Browser-safe. */

/** Pages that one comes back to. The home page is none: from there signing in leads to the dashboard. */
const somewhere =
  /^\/(?:(?:map|compare|garage|pricing|news|updates|donate|faq|contact|privacy-policy|terms-of-use)|(?:parts|purchase|news)\/[\w-]+)$/;

const signIn = /^\/(?:login|register)$/;

/** As much as the server takes, in characters: app/platform/http/redirect.server.ts. */
const lengthLimit = 2_048;

/**
 * The path that signing in should lead back to, with its search; undefined for the dashboard. The
 * sign-in pages themselves keep what they were given, which the server checks.
 */
export function returnPath({ pathname, search }: { pathname: string; search: string }) {
  if (signIn.test(pathname)) return new URLSearchParams(search).get("redirectTo") ?? undefined;
  if (!somewhere.test(pathname)) return undefined;
  const path = `${pathname}${search}`;
  return path.length <= lengthLimit ? path : pathname;
}

/** What was chosen on the way to an account, which the sign-in pages keep among themselves. */
export function pendingChoice({ pathname, search }: { pathname: string; search: string }) {
  if (!signIn.test(pathname)) return {};
  const params = new URLSearchParams(search);
  const [plan, period] = ["plan", "period"].map((name) => params.get(name) ?? undefined);
  return { plan, period };
}

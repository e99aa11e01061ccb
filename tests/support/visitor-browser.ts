import { testOrigin } from "./signed-in";

/**
 * A browser without an account, that keeps the cookie which `change` answers with between requests: whose requests they
 * are, and what is changed by them.
 */
export function visitorBrowser<Change, Outcome extends { kind: string; cookie?: string | null }>(
  change: (of: { accountId: null; request: Request }, asked: Change) => Promise<Outcome>,
) {
  const browser = {
    cookie: "",
    of: () => ({
      accountId: null,
      request: new Request(testOrigin, { headers: { Cookie: browser.cookie } }),
    }),
    async change(asked: Change): Promise<Outcome> {
      const outcome = await change(browser.of(), asked);
      if (outcome.cookie) browser.cookie = outcome.cookie.split(";")[0] ?? "";
      return outcome;
    },
  };
  return browser;
}

import { type Browser, type BrowserContext, chromium, type Page, type Route } from "playwright";
import { afterAll, test as base } from "vitest";
import { type Account, registerAccount } from "../../support/account";
import { chromiumFlags, findChromium } from "../../support/chromium";
import { watchLayoutShift } from "./layout";
import { ownSite } from "./own-site";

/*
 * How to write a journey:
 *
 *   import { expect } from "vitest";
 *   import { test } from "./support/page";
 *
 *   test("a visitor signs in", async ({ open }) => {
 *     const page = await open("/login", { width: 360, theme: "dark" });
 *     await page.getByLabel("Email").fill("jo@example.com");
 *     ...
 *     await expect.poll(() => page.url()).toContain("/dashboard");
 *   });
 *
 * An address changes before the page is drawn again, and effects run after: read once, with a plain
 * `expect`, only what was drawn together with something waited for. To see that nothing happens, wait for
 * the sign that all is done, or `rested`, never for time alone.
 *
 * `open` gives a page in a context of its own, loaded and hydrated. When the test is over it fails
 * if that page logged an error or a warning, threw, failed to hydrate, or asked for something that
 * failed or answered 4xx or 5xx. What a test means to happen it names: `allow: [/status of 400/]`.
 * With `javaScript: false` pages are plain HTML (and axe cannot run). `account()` registers somebody new;
 * `open(path, { account })` opens the page as them. Nothing but the site itself can be reached.
 * Checks for a whole page: expectNoAxeViolations and noSidewaysScroll (./checks), expectSteadyLayout
 * (./layout).
 */

export type PageOptions = {
  /** Of the viewport, in CSS pixels. 360 is a phone, 1280 a laptop. */
  width?: number;
  height?: number;
  /** What the reader's system asks for. */
  theme?: "light" | "dark";
  javaScript?: boolean;
  /** The reader's signed-in account. */
  account?: Account;
  /** Where the reader is, if they allow the site to know. */
  geolocation?: { latitude: number; longitude: number };
  reducedMotion?: boolean;
  forcedColors?: boolean;
  /** Fonts come after the first paint, as on a slow line: text is seen in the fallback faces first. */
  lateFonts?: boolean;
  /** Messages that the test means to cause. */
  allow?: readonly RegExp[];
};

type Open = (path: string, options?: PageOptions) => Promise<Page>;

type Fixtures = {
  open: Open;
  account: () => Promise<Account>;
  siteUrl: string;
};

let browser: Promise<Browser> | undefined;

/** One browser for all tests of a file. */
function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      // Whatever the page asks for elsewhere fails, and so fails the test.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    ],
  });
  return browser;
}

afterAll(async () => {
  await (await browser)?.close();
});

export const test = base.extend<Fixtures>({
  siteUrl: async ({}, use) => {
    await use(ownSite().url);
  },
  account: async ({ siteUrl }, use) => {
    await use(() => registerAccount(siteUrl));
  },
  open: async ({ siteUrl }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    await use(async (path, options = {}) => {
      const context = await newContext(siteUrl, options);
      contexts.push(context);
      const page = await context.newPage();
      const allow = [
        ...(options.allow ?? []),
        // A link that is pointed at has the styles of its page fetched ahead: on a busy machine they come so late after
        // the page's own load that Chromium wonders what for.
        /\/assets\/\S+\.css was preloaded using link preload but not used/,
      ];
      // Preloaded modules that are then not allowed to run.
      if (options.javaScript === false) allow.push(/^request failed: \S+\.js \(csp\)$/);
      watch(page, allow, problems);
      await page.goto(path);
      if (options.javaScript !== false) await hydrated(page);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    if (problems.length > 0)
      throw new Error(`The page had trouble of its own:\n${problems.join("\n")}`);
  },
});

async function newContext(siteUrl: string, options: PageOptions): Promise<BrowserContext> {
  const { width = 1280, theme = "light", geolocation, account } = options;
  const context = await (await sharedBrowser()).newContext({
    baseURL: siteUrl,
    viewport: { width, height: options.height ?? (width < 720 ? 780 : 800) },
    colorScheme: theme,
    reducedMotion: options.reducedMotion === false ? "no-preference" : "reduce",
    forcedColors: options.forcedColors ? "active" : "none",
    javaScriptEnabled: options.javaScript !== false,
    hasTouch: width < 720,
    locale: "en-US",
    timezoneId: "UTC",
    ...(geolocation ? { geolocation, permissions: ["geolocation"] } : {}),
  });
  context.setDefaultTimeout(10_000);
  await context.addInitScript(watchLayoutShift);
  if (options.lateFonts) await context.route("**/*.woff2", lateBy(300));
  if (account) await context.addCookies(cookiesOf(account, siteUrl));
  return context;
}

const lateBy = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  // The page may be gone by now.
  await route.continue().catch(() => {});
};

/** A signed-in account's cookies, for a browser context. */
export function cookiesOf(account: Account, url: string) {
  return account.cookie.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url };
  });
}

function watch(page: Page, allow: readonly RegExp[], problems: string[]): void {
  const note = (problem: string) => {
    if (!allow.some((pattern) => pattern.test(problem)))
      problems.push(`${new URL(page.url()).pathname}: ${problem}`);
  };
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      note(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "unknown";
    // A page that is left drops what it was still asking for.
    if (reason !== "net::ERR_ABORTED") note(`request failed: ${request.url()} (${reason})`);
  });
  page.on("response", (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage)
      note(`status of ${response.status()}: ${response.url()}`);
  });
}

/** Waits until React has taken the page over, so that presses are not lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { body } = document;
    return Object.keys(body).some((key) => key.startsWith("__reactFiber$"));
  });
  await rested(page);
}

/**
 * Waits until the page has nothing to do: some effects run only after what is seen. With `ms`, its own
 * timers of so long have run too, however late they come on a busy machine.
 */
export async function rested(page: Page, ms = 0): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        setTimeout(() => requestIdleCallback(resolve, { timeout: 10_000 }), ms);
      }),
    ms,
  );
}

/** Keeps the answers to some requests back until what it resolves to is called. */
export async function holdBack(page: Page, what: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(what, async (route) => {
    await held;
    await route.continue();
  });
  return () => letThrough();
}

/** Presses the first button of a name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name, exact: true }).first().click();

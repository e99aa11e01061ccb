import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumFlags, findChromium } from "../support/chromium";
import { dist } from "./support/bundle";
import { bundleStories, type React, reacts } from "./support/stories";

type Rendered = { name: string; html: string; said: string[] }[];

const require = createRequire(import.meta.url);
const results = path.join(import.meta.dirname, "../../test-results/hydration");
let browser: Browser;

beforeAll(async () => {
  mkdirSync(results, { recursive: true });
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
});
afterAll(() => browser?.close());

describe.each(Object.keys(reacts).map(Number) as React[])("on React %i", (react) => {
  let rendered: Rendered = [];

  beforeAll(async () => {
    const file = path.join(results, `server-${react}.cjs`);
    writeFileSync(file, await bundleStories(react, "server"));
    rendered = (require(file) as () => Rendered)();
  });

  test("every story is rendered on the server without a word", () => {
    expect(rendered.length).toBeGreaterThan(200);
    expect(
      rendered
        .map(heard)
        .filter(({ said }) => said.length > 0)
        .map(told),
    ).toEqual([]);
  });

  test("and hydrated in the browser without a word", async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const styles = readFileSync(path.join(dist, "styles.css"), "utf8");
    const places = rendered.map(
      ({ name, html }) => `<div data-story="${name}" hidden>${html}</div>`,
    );
    await page.route("**/*", (route) => route.fulfill({ status: 204, body: "" }));
    await page.setContent(
      `<!doctype html><html lang="en"><head><title>Stories</title><style>${styles}</style></head><body>${places.join("\n")}</body></html>`,
    );
    await page.addScriptTag({ content: await bundleStories(react, "client") });
    const all = (await page.evaluate(() => window.hydrateStories?.())) ?? [];
    await page.close();
    expect(all.length).toBe(rendered.length);
    const heardOf = all.map(([name, said]) => heard({ name, said }));
    expect(heardOf.filter(({ said }) => said.length > 0).map(told)).toEqual([]);
  });
});

type Said = { name: string; said: string[] };

/** The package is right to complain about content that nobody should pass. */
const heard = ({ name, said }: Said): Said => ({
  name,
  said: name.endsWith("/AnyContent")
    ? said.filter((words) => !words.startsWith("@partlane/ui: "))
    : said,
});

const told = ({ name, said }: Said) => `${name}: ${said.join("\n")}`;

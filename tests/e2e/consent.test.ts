import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { paths } from "../../app/paths";
import { registerAccount } from "../support/account";
import { type BuiltSite, startBuiltSite } from "../support/built-site";
import { test } from "./support/page";

/** The analytics service: a script that only says that it ran. */
const service = createServer((_request, response) => {
  asked += 1;
  response.setHeader("Content-Type", "text/javascript");
  response.end("document.documentElement.dataset.recorded = 'yes';");
});
let asked = 0;
let site: BuiltSite;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  site = await startBuiltSite("consent-site", {
    ANALYTICS_SCRIPT_URL: `http://127.0.0.1:${port}/record.js`,
  });
});

afterAll(async () => {
  await site.stop();
  service.close();
});

beforeEach(() => {
  asked = 0;
});

test("analytics run after a yes only, and stop when it is taken back in the footer", async ({
  open,
}) => {
  const page = await open(`${site.url}${paths.faq()}`);
  const recorded = page.locator("html[data-recorded]");
  await page.getByRole("button", { name: "Allow" }).waitFor();
  expect(asked).toBe(0);

  await page.getByRole("button", { name: "Allow" }).click();
  await recorded.waitFor({ state: "attached" });
  expect(asked).toBe(1);

  await page.getByRole("button", { name: "Analytics is on: change" }).click();
  await page.getByRole("button", { name: "No, thanks" }).waitFor();
  expect(await recorded.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(paths.faq());

  await page.getByRole("button", { name: "No, thanks" }).click();
  await page.getByRole("button", { name: "Analytics is off: change" }).waitFor();
  await page.goto(`${site.url}${paths.news()}`, { waitUntil: "networkidle" });
  expect(await recorded.count()).toBe(0);
  expect(asked).toBe(1);
});

test("from the dashboard, which has no footer, the answer is changed in the settings", async ({
  open,
}) => {
  const account = await registerAccount(site.url);
  const page = await open(`${site.url}${paths.dashboard()}`, { account });
  await page.getByRole("button", { name: "Allow" }).click();
  await page.locator("html[data-recorded]").waitFor({ state: "attached" });

  await page.goto(`${site.url}${paths.settings()}`);
  const panel = page.getByRole("region", { name: "Analytics" });
  await panel.getByRole("button", { name: "Analytics is on: change" }).click();
  await page.getByRole("button", { name: "No, thanks" }).click();
  await panel.getByRole("button", { name: "Analytics is off: change" }).waitFor();
  await page.goto(`${site.url}${paths.dashboard()}`, { waitUntil: "networkidle" });
  expect(await page.locator("html[data-recorded]").count()).toBe(0);
});

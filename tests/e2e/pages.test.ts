import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { paths } from "../../app/paths";
import type { Account } from "../support/account";
import { expectNoAxeViolations, noSidewaysScroll } from "./support/checks";
import { expectSteadyLayout } from "./support/layout";
import { test } from "./support/page";

/** SPEC A7. */
const publicPages = [
  paths.home(),
  paths.map(),
  paths.news(),
  paths.updates(),
  paths.pricing(),
  paths.donate(),
  paths.login(),
  paths.register(),
  paths.contact(),
  paths.faq(),
  paths.privacyPolicy(),
  paths.termsOfUse(),
  paths.garage(),
  paths.cart(),
  paths.part("brake-rotor-43512-06150"),
  paths.compare(),
];
const signedInPages = [
  paths.dashboard(),
  paths.dashboardOrders(),
  // One of the samples, which everybody sees who has ordered nothing.
  paths.dashboardOrder("PL-20431"),
  paths.dashboardCores(),
  paths.dashboardSales(),
  paths.dashboardBilling(),
  paths.dashboardContacts(),
  paths.dashboardListings(),
  paths.changeListings(),
  paths.listingChanges(),
  paths.settings(),
  paths.settingsBusiness(),
  paths.settingsGetPaid(),
  paths.billing(),
  paths.notifications(),
];

// Layout is the same in both themes: one of them is looked at with its fonts late.
const looks = (["light", "dark"] as const).flatMap((theme) =>
  [320, 360, 1280].map((width) => ({ theme, width, lateFonts: theme === "light" })),
);

let reader: Promise<Account> | undefined;

async function expectWellMadePage(
  page: Page,
  width: number,
  landmarks: readonly ("banner" | "main" | "contentinfo")[],
): Promise<void> {
  expect.soft(await page.locator("h1").count(), "exactly one h1").toBe(1);
  for (const landmark of landmarks)
    expect.soft(await page.getByRole(landmark).count(), `one ${landmark}`).toBe(1);
  expect.soft(await page.locator("nav").count(), "navigation").toBeGreaterThan(0);
  expect.soft(await page.title()).toMatch(/\S/);
  const description = page.locator('meta[name="description"]');
  expect.soft(await description.getAttribute("content")).toMatch(/\S.{20}/);
  await expectSteadyLayout(page);
  await noSidewaysScroll(page);
  // The narrowest width is about room; what axe looks at is the same as at 360.
  if (width !== 320) await expectNoAxeViolations(page);
}

describe.each(publicPages)("%s", (path) => {
  test.for(looks)("stands in $theme at $width", async (look, { open, siteUrl }) => {
    const page = await open(path, look);
    expect(new URL(page.url()).pathname).toBe(path);
    await expectWellMadePage(page, look.width, ["banner", "main", "contentinfo"]);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(canonical).toBe(new URL(path, siteUrl).href);
  });
});

describe.each(signedInPages)("%s", (path) => {
  test("asks a visitor to sign in first, and remembers where they were going", async ({ open }) => {
    const page = await open(path);
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(paths.login());
    expect(searchParams.get("redirectTo")).toBe(path);
  });

  test.for(looks)("stands in $theme at $width", async (look, { open, account }) => {
    reader ??= account();
    const page = await open(path, { ...look, account: await reader });
    expect(new URL(page.url()).pathname).toBe(path);
    await expectWellMadePage(page, look.width, ["banner", "main"]);
  });
});

test("every page has a title of its own", async ({ siteUrl }) => {
  const titles = await Promise.all(
    publicPages.map(async (path) => {
      const html = await (await fetch(`${siteUrl}${path}`)).text();
      return /<title>(.*?)<\/title>/.exec(html)?.[1];
    }),
  );
  expect(new Set(titles).size, titles.join(", ")).toBe(publicPages.length);
});

test("an unknown path answers 404 and leads home", async ({ open, siteUrl }) => {
  const answer = await fetch(`${siteUrl}/no/such/page`);
  expect(answer.status).toBe(404);
  const page = await open("/no/such/page", { allow: [/status of 404/] });
  await page.getByText("Oops! Page Not Found.").waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await page.waitForURL(`${siteUrl}/`);
});

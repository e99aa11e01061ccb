import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { describe, expect } from "vitest";
import { holdBack, rested, test } from "./support/page";

/** The site, of whose answers only the first half ever comes. */
async function halfAnswers(siteUrl: string) {
  const server = createServer(async ({ url, headers }, response) => {
    const answer = await fetch(`${siteUrl}${url}`, { headers: { cookie: headers.cookie ?? "" } });
    const whole = Buffer.from(await answer.arrayBuffer());
    response.setHeader("Content-Type", answer.headers.get("content-type") ?? "");
    response.setHeader("X-Remix-Response", answer.headers.get("x-remix-response") ?? "");
    response.write(whole.subarray(0, whole.length / 2));
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };
}

describe("the shell", () => {
  test("an unknown path answers 404 with a way home", async ({ open, siteUrl }) => {
    expect((await fetch(`${siteUrl}/no/such/page`)).status).toBe(404);
    const page = await open("/no/such/page", { allow: [/status of 404/] });
    await page.getByRole("heading", { name: "Oops! Page Not Found." }).waitFor();
    await page.getByRole("link", { name: "Go to Homepage" }).click();
    await page.waitForURL(/\/$/);
  });

  test("a chosen theme holds from the first byte, with and without JavaScript", async ({
    open,
  }) => {
    for (const javaScript of [true, false]) {
      const page = await open("/faq", { javaScript });
      await page.getByRole("button", { name: "Dark" }).click();
      await page.locator('html[data-theme="dark"]').waitFor();
      await page.reload();
      expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
      expect(new URL(page.url()).pathname).toBe("/faq");
    }
  });

  test("a new path starts at its top, a query keeps the place, a hash lands", async ({ open }) => {
    const page = await open("/updates");
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await page.getByRole("contentinfo").getByRole("link", { name: "News" }).click();
    await page.waitForURL("**/news");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.evaluate(() => window.scrollTo(0, 120));
    await page.getByRole("link", { name: "Safety", exact: true }).click();
    await page.waitForURL("**/news?category=safety");
    await page
      .getByRole("navigation", { name: "Category" })
      .locator("[aria-current]", { hasText: "Safety" })
      .waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

    await page.getByRole("contentinfo").getByRole("link", { name: "Features" }).click();
    await page.waitForURL("**/#features");
    await expect
      .poll(() =>
        page.evaluate(
          () => document.getElementById("features")?.getBoundingClientRect().top ?? Number.NaN,
        ),
      )
      .toBeLessThan(200);
  });

  test("a page is fetched ahead for who points at its link, once its route is known", async ({
    open,
  }) => {
    const page = await open("/updates");
    await page.waitForLoadState("networkidle");
    const answer = await holdBack(page, "**/__manifest?*");
    await page.getByRole("contentinfo").getByRole("link", { name: "News" }).click();
    await page.waitForURL("**/news");
    await page.getByRole("heading", { level: 1, name: "News" }).waitFor();
    const article = page.getByRole("main").getByRole("article").first().getByRole("link").first();
    const ahead = page.locator('link[rel="prefetch"][href^="/news/"]');
    await article.hover();
    await rested(page, 400);
    expect(await ahead.count()).toBe(0);

    const answered = page.waitForResponse(/__manifest/);
    answer();
    await answered;
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0);
        await article.hover();
        await rested(page, 200);
        return await ahead.count();
      })
      .toBeGreaterThan(0);
    await page.mouse.move(0, 0);
    await ahead.first().waitFor({ state: "detached" });
  });

  test("a page given up for another, half of it there, is no error", async ({ open, siteUrl }) => {
    const half = await halfAnswers(siteUrl);
    try {
      const page = await open("/updates");
      await page.route(/\/news\.data/, (route) =>
        route.continue({ url: route.request().url().replace(siteUrl, half.url) }),
      );
      const foot = page.getByRole("contentinfo");
      const begun = page.waitForResponse(/\/news\.data/);
      // Pressed without being pointed at, which would ask for it ahead.
      await foot.getByRole("link", { name: "News" }).dispatchEvent("click");
      await begun;
      await page.getByRole("link", { name: "Pricing" }).first().dispatchEvent("click");
      await page.waitForURL("**/pricing");
      await page.getByText("$25", { exact: true }).first().waitFor();
      await rested(page, 100);
    } finally {
      await half.stop();
    }
  });

  test("the phone's menu leads everywhere and gives the focus back", async ({ open }) => {
    const page = await open("/", { width: 360 });
    const opener = page.locator("summary").first();
    await opener.click();
    const menu = page.getByRole("dialog");
    await menu.getByRole("link", { name: "Pricing" }).waitFor();
    await menu.getByRole("link", { name: "Sign Up" }).waitFor();
    await expect.poll(() => menu.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML ?? "");
    await expect.poll(focused).toMatch(/^<(summary|button)[^>]*menu/i);
  });
});

describe("the content", () => {
  test("news can be filtered, loaded and read with JavaScript off", async ({ open }) => {
    const page = await open("/news", { javaScript: false, width: 360 });
    const items = page.getByRole("main").getByRole("article");
    const first = await items.count();
    await page
      .getByRole("link", { name: "Load More News" })
      .or(page.getByRole("button", { name: "Load More News" }))
      .click();
    await expect.poll(() => items.count()).toBe(5);
    expect(first).toBeLessThan(5);
    await page.getByRole("link", { name: "Safety", exact: true }).click();
    await page.waitForURL("**/news?category=safety");
    await items.first().getByRole("link").first().click();
    await page.waitForURL(({ pathname }) => /^\/news\/./.test(pathname));
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  test("prices change with the period, in the URL", async ({ open }) => {
    const page = await open("/pricing");
    await page.getByText("$25", { exact: true }).first().waitFor();
    await page.getByRole("link", { name: /Annual/ }).click();
    await page.waitForURL("**/pricing?period=annual");
    for (const price of ["$77", "$240", "$432"])
      await page.getByText(price, { exact: true }).first().waitFor();
  });

  test("an answer opens alone, and closes when pressed again", async ({ open }) => {
    const page = await open("/faq");
    const [mission, refund] = [
      page.getByRole("button", { name: /What is/ }),
      page.getByRole("button", { name: /not as described/ }),
    ];
    await mission.click();
    expect(await mission.getAttribute("aria-expanded")).toBe("true");
    await refund.click();
    expect(await mission.getAttribute("aria-expanded")).toBe("false");
    await refund.click();
    expect(await refund.getAttribute("aria-expanded")).toBe("false");
  });

  test("a link that is pointed at asks ahead, and not again when it is pressed", async ({
    open,
  }) => {
    const page = await open("/faq");
    const asked = () =>
      page.evaluate(() =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          .filter(({ name }) => name.includes("/pricing.data"))
          .map(({ transferSize }) => transferSize > 0),
      );
    const link = page.getByRole("link", { name: "Pricing" }).first();
    await link.hover();
    await expect.poll(asked).toEqual([true]);
    await link.click();
    await page.waitForURL("**/pricing");
    await expect.poll(asked).toEqual([true, false]);
  });

  test("a refused donation has its field ready, without a script too", async ({ open }) => {
    const page = await open("/donate/checkout?custom=0", {
      javaScript: false,
      allow: [/status of 400/],
    });
    await page.getByText("Enter a whole number of dollars").waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
    await expect.poll(focused).toBe("custom");
  });

  test("a donation is promised only as it will be taken", async ({ open }) => {
    const page = await open("/donate");
    const custom = page.getByLabel("Custom amount");
    await custom.fill("0.001");
    await page.getByRole("button", { name: "Donate", exact: true }).click();
    await page.getByText("Enter a whole number of dollars").waitFor();
    expect(await custom.inputValue()).toBe("0.001");
    await custom.fill("1,500.00");
    await page.getByRole("button", { name: "Donate $1500", exact: true }).waitFor();
  });

  test("a donation opens the provider's page in a new tab", async ({ open, siteUrl }) => {
    const page = await open("/donate");
    const opened: string[] = [];
    await page.exposeFunction("noteOpened", (...call: string[]) => opened.push(call.join(" ")));
    await page.evaluate(() => {
      window.open = ((...call: string[]) => {
        (window as never as { noteOpened(...c: string[]): void }).noteOpened(...call);
        return null;
      }) as never;
    });
    await page.getByText("$25", { exact: true }).first().click();
    await page
      .getByRole("button", { name: /Donate/ })
      .last()
      .click();
    await expect.poll(() => opened.join()).toMatch(/=25 _blank noopener$/);
    const checkout = await fetch(new URL(opened[0]?.split(" ")[0] ?? "", siteUrl), {
      redirect: "manual",
    });
    const provider = new URL(checkout.headers.get("Location") ?? "");
    expect(provider.origin).toBe("https://www.paypal.com");
    expect(provider.searchParams.get("amount")).toBe("25");
  });
});

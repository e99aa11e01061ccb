import { describe, expect } from "vitest";
import { paths } from "../../app/paths";
import { expectNoAxeViolations, noSidewaysScroll } from "./support/checks";
import { expectEveryStopSeen } from "./support/keyboard";
import { test } from "./support/page";

const pages = [
  paths.home(),
  paths.map(),
  paths.news(),
  paths.pricing(),
  paths.donate(),
  paths.register(),
  paths.contact(),
  paths.faq(),
  paths.cart(),
  paths.part("brake-rotor-43512-06150"),
];
const signedInPages = [
  paths.dashboard(),
  paths.dashboardOrders(),
  paths.dashboardOrder("PL-20431"),
  paths.dashboardCores(),
  paths.dashboardSales(),
  paths.dashboardBilling(),
  paths.settings(),
  paths.settingsGetPaid(),
  paths.billing(),
  paths.notifications(),
];
const widths = [360, 1280];
const newYork = { latitude: 40.7128, longitude: -74.006 };

describe.each(widths)("with Tab alone at %i px", (width) => {
  test.for(pages)("%s shows where the focus is", async (path, { open }) => {
    await expectEveryStopSeen(await open(path, { width }));
  });

  test.for(signedInPages)("%s shows where the focus is", async (path, { open, account }) => {
    await expectEveryStopSeen(await open(path, { width, account: await account() }));
  });
});

describe("in forced colours", () => {
  test.for(pages)("%s keeps its edges, and the ring of the focus", async (path, { open }) => {
    const page = await open(path, { width: 360, forcedColors: true });
    expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
    await noSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await expectEveryStopSeen(page);
    // The edge may be the field's own or of what holds it closely: a search field shares its frame.
    const bare = await page.evaluate(() => {
      const hasEdge = (element: Element) => getComputedStyle(element).borderStyle !== "none";
      const heightOf = (element: Element) => element.getBoundingClientRect().height;
      const isFramed = (field: Element) => {
        let frame: Element | null = field;
        while (frame && heightOf(frame) <= 2 * heightOf(field)) {
          if (hasEdge(frame)) return true;
          frame = frame.parentElement;
        }
        return false;
      };
      return [...document.querySelectorAll("main input, main select")]
        .filter((element) => element.matches(":not([type=hidden],[type=radio],[type=checkbox])"))
        .filter((element) => !isFramed(element))
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(bare.join("\n"), "fields without an edge").toBe("");
  });
});

describe("with motion on", () => {
  test("the small screens' menu slides in, leads on and gives the focus back", async ({ open }) => {
    const page = await open(paths.faq(), { width: 360, reducedMotion: false });
    const button = page.getByLabel("Open menu").and(page.locator("summary, button"));
    await button.click();
    const menu = page.getByRole("dialog");
    await menu.getByRole("link", { name: "Pricing" }).waitFor();
    await expect.poll(() => menu.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
    await button.click();
    await menu.getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL(`**${paths.pricing()}`);
    await menu.waitFor({ state: "detached" });
  });

  test("quick presses of the map's zoom add up, and a part opens and closes", async ({ open }) => {
    const page = await open(paths.map(), { geolocation: newYork, reducedMotion: false });
    await page.getByRole("button", { name: /\$234/ }).waitFor();
    const areas: string[] = [];
    page.on("request", (request) => {
      const bounds = new URL(request.url()).searchParams.get("bounds");
      if (bounds) areas.push(bounds);
    });
    // A slow phone: some frames of the glide take longer than the map waits before it tells where it is.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    const zoomOut = page.getByRole("button", { name: "Zoom out" });
    await zoomOut.click();
    await zoomOut.click();
    await zoomOut.click();
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const wide = (bounds = "") => {
      const [west = 0, , east = 0] = bounds.split(",").map(Number);
      return east - west;
    };
    // At zoom 13, 1,280 px are 0.22 degrees wide: three steps out, eight times that.
    await expect.poll(() => wide(areas.at(-1)), { timeout: 5_000 }).toBeGreaterThan(0.8);
    const badge = page.getByRole("button", { name: /\$/ }).first();
    await badge.waitFor();
  });

  test("the page glides to its top on another path, and a message goes by itself", async ({
    open,
  }) => {
    const page = await open(paths.faq(), { width: 360, reducedMotion: false });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole("contentinfo").getByRole("link", { name: "Updates" }).click();
    await page.waitForURL(`**${paths.updates()}`);
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 5_000 }).toBe(0);
  });
});

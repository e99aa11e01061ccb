import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type BuiltSite, startBuiltSite } from "../support/built-site";
import { noSidewaysScroll } from "./support/checks";
import { hydrated, rested, test } from "./support/page";

const newYork = { latitude: 40.7128, longitude: -74.006 };
const badge = (price: string) => ({ name: new RegExp(`\\${price}`) });

describe("the map", () => {
  test("shows the four parts whether or not the reader's place is known", async ({ open }) => {
    const allowed = await open("/map", { geolocation: newYork });
    for (const price of ["$234", "$599", "$176", "$345"])
      await allowed.getByRole("button", badge(price)).waitFor();
    await allowed.getByText("Getting your location...").waitFor({ state: "detached" });
    expect(await allowed.getByRole("button", { name: "Try Again" }).count()).toBe(0);

    // Nobody is asked where they are before they want it.
    const denied = await open("/map");
    await denied.getByRole("button", badge("$599")).waitFor();
    await rested(denied);
    expect(await denied.getByText(/your location/).count()).toBe(0);
    await denied.getByRole("button", { name: "Center on me" }).click();
    await denied
      .getByText("Unable to get your location. Please enable location services.")
      .waitFor();
    await denied.getByRole("button", { name: "Try Again" }).waitFor();
    await denied.getByRole("button", badge("$234")).waitFor();
  });

  test("tells a browser without geolocation so", async ({ open }) => {
    const page = await open("/map");
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "geolocation", { get: () => undefined });
    });
    await page.reload();
    await page.getByText("Geolocation is not supported by your browser.").waitFor();
    await page.getByRole("button", { name: "Try Again" }).waitFor();
    await page.getByRole("button", badge("$176")).waitFor();
  });

  test("opens a part from its badge, and gives the focus back on Escape", async ({ open }) => {
    const page = await open("/map", { geolocation: newYork });
    const rotor = page.getByRole("button", badge("$234"));
    await rotor.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: /Front Brake Rotor/ });
    await panel.waitFor();
    await panel.getByText("4.8 (500)").waitFor();
    await panel.getByRole("link", { name: "Purchase" }).waitFor();
    expect(new URL(page.url()).searchParams.get("part")).toBe("brake-rotor-43512-06150");
    await rested(page);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(await rotor.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).searchParams.has("part")).toBe(false);
  });

  test("is walked by keyboard alone: box, filters, list, map, panel and back", async ({ open }) => {
    const page = await open("/map", { geolocation: newYork });
    await page.getByText("Getting your location...").waitFor({ state: "detached" });
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
      );
    const tabTo = async (wanted: RegExp) => {
      for (let stops = 0; stops < 60; stops += 1) {
        await page.keyboard.press("Tab");
        if (wanted.test((await focused()) ?? "")) return;
      }
      throw new Error(`Nothing called ${wanted} was met.`);
    };
    await page.getByLabel("Search parts").focus();
    await tabTo(/^Filter$/);
    await page.keyboard.press("Enter");
    await tabTo(/^Brake 1$/);
    await page.keyboard.press("Enter");
    await page.waitForURL(/category=brake/);
    // What was chosen keeps the focus, and can be taken away again.
    await expect.poll(focused).toBe("Remove Brake");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => !url.searchParams.has("category"));
    await page.keyboard.press("Escape");
    await expect.poll(focused).toBe("Filter");

    await tabTo(/^Front Brake Rotor$/);
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Front Brake Rotor" });
    await panel.waitFor();
    // Only then does it hear of Escape.
    await rested(page);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(await focused()).toBe("Front Brake Rotor");

    await page.keyboard.press("Shift+Tab");
    expect(await focused()).toBe("Skip to the map");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("Map of parts");
    await tabTo(/^Front Brake Rotor, \$234$/);
    await page.keyboard.press("Enter");
    await panel.waitFor();
    await tabTo(/^Close$/);
    await page.keyboard.press("Enter");
    await panel.waitFor({ state: "detached" });
    expect(await focused()).toBe("Front Brake Rotor, $234");
  });

  test("Back closes the panel, and a shared link opens it", async ({ open }) => {
    const page = await open("/map", { geolocation: newYork });
    await page.getByRole("button", badge("$599")).click();
    await page.getByRole("dialog", { name: /LED Headlight/ }).waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });

    const shared = await open("/map?part=alternator-27060-0v210", { width: 360 });
    await shared.getByRole("dialog", { name: /Alternator/ }).waitFor();
  });

  test("filters and sorts in the URL, and keeps them on the way back", async ({ open }) => {
    const page = await open("/map", { geolocation: newYork });
    const chips = page.getByRole("navigation", { name: "Quick filters" });
    await chips.getByRole("link", { name: /^Electrical/ }).click();
    await page.waitForURL("**/map?category=electrical");
    await page.getByRole("button", badge("$234")).waitFor({ state: "detached" });
    await page.getByRole("button", badge("$345")).waitFor();
    await page.goBack();
    await page.getByRole("button", badge("$234")).waitFor();
    await page.getByLabel("Search parts").fill("43512 06150");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=43512/);
    await page.getByRole("button", badge("$599")).waitFor({ state: "detached" });
  });

  test("keeps the focus on Filter and Sort, and the filters in another search", async ({
    open,
  }) => {
    const page = await open("/map", { geolocation: newYork });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByText("Filter", { exact: true }).click();
    const condition = page.getByRole("group", { name: "Condition" });
    await condition.getByRole("link", { name: "New 2" }).click();
    await page.waitForURL(/condition=new/);
    // What the form and the links carry on is drawn after the address has changed.
    await condition.getByRole("link", { name: "Remove New" }).waitFor();
    await page.getByLabel("To", { exact: true }).fill("600");
    await page.getByRole("button", { name: "Set price" }).click();
    await page.waitForURL(/condition=new&.*max=600/);
    await page.locator("summary", { hasText: "Filter (2)" }).waitFor();
    await condition.getByRole("link", { name: "Remove New" }).waitFor();
    await page.getByRole("link", { name: "Show 2 parts" }).click();
    await expect.poll(focused).toBe("Filter (2)");
    expect(await condition.isVisible()).toBe(false);

    await page.getByText("Sort").click();
    await page.getByRole("link", { name: "Highest price" }).click();
    await page.waitForURL(/sort=price-high/);
    await expect.poll(focused).toBe("Sort: highest price");

    await page.getByLabel("Search parts").fill("rotor");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(/q=rotor/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      q: "rotor",
      condition: "new",
      max: "600",
      sort: "price-high",
    });
  });

  test("pans and zooms by keyboard and asks for the new area", async ({ open }) => {
    const page = await open("/map", { geolocation: newYork });
    await page.getByRole("button", badge("$234")).waitFor();
    const asked = page.waitForRequest((request) => request.url().includes("/api/v1/listings"));
    await page.getByRole("button", { name: "Zoom out" }).focus();
    await page.keyboard.press("Enter");
    expect(new URL((await asked).url()).searchParams.get("bounds")).toMatch(/^-74/);
    await page.getByText("4 parts", { exact: true }).waitFor();
  });

  test("keeps what it has when an area cannot be loaded, and tries again", async ({ open }) => {
    const page = await open("/map", {
      geolocation: newYork,
      allow: [/status of 500/],
    });
    await page.getByRole("button", badge("$234")).waitFor();
    await page.route("**/api/v1/listings*", (route) => route.fulfill({ status: 500 }));
    await page.getByRole("button", { name: "Zoom out" }).click();
    await page.getByText("We couldn't load parts for this area.").waitFor();
    await page.getByRole("button", badge("$234")).waitFor();
    await page.unroute("**/api/v1/listings*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByText("We couldn't load parts for this area.").waitFor({
      state: "detached",
    });
  });

  test("lists the parts and opens one with JavaScript off", async ({ open }) => {
    const page = await open("/map", { javaScript: false });
    await page.getByRole("link", { name: "Rear Shock Absorber", exact: true }).click();
    await page.getByText("Pulled at 31,000 miles", { exact: false }).first().waitFor();
    expect(new URL(page.url()).searchParams.get("part")).toBe("rear-shock-48530-09r70");
  });

  test("follows a pin to its area, and another to its part, with JavaScript off", async ({
    open,
  }) => {
    const page = await open("/map?bounds=-75,40,-73,41.5&zoom=8", { javaScript: false });
    expect(await page.getByText("Getting your location").count()).toBe(0);
    await page.getByRole("link", { name: /^4 parts from \$176/ }).click();
    await page.getByRole("link", { name: "Front Brake Rotor, $234" }).click();
    await page.waitForURL(/part=/);
    const { searchParams } = new URL(page.url());
    expect([...searchParams.keys()].sort()).toEqual(["bounds", "part"]);
    await page.getByRole("dialog", { name: /Brake Rotor/ }).waitFor();
  });

  test.for([360, 960])(
    "leaves the map's buttons free of notices at %i px",
    async (width, { open }) => {
      // Not a price: one that is wrong opens its field, over the map.
      const page = await open("/map?category=cheese&place=nowhere-at-all", {
        ...{ width, height: 568 },
        allow: [/status of 400/],
      });
      await page.getByRole("button", { name: "Center on me" }).click();
      await page.getByText("Unable to get your location").waitFor();
      for (const name of ["Zoom in", "Zoom out", "Center on me", "Show all on the map"])
        await page.getByRole("button", { name }).click({ trial: true, timeout: 2_000 });
    },
  );

  test("says what is wrong with a filter and shows the rest", async ({ open }) => {
    const page = await open("/map?max=1e9&category=brake", {
      geolocation: newYork,
      allow: [/status of 400/],
    });
    await page
      .getByText("Highest price must be an amount from $0.01 to $999,999, like 15 or 1,500.00.")
      .waitFor();
    await page.getByRole("button", badge("$234")).waitFor();
  });
});

describe("list and map as one", () => {
  const count = (text: string | null) => Number.parseInt((text ?? "").replace(",", ""), 10);

  test.for([360, 1280])("find, narrow, move and come back at %i px", async (width, { open }) => {
    const page = await open("/map?q=brake", { width, geolocation: newYork });
    const head = page.getByText(/^[\d,]+ parts?$/).first();
    await page.getByRole("button", badge("$234")).waitFor();
    const all = count(await head.textContent());

    // A choice leaves as many as it said.
    await page.getByText("Filter", { exact: true }).click();
    const condition = page.getByRole("group", { name: "Condition" });
    const option = condition.getByRole("link", { name: /^New/ });
    const promised = count(((await option.textContent()) ?? "").replace("New", ""));
    await option.click();
    await page.waitForURL(/condition=new/);
    await condition.getByRole("link", { name: "Remove New" }).waitFor();
    await expect.poll(async () => count(await head.textContent())).toBe(promised);
    expect(promised).toBeLessThanOrEqual(all);
    await page.getByRole("link", { name: /^Show \d+ parts?$/ }).click();

    // The map's moves keep the filter, and stand in the address.
    const answered = page.waitForResponse(/\/api\/v1\/listings\?.*bounds=/);
    await page.getByRole("button", { name: "Zoom out" }).click();
    await page.waitForURL(/bounds=.*zoom=12/);
    expect(new URL(page.url()).searchParams.get("condition")).toBe("new");
    await page.getByText("in this area").first().waitFor();
    await answered;
    await page.getByText("Loading more").waitFor({ state: "detached" });
    const seen = await head.textContent();
    const tiles = () => page.locator('[src*="/12/"], [data-src*="/12/"]').count();
    await expect.poll(tiles).toBeGreaterThan(0);

    // A reload, and a link opened elsewhere, show the same.
    const shared = page.url();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => head.textContent()).toBe(seen);
    await expect.poll(tiles).toBeGreaterThan(0);
    // As long as the map waits before it searches where it stands.
    await rested(page, 500);
    expect(page.url()).toBe(shared);

    // One press takes the filter away, and Back brings it again.
    const chips = page.getByRole("navigation", { name: "Quick filters" });
    await chips.getByRole("link", { name: "Remove New" }).click();
    await page.waitForURL((url) => !url.searchParams.has("condition"));
    expect(new URL(page.url()).searchParams.has("bounds")).toBe(true);
    await page.goBack();
    await expect.poll(() => page.url()).toBe(shared);
    await expect.poll(() => head.textContent()).toBe(seen);
  });

  test("stays where it is until told, when moves do not search", async ({ open }) => {
    const page = await open("/map", { geolocation: newYork });
    await page.getByRole("button", badge("$234")).waitFor();
    await page.getByText("Search as I move the map").click();
    await page.waitForURL(/follow=0/);
    const follows = page.getByRole("switch", { name: "Search as I move the map" });
    await expect.poll(() => follows.isChecked()).toBe(false);
    await page.getByRole("application", { name: "Map of parts" }).focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press("Shift+ArrowUp");
    // A moment after the last step the map tells where it is.
    await rested(page, 100);
    const here = page.getByRole("button", { name: "Search this area" });
    await here.waitFor();
    await page.getByText("4 parts", { exact: true }).waitFor();
    await here.click();
    await page.getByText("No parts in this area").waitFor();
    // What was asked for by a press, Back takes back.
    await page.goBack();
    await page.getByText("4 parts", { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/map");
    await page.goForward();
    await page.getByText("No parts in this area").waitFor();
    await page.getByRole("link", { name: /^Search everywhere/ }).click();
    await page.getByText("4 parts", { exact: true }).waitFor();
    await page.getByRole("button", badge("$234")).waitFor();
  });

  test.for([360, 1280])(
    "goes back from all at once, and from an area, to where it began at %i px",
    async (width, { open }) => {
      const page = await open("/map?follow=0", { width, geolocation: newYork });
      const rotor = page.getByRole("button", badge("$234"));
      await page.getByText("Getting your location...").waitFor({ state: "detached" });
      /** Where the rotor is drawn, as soon as it stands still. */
      const place = async () => {
        for (let last = { x: Number.NaN, y: Number.NaN }; ; ) {
          await rested(page, 300);
          const { x = 0, y = 0 } = (await rotor.boundingBox()) ?? {};
          if (x === last.x && y === last.y) return last;
          last = { x, y };
        }
      };
      /** To a pixel or two: what stands in the address is rounded. */
      const comesTo = (there: { x: number; y: number }) =>
        expect
          .poll(async () => {
            const { x, y } = await place();
            return Math.hypot(x - there.x, y - there.y);
          })
          .toBeLessThan(3);
      const parameters = () => [...new URL(page.url()).searchParams.keys()];
      /** Where it is drawn once the map has left a place, since the address is there before the map. */
      const leaves = async (there: { x: number; y: number }) => {
        await expect.poll(place).not.toEqual(there);
        return place();
      };
      const begun = await place();

      // What is looked at stands in the address, and is not searched.
      await page.getByRole("button", { name: "Zoom in" }).click();
      const zoomedIn = await leaves(begun);
      await page.getByRole("button", { name: "Show all on the map" }).click();
      await page.waitForURL(/look=/);
      expect(parameters()).toEqual(["follow", "look"]);
      await page.getByText("found").first().waitFor();
      for (const price of ["$234", "$599", "$176", "$345"])
        await page.getByRole("button", badge(price)).waitFor();
      const all = await leaves(zoomedIn);
      expect(all).not.toEqual(begun);
      // The map is there before the position is, and the notice of that lies over it meanwhile.
      await page.addInitScript(() => {
        const { geolocation } = navigator;
        const ask = geolocation.getCurrentPosition.bind(geolocation);
        geolocation.getCurrentPosition = (...given) => void setTimeout(() => ask(...given), 2_000);
      });
      await page.reload();
      await hydrated(page);
      await rotor.waitFor();
      await comesTo(all);
      await page.goBack();
      await comesTo(begun);
      expect(parameters()).toEqual(["follow"]);
      await page.goForward();
      await comesTo(all);
      await page.goBack();
      await comesTo(begun);

      await page.getByRole("button", { name: "Zoom out" }).click();
      await page.getByRole("button", { name: "Search this area" }).click();
      await page.waitForURL(/bounds=/);
      expect(parameters()).not.toContain("look");
      const area = await leaves(begun);
      await page.getByRole("button", { name: "Show all on the map" }).click();
      await page.waitForURL(/look=/);
      await comesTo(all);
      await page.goBack();
      await comesTo(area);
      await page.goBack();
      await comesTo(begun);
    },
  );

  /** Which of the four badges are not seen whole on the map, clear of all that lies over it. */
  const hidden = async (page: Page) => {
    const map = page.getByRole("application", { name: "Map of parts" });
    const boxOf = async (of: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await of.boundingBox()) ?? {};
      return { left: x, top: y, right: x + width, bottom: y + height };
    };
    const { left, top, right, bottom } = await boxOf(map);
    const over = [
      page.getByRole("button", { name: "Zoom in" }),
      page.getByRole("button", { name: "Show all on the map" }),
      page.getByText("Search as I move the map"),
      page.getByRole("link", { name: "Natural Earth, GSHHG" }),
      ...(await page.getByText("Unable to get your location").all()),
    ];
    const overs = await Promise.all(over.map(boxOf));
    const found: string[] = [];
    for (const price of ["$234", "$599", "$176", "$345"]) {
      const box = await boxOf(page.getByRole("button", badge(price)));
      const isIn = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
      const isUnder = overs.some(
        (each) =>
          each.left < box.right &&
          each.right > box.left &&
          each.top < box.bottom &&
          each.bottom > box.top,
      );
      if (!isIn || isUnder) found.push(price);
    }
    return found;
  };

  test("shows on a phone all of an area that was looked at on a laptop", async ({ open }) => {
    const asked = "bounds=-74.08000,40.66800,-73.93000,40.75700&zoom=13";
    const page = await open(`/map?${asked}`, { width: 360, geolocation: newYork });
    /** How many parts the pins on the map stand for. */
    const onMap = () =>
      page.evaluate(() => {
        const map = document.querySelector("[aria-label='Map of parts']");
        const all = map?.getBoundingClientRect();
        const counts = [...(map?.querySelectorAll("[data-pin]") ?? [])].map((pin) => {
          const { left, right, top, bottom } = pin.getBoundingClientRect();
          const isIn = all && left > all.left && right < all.right;
          const name = pin.getAttribute("aria-label") ?? pin.textContent ?? "";
          const count = Number(/^(\d+) parts/.exec(name)?.[1] ?? 1);
          return isIn && top > all.top && bottom < all.bottom ? count : 0;
        });
        return counts.reduce((sum, count) => sum + count, 0);
      });
    const farther = page.locator('[src*="/11/"], [data-src*="/11/"]');
    await farther.first().waitFor({ state: "attached" });
    await expect.poll(onMap).toBe(4);
    await page.getByText("4 parts", { exact: true }).waitFor();
    expect(page.url()).toContain(asked);
  });

  test.for([360, 1280])(
    "shows all at once clear of what lies over the map at %i px",
    async (width, { open }) => {
      const page = await open("/map", { width });
      await page.getByRole("button", { name: "Center on me" }).click();
      await page.getByText("Unable to get your location").waitFor();
      await page.getByRole("button", { name: "Show all on the map" }).click();
      await page.waitForURL(/look=/);
      await rested(page, 600);
      await expect.poll(() => hidden(page)).toEqual([]);
    },
  );
});

describe("a tile service that refuses", () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await startBuiltSite("e2e-tiles", {
      TILE_URL_TEMPLATE: "http://tiles.example/{z}/{x}/{y}{r}.png",
      TILE_ATTRIBUTION: "© Nobody",
    });
  });
  afterAll(() => site?.stop());

  // On a phone the few tiles have failed before the page listens for it.
  test.for([360, 1280])("gives way to the offline basemap at %i px", async (width, { open }) => {
    const page = await open(`${site.url}/map`, {
      width,
      geolocation: newYork,
      allow: [/ERR_NAME_NOT_RESOLVED/],
    });
    await page.getByRole("link", { name: "Natural Earth, GSHHG" }).waitFor();
    await page.locator('img[src^="/basemap/light/13/"]').first().waitFor();
    expect(await page.getByText("© Nobody").count()).toBe(0);
  });
});

describe.each([
  { width: 360, theme: "dark" },
  { width: 1280, theme: "light" },
] as const)("what is asked amiss, at $width px", ({ width, theme }) => {
  test("is told beside the prices, and mended by keyboard", async ({ open }) => {
    const page = await open("/map?max=NaN", { width, theme, allow: [/status of 400/] });
    const from = page.getByRole("textbox", { name: "From" });
    await from.waitFor();
    const to = page.getByRole("textbox", { name: "To", exact: true });
    const isInvalid = (field: typeof to) => field.getAttribute("aria-invalid");
    expect(await to.inputValue()).toBe("NaN");
    expect(await isInvalid(to)).toBe("true");
    await to.fill("1e9");
    await page.keyboard.press("Enter");
    await page.getByText("To: Enter a dollar amount, like 15 or 1,500.00.").waitFor();
    expect(await to.inputValue()).toBe("1e9");
    await from.fill("$400.00");
    await to.fill("300");
    await page.keyboard.press("Enter");
    await page.getByText("From can't be more than To.").waitFor();
    await to.fill("600");
    await page.keyboard.press("Enter");
    await page.waitForURL(/min=400&max=600/);
    await page.locator("summary", { hasText: "Filter (1)" }).waitFor();
    await expect.poll(() => isInvalid(to)).not.toBe("true");
    expect(await to.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe("Filter (1)");
    expect(await from.isVisible()).toBe(false);
  });

  test("is told in sight where nothing is found, however long it is", async ({ open }) => {
    const page = await open("/map", { width, theme, allow: [/status of 400/] });
    const box = page.getByRole("combobox", { name: "Search parts" });
    for (const text of ["zzzzqqqq", "W".repeat(300)]) {
      await box.fill(text);
      await page.keyboard.press("Enter");
      const told = page.getByText(/^Nothing found for “/).filter({ hasText: text.slice(0, 60) });
      await told.waitFor();
      const bottom = async () => {
        const box = await told.boundingBox();
        return box ? box.y + box.height : Number.NaN;
      };
      await expect.poll(bottom).toBeLessThan(780);
      await noSidewaysScroll(page);
    }
  });
});

import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { hydrated, rested, test } from "./support/page";

/** On the other side of the date line from Suva. */
const taveuni = { latitude: -16.8, longitude: -179.9 };

const mapOf = (page: Page) => page.getByRole("application", { name: "Map of parts" });

/** What the address says is searched: its sides, middle and zoom. */
function areaOf(page: Page) {
  const { searchParams } = new URL(page.url());
  const [west = Number.NaN, , east = Number.NaN] = (searchParams.get("bounds") ?? "")
    .split(",")
    .map(Number);
  const width = west <= east ? east - west : east - west + 360;
  return { west, east, width, middle: west + width / 2, zoom: searchParams.get("zoom") };
}

/** How far one longitude is east of another, from -180 to 180. */
const eastOf = (lng: number, from: number) => ((((lng - from + 180) % 360) + 360) % 360) - 180;

async function drag(page: Page, right: number) {
  const box = await mapOf(page).boundingBox();
  if (!box) throw new Error("There is no map.");
  const [x, y] = [box.x + box.width / 2 - right / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y, { steps: 4 });
  await page.mouse.up();
}

/** The page, as far as it depends on where its map is: parts of it without a tile, and px to where the reader's dot belongs. */
const drawn = (page: Page) => {
  const { west, width } = areaOf(page);
  const from = eastOf(taveuni.longitude, west + width / 2) / width;
  return mapOf(page).evaluate((map, from) => {
    const { left, top, right, bottom } = map.getBoundingClientRect();
    const tiles = [...map.querySelectorAll("img, canvas")].map((tile) =>
      tile.getBoundingClientRect(),
    );
    let bare = 0;
    for (let x = left + 2; x < right; x += 20)
      for (let y = top + 2; y < bottom; y += 20)
        if (!tiles.some((t) => t.left <= x && x <= t.right && t.top <= y && y <= t.bottom)) bare++;
    const dot = map.querySelector("[data-origin]")?.getBoundingClientRect();
    const wanted = (left + right) / 2 + from * (right - left);
    return { bare, off: Math.round(Math.abs((dot?.x ?? Number.NaN) - wanted)) };
  }, from);
};

const expectWhole = (page: Page) =>
  expect
    .poll(async () => {
      const { bare, off } = await drawn(page);
      return { bare, isInPlace: off <= 2 };
    })
    .toEqual({ bare: 0, isInPlace: true });

/** Once the map has moved on: where it is from a longitude, and whether the address is one of the earth. */
async function moved(page: Page, from: number) {
  await expect.poll(() => areaOf(page).middle).not.toBe(from);
  // Searched once it rests.
  await rested(page, 400);
  const { west, east, middle } = areaOf(page);
  expect(Math.max(Math.abs(west), Math.abs(east))).toBeLessThanOrEqual(180);
  await expectWhole(page);
  return middle;
}

describe("the date line", () => {
  test.for([
    ["from the west", "178,-20,182,-14", 1],
    ["from the east", "-182,-20,-178,-14", -1],
  ] as const)("is crossed %s and back", async ([, sides, way], { open }) => {
    const [west = 0, south, east = 0, north] = sides.split(",").map(Number);
    const turned = [west - way * 4, east - way * 4].map((lng) => eastOf(lng, 0));
    const page = await open(`/map?bounds=${turned[0]},${south},${turned[1]},${north}&zoom=6`, {
      geolocation: taveuni,
    });
    await mapOf(page).locator("[data-origin]").waitFor({ state: "attached" });
    const start = areaOf(page).middle;

    await drag(page, -way * 500);
    const across = await moved(page, start);
    expect(way * eastOf(across, start)).toBeCloseTo((500 * 360) / (256 * 2 ** 6), 0);
    await page.getByRole("button", { name: "Zoom out" }).click();
    await expect.poll(() => areaOf(page).zoom).toBe("5");
    expect(Math.abs(eastOf(areaOf(page).middle, across))).toBeLessThan(0.1);
    await expectWhole(page);

    await mapOf(page).focus();
    const [on, back] = way > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    await page.keyboard.press(on);
    const beyond = await moved(page, areaOf(page).middle);
    expect(way * eastOf(beyond, across)).toBeCloseTo((120 * 360) / (256 * 2 ** 5), 0);

    await page.reload();
    await hydrated(page);
    await mapOf(page).locator("[data-origin]").waitFor({ state: "attached" });
    await expectWhole(page);
    expect(areaOf(page)).toMatchObject({ middle: beyond, zoom: "5" });

    await mapOf(page).focus();
    for (let times = 0; times < 5; times += 1) await page.keyboard.press(back);
    const home = await moved(page, beyond);
    expect(way * eastOf(home, beyond)).toBeCloseTo((-600 * 360) / (256 * 2 ** 5), 0);
  });

  test("lies between an area and the one that Back leads to", async ({ open }) => {
    const page = await open("/map?bounds=160,-40,-174,0&zoom=4&follow=0", { geolocation: taveuni });
    await mapOf(page).locator("[data-origin]").waitFor({ state: "attached" });
    const first = areaOf(page).middle;
    await drag(page, -400);
    await page.getByRole("button", { name: "Search this area" }).click();
    await expect.poll(() => areaOf(page).middle).not.toBe(first);
    await expectWhole(page);
    await page.goBack();
    await expect.poll(() => areaOf(page).middle).toBe(first);
    await drag(page, 10);
    await page.getByRole("button", { name: "Search this area" }).click();
    await expect.poll(() => Math.abs(eastOf(areaOf(page).middle, first))).toBeLessThan(2);
    await expectWhole(page);
  });
});

import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { hydrated, rested, test } from "./support/page";

const newYork = { latitude: 40.7128, longitude: -74.006 };
const ofZoom14 = '[src*="/14/"], [data-src*="/14/"]';

async function zoomIn(page: Page) {
  await page.getByRole("button", { name: /\$234/ }).waitFor();
  // Until it has told where it stands, the map shows images only.
  await rested(page, 100);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => page.locator(ofZoom14).count()).toBeGreaterThan(3);
}

/**
 * How far the tiles that were drawn are from the images of the same addresses: the most of them, of 255,
 * in the mean of its pixels.
 */
const difference = (page: Page) =>
  page.locator("canvas[data-src]").evaluateAll(async (tiles) => {
    const pixels = (picture: CanvasImageSource) => {
      const context = new OffscreenCanvas(256, 256).getContext("2d");
      context?.drawImage(picture, 0, 0, 256, 256);
      return context?.getImageData(0, 0, 256, 256).data ?? [];
    };
    let most = 0;
    for (const tile of tiles as HTMLCanvasElement[]) {
      const image = new Image();
      image.src = tile.dataset.src ?? "";
      await image.decode();
      const [drawn, wanted] = [pixels(tile), pixels(image)];
      let sum = 0;
      for (let at = 0; at < wanted.length; at += 1)
        sum += Math.abs((drawn[at] ?? 0) - (wanted[at] ?? 0));
      most = Math.max(most, sum / wanted.length);
    }
    return most;
  });

describe("the map's tiles", () => {
  test.for(["light", "dark"] as const)(
    "that a move brings are drawn aside, in %s as their images look, over those before",
    async (colorScheme, { open }) => {
      const page = await open("/map", { geolocation: newYork });
      await page.emulateMedia({ colorScheme });
      await page.locator(`img[src*="/${colorScheme}/13/"]`).first().waitFor();
      await zoomIn(page);
      await expect.poll(() => page.locator('canvas[data-src*="/14/"]').count()).toBeGreaterThan(3);
      await expect.poll(() => difference(page)).toBeLessThan(1);
      await expect.poll(() => page.locator('[src*="/13/"]').count()).toBe(0);
    },
  );

  test("are images where nothing can draw them", async ({ open }) => {
    const page = await open("/map", { geolocation: newYork });
    await page.addInitScript(() => {
      Object.defineProperty(window, "OffscreenCanvas", { value: undefined });
    });
    await page.reload();
    await hydrated(page);
    await zoomIn(page);
    await page.locator('img[src*="/14/"]').first().waitFor();
    await expect.poll(() => page.locator("canvas[data-src]").count()).toBe(0);
  });
});

import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";
import type { Move } from "./record";
import type { Box } from "./scene";

/*
 * The same hand for every map: a mouse that drags, wheels and presses the buttons. It goes by the
 * clock, not by the page: one that is slow sees it jump, as it would a real one.
 */

/** How long a drag takes, and how long a map then has to come to rest with all that it loads, in ms. */
const dragMs = 600;
const restMs = 1_200;
/** A mouse tells where it is this often, in ms. */
const stepMs = 8;
/** One notch: one zoom for each of the maps. */
const notch = 60;

export interface Driven {
  page: Page;
  box: Box;
  /** What zooms in and out by a press. */
  buttons: { zoomIn: string; zoomOut: string };
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

async function announce({ page }: Driven, kind: Move["kind"]) {
  await page.evaluate((next) => {
    window.nextMove = next;
  }, kind);
}

async function drag(driven: Driven, right: number, down: number) {
  const { page, box } = driven;
  const from = middle(box);
  await page.mouse.move(from.x, from.y);
  await announce(driven, "pan");
  await page.mouse.down();
  const began = performance.now();
  for (let share = 0; share < 1; ) {
    share = Math.min(1, (performance.now() - began) / dragMs);
    const moved = page.mouse.move(from.x + right * share, from.y + down * share);
    await Promise.all([moved, sleep(stepMs)]);
  }
  await page.mouse.up();
  await sleep(restMs);
}

async function wheel(driven: Driven, out: boolean) {
  const { page, box } = driven;
  const at = middle(box);
  await page.mouse.move(at.x, at.y);
  await announce(driven, "zoom");
  await page.mouse.wheel(0, out ? notch : -notch);
  await sleep(restMs);
}

async function press(driven: Driven, out: boolean) {
  const { page, buttons } = driven;
  const button = page.locator(out ? buttons.zoomOut : buttons.zoomIn);
  const box = await button.boundingBox();
  if (!box) throw new Error("There is no button to zoom with.");
  const at = middle(box);
  await page.mouse.move(at.x, at.y);
  await announce(driven, "zoom");
  await page.mouse.down();
  await page.mouse.up();
  await sleep(restMs);
}

/** There and back, sideways and up and down; out and in again, by the wheel and by the buttons. */
export async function pass(driven: Driven, drags: number): Promise<void> {
  for (let done = 0; done < drags; done += 4) {
    await drag(driven, -300, 0);
    await drag(driven, 300, 0);
    await drag(driven, 0, -200);
    await drag(driven, 0, 200);
    await wheel(driven, true);
    await press(driven, true);
    await wheel(driven, false);
    await press(driven, false);
  }
}

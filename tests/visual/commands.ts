/// <reference types="@vitest/browser-playwright" />
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { PNG } from "pngjs";
import type { BrowserCommand } from "vitest/node";
import { baselineFile, resultFile } from "./baselines";
import { difference } from "./compare";

/** A part of the browser's window, in CSS pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

declare module "vitest/browser" {
  interface BrowserCommands {
    forceColors: (forcedColors: "active" | "none") => Promise<void>;
    compareShot: (name: string, clip: Clip) => Promise<string | undefined>;
    takeBaseline: (name: string, clip: Clip) => Promise<void>;
  }
}

type Shot = [name: string, clip: Clip];
type Page = Parameters<BrowserCommand<Shot>>[0]["page"];

/** Replaces the page's colours by a small palette of the reader's, as contrast themes do. */
const forceColors: BrowserCommand<["active" | "none"]> = ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });

/**
 * How a shot differs from its baseline, and keeps its picture for the report; undefined where it looks
 * as it did. Most often its file is the baseline byte for byte, which is known without decoding either.
 */
const compareShot: BrowserCommand<Shot> = async ({ page }, name, clip) => {
  const before = await baselineOf(name);
  const asBefore = (now: Buffer) => before !== undefined && !differs(before, now);
  const now = await takeStill(page, clip, asBefore);
  const after = resultFile("after", name);
  // A first try may have left one.
  if (asBefore(now)) await rm(after, { force: true });
  else await save(after, now);
  return before ? differs(before, now) : "no baseline";
};

/**
 * Writes a baseline once two pictures in a row are the same. One that looks as it did is left alone:
 * what is committed are the pictures that changed.
 */
const takeBaseline: BrowserCommand<Shot> = async ({ page }, name, clip) => {
  const before = await baselineOf(name);
  const now = await takeStill(page, clip);
  if (!before || differs(before, now)) await save(baselineFile(name), now);
};

/** What the shots ask of the browser beyond what a page may do. */
export const visualCommands = { forceColors, compareShot, takeBaseline };

/** A shot's baseline; undefined where there is none. */
const baselineOf = (name: string) => readFile(baselineFile(name)).catch(() => undefined);

/** How two files differ to the eye; what another encoder wrote does not. */
function differs(before: Buffer, now: Buffer): string | undefined {
  return before.equals(now) ? undefined : difference(PNG.sync.read(before), PNG.sync.read(now));
}

function take(page: Page, clip: Clip): Promise<Buffer> {
  return page.screenshot({
    ...{ animations: "disabled", caret: "hide", scale: "device", clip },
    // With forced colors the caret is not hidden by its color: then it is there, and not now and then.
    style: "* { caret-animation: manual !important; }",
  });
}

/** A picture that is the same as the one before it, or is enough. */
async function takeStill(
  page: Page,
  clip: Clip,
  enough: (now: Buffer) => boolean = () => false,
): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let tries = 0; tries < 20; tries++) {
    const next = await take(page, clip);
    if (last?.equals(next) || enough(next)) return next;
    last = next;
  }
  throw new Error("No two pictures in a row were the same: something in the story never rests.");
}

async function save(file: string, picture: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, picture);
}

/// <reference types="@vitest/browser-playwright" />
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PNG } from "pngjs";
import type { BrowserCommand } from "vitest/node";
import { baselineFile, resultFile } from "./baselines";

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
    looksAsBefore: (name: string, clip: Clip) => Promise<boolean>;
    takeBaseline: (name: string, clip: Clip) => Promise<void>;
    showNewShot: (name: string, clip: Clip) => Promise<void>;
  }
}

type Take = BrowserCommand<[name: string, clip: Clip]>;
type Page = Parameters<Take>[0]["page"];

/** Replaces the page's colours by a small palette of the reader's, as contrast themes do. */
const forceColors: BrowserCommand<["active" | "none"]> = ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });

/**
 * Whether a picture is its baseline, pixel for pixel; most often its file is, byte for byte, which is
 * known without decoding either. False says nothing yet: the page may not be still.
 */
const looksAsBefore: BrowserCommand<[name: string, clip: Clip]> = async ({ page }, name, clip) => {
  const [before, now] = await Promise.all([
    readFile(baselineFile(name)).catch(() => undefined),
    take(page, clip),
  ]);
  if (!before) return false;
  return before.equals(now) || samePixels(PNG.sync.read(before), PNG.sync.read(now));
};

const samePixels = (one: PNG, other: PNG) =>
  one.width === other.width && one.height === other.height && one.data.equals(other.data);

/** Writes a baseline once two pictures in a row are the same. */
const takeBaseline: Take = async ({ page }, name, clip) =>
  save(baselineFile(name), await takeStill(page, clip));

/** Keeps the picture of what has no baseline for the report. */
const showNewShot: Take = async ({ page }, name, clip) =>
  save(resultFile("after", name), await takeStill(page, clip));

/** What the shots ask of the browser beyond what a page may do. */
export const visualCommands = { forceColors, looksAsBefore, takeBaseline, showNewShot };

function take(page: Page, clip: Clip): Promise<Buffer> {
  return page.screenshot({ animations: "disabled", caret: "hide", scale: "device", clip });
}

async function takeStill(page: Page, clip: Clip): Promise<Buffer> {
  let last = await take(page, clip);
  for (let tries = 0; tries < 20; tries++) {
    const next = await take(page, clip);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error("No two pictures in a row were the same: something in the story never rests.");
}

async function save(file: string, picture: Buffer): Promise<void> {
  if (existsSync(file) && picture.equals(await readFile(file))) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, picture);
}

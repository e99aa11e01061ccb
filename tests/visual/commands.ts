/// <reference types="@vitest/browser-playwright" />
import { access, appendFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BrowserCommand } from "vitest/node";
import {
  chromiumVersion,
  formatLine,
  linesFolder,
  pixelsOf,
  readLines,
  type ShotLine,
  visualSettings,
} from "./shot-lines";

/** A part of the browser's window, in CSS pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a picture stands to the one that was accepted; another browser draws other pixels. */
export type ShotState = "same" | "new" | "other" | "other-browser";

declare module "vitest/browser" {
  interface BrowserCommands {
    forceColors: (forcedColors: "active" | "none") => Promise<void>;
    takeShot: (name: string, clip: Clip) => Promise<ShotState>;
  }
}

type Shot = [name: string, clip: Clip];
type Page = Parameters<BrowserCommand<Shot>>[0]["page"];
type Still = { picture: Buffer; pixels: Awaited<ReturnType<typeof pixelsOf>> };

/** Replaces the page's colors by a small palette of the reader's, as contrast themes do. */
const forceColors: BrowserCommand<["active" | "none"]> = ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });

const accepted = readLines(path.resolve(import.meta.dirname, "../..", linesFolder));

/**
 * Takes a shot's picture and says how it stands to what was accepted. Keeps the picture by its hash,
 * and a line about it, where the run's settings say so.
 */
const takeShot: BrowserCommand<Shot> = async ({ page }, name, clip) => {
  const before = accepted.get(name);
  const { picture, pixels } = await takeStill(page, clip, before?.hash);
  const line: ShotLine = { name, ...pixels, browser: chromiumVersion() };
  const { pictures, taken } = visualSettings;
  if (pictures) await save(path.join(pictures, `${line.hash}.png`), picture);
  if (taken) await appendFile(taken, `${formatLine(line)}\n`);
  if (!before) return "new";
  if (before.hash === line.hash) return "same";
  return before.browser === line.browser ? "other" : "other-browser";
};

/** What the shots ask of the browser beyond what a page may do. */
export const visualCommands = { forceColors, takeShot };

function take(page: Page, clip: Clip): Promise<Buffer> {
  return page.screenshot({
    ...{ animations: "disabled", caret: "hide", scale: "device", clip },
    // With forced colors the caret is not hidden by its color: then it is there, and not now and then.
    style: "* { caret-animation: manual !important; }",
  });
}

/** A picture that is the same as the one before it, or has the pixels that are asked for. */
async function takeStill(page: Page, clip: Clip, wanted: string | undefined): Promise<Still> {
  let last: Still | undefined;
  for (let tries = 0; tries < 20; tries++) {
    const picture = await take(page, clip);
    if (last?.picture.equals(picture)) return last;
    last = { picture, pixels: await pixelsOf(picture) };
    if (last.pixels.hash === wanted) return last;
  }
  throw new Error("No two pictures in a row were the same: something in the story never rests.");
}

/** A picture that is there already has the same pixels: its name says so. */
async function save(file: string, picture: Buffer): Promise<void> {
  const there = await access(file).then(
    () => true,
    () => false,
  );
  if (there) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, picture);
}

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { findChromium } from "../support/chromium";

/*
 * What git keeps of a picture is a line of text, in a file per file of stories:
 *   neutral/dark-360 360x120 4f0c… 156.0.7801.2
 * story and mode, size in device pixels, hash of the decoded pixels, version of the browser. The commit
 * that wrote the line last is the one that accepted it.
 */

/** A shot's picture as a line tells it. */
export interface ShotLine {
  /** `<component>/<story>/<mode>`. */
  name: string;
  /** Width and height in device pixels, as `360x120`. */
  size: string;
  /** Of the decoded pixels: what another encoder wrote is the same picture. */
  hash: string;
  /** The version of the Chromium that drew it, as `156.0.7801.2`. */
  browser: string;
}

declare module "vitest" {
  interface ProvidedContext {
    visual: {
      /** See {@link visualMode}. */
      mode: VisualMode;
      /** The shots to take, by name; all of them where it is missing. */
      only?: string[] | undefined;
      /** The files of stories to load, from the root; all of them where it is missing. */
      files?: string[] | undefined;
    };
  }
}

/**
 * `check`: a shot with other pixels fails. `gather`: it is tried again, and what differs still is left
 * to whoever started the run. `take`: whatever is there is taken.
 */
export type VisualMode = "check" | "gather" | "take";

/** The settings of a run, by which `scripts/visual.ts` asks the browser's side for pictures. */
export const visualSettings = {
  mode: (process.env.VISUAL_MODE ?? "check") as VisualMode,
  /** A file with the names of the shots to take, a line each. */
  only: process.env.VISUAL_ONLY,
  /** The files of stories to load, a line each. */
  files: process.env.VISUAL_FILES,
  /** Where to write a line for each picture taken. */
  taken: process.env.VISUAL_TAKEN,
  /** The folder of pictures that were taken, by the hash of their pixels. */
  pictures: process.env.VISUAL_PICTURES,
};

/** The shots to take, by name; undefined for all. */
export function onlyShots(): string[] | undefined {
  const { only } = visualSettings;
  return only === undefined ? undefined : readFileSync(only, "utf8").split("\n").filter(Boolean);
}

/** The files of stories to load, from the root; undefined for all. */
export const onlyFiles = () => visualSettings.files?.split("\n").filter(Boolean);

/** Where the lines are, from the root of the repository. */
export const linesFolder = "tests/visual/accepted";

let version: string | undefined;

/** The version of the installed Chromium or Chrome; `none` without one. */
export function chromiumVersion(): string {
  version ??= askVersion();
  return version;
}

function askVersion(): string {
  const chromium = findChromium();
  if (!chromium) return "none";
  const answer = execFileSync(chromium, ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return /\d+(?:\.\d+)*/.exec(answer)?.[0] ?? "none";
}

/** The hash of a picture's decoded pixels, and its size, as `360x120`. */
export async function pixelsOf(png: Buffer): Promise<Pick<ShotLine, "size" | "hash">> {
  const raw = sharp(png, { limitInputPixels: false }).ensureAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const size = `${info.width}x${info.height}`;
  const hash = createHash("sha256").update(size).update(data).digest("hex").slice(0, 32);
  return { size, hash };
}

/** The file that has a shot's line, in a folder of lines. */
export function lineFile(folder: string, name: string): string {
  return path.join(folder, `${componentOf(name)}.txt`);
}

const componentOf = (name: string) => name.split("/")[0] ?? "";

/** All lines in a folder, by the names of their shots. */
export function readLines(folder: string): Map<string, ShotLine> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".txt"))
      .flatMap((file) =>
        parseLines(
          readFileSync(path.join(folder, file), "utf8"),
          `${path.basename(file, ".txt")}/`,
        ),
      )
      .map((line) => [line.name, line]),
  );
}

/** The lines of a text, whose names start with a prefix that the text leaves out. */
export function parseLines(text: string, prefix = ""): ShotLine[] {
  return text.split("\n").flatMap((row) => {
    const [name, size, hash, browser] = row.split(" ");
    return name && size && hash && browser
      ? [{ name: `${prefix}${name}`, size, hash, browser }]
      : [];
  });
}

export const formatLine = ({ name, size, hash, browser }: ShotLine) =>
  `${name} ${size} ${hash} ${browser}`;

/** The lines once changed shots are accepted as they were taken, without those that nobody needs. */
export function acceptedAnew(
  accepted: ReadonlyMap<string, ShotLine>,
  taken: ReadonlyMap<string, ShotLine>,
  { changed, orphans }: { changed: Iterable<string>; orphans: Iterable<string> },
): Map<string, ShotLine> {
  const lines = new Map(accepted);
  for (const orphan of orphans) lines.delete(orphan);
  for (const name of changed) {
    const line = taken.get(name);
    if (line) lines.set(name, line);
  }
  return lines;
}

/** Writes all lines again, sorted, a file for each component; a component without any has none. */
export function writeLines(folder: string, lines: ReadonlyMap<string, ShotLine>): void {
  const files = new Map<string, string[]>();
  for (const line of lines.values()) {
    const component = componentOf(line.name);
    const rows = files.get(component) ?? [];
    rows.push(formatLine({ ...line, name: line.name.slice(component.length + 1) }));
    files.set(component, rows);
  }
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder))
    if (!files.has(path.basename(file, ".txt"))) rmSync(path.join(folder, file));
  for (const [component, rows] of files)
    writeFileSync(path.join(folder, `${component}.txt`), `${rows.sort().join("\n")}\n`);
}

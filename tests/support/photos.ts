import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll } from "vitest";

/** A data directory of the test file's own, for its settings; removed afterwards. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "partlane-photos-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Color = readonly [red: number, green: number, blue: number];

const [red, green, blue, white]: Color[] = [
  [220, 30, 30],
  [30, 200, 30],
  [30, 30, 220],
  [245, 245, 245],
];
/** As it is to look: red and green above, blue and white below, wider than high. */
const corners = [
  [red, green],
  [blue, white],
] as Color[][];

function pixels(width: number, height: number, colorAt: (x: number, y: number) => Color) {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(colorAt(x, y), (y * width + x) * 3);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

const cornerAt = (x: number, y: number, width: number, height: number): Color =>
  corners[y < height / 2 ? 0 : 1]?.[x < width / 2 ? 0 : 1] ?? white ?? [0, 0, 0];

/** A picture with a color in each corner. */
export const picture = (width = 800, height = 600): Sharp =>
  pixels(width, height, (x, y) => cornerAt(x, y, width, height));

/** Where a pixel of the upright picture stands in a file of an EXIF orientation, by shares of width and height. */
const turns: Record<number, (u: number, v: number) => [number, number]> = {
  1: (u, v) => [u, v],
  2: (u, v) => [1 - u, v],
  3: (u, v) => [1 - u, 1 - v],
  4: (u, v) => [u, 1 - v],
  5: (u, v) => [v, u],
  6: (u, v) => [1 - v, u],
  7: (u, v) => [1 - v, 1 - u],
  8: (u, v) => [v, 1 - u],
};

/** The same picture as a camera that was held otherwise writes it. */
export function turnedPicture(orientation: number, width = 800, height = 600): Sharp {
  const turn = turns[orientation];
  if (!turn) throw new RangeError("EXIF has the orientations 1 to 8.");
  const [w, h] = orientation < 5 ? [width, height] : [height, width];
  return pixels(w, h, (x, y) => {
    const [u, v] = turn((x + 0.5) / w, (y + 0.5) / h);
    return cornerAt(u, v, 1, 1);
  }).withMetadata({ orientation });
}

/** The colors of a picture's corners, from the top left, each as the name of the nearest one. */
export async function cornersOf(file: Buffer): Promise<string[]> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const names = { red, green, blue, white };
  const at = (u: number, v: number) => {
    const from = (Math.floor(v * info.height) * info.width + Math.floor(u * info.width)) * 3;
    const distance = (color: Color = [0, 0, 0]) =>
      color.reduce((sum, value, index) => sum + Math.abs(value - (data[from + index] ?? 0)), 0);
    return Object.entries(names).sort(([, a], [, b]) => distance(a) - distance(b))[0]?.[0] ?? "";
  };
  return [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)];
}

/** The bytes of a file in pieces, as they arrive from a network. */
export async function* inPieces(file: Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < file.length; from += size) {
    await Promise.resolve();
    yield file.subarray(from, from + size);
  }
}

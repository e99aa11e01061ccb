/** How the message of a shot begins that is not what was accepted; how it differs follows. */
export const notAsBefore = "Not as it was: ";

/** What follows where there is nothing to compare with, and where only hashes were compared. */
export const neverAccepted = "no picture was accepted yet";
export const otherPixels = "other pixels";

/** A picture of so many pixels, four bytes each: red, green, blue and how opaque. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** What the compositor rounds now up and now down: a channel of a color may be one level off. */
const rounding = 1;

/**
 * How a picture differs from what it was, in words; undefined where it does not. Every pixel counts,
 * also those along an edge: a rounder corner changes no others.
 */
export function difference(before: Picture, now: Picture): string | undefined {
  if (before.width !== now.width || before.height !== now.height)
    return `${sizeOf(now)} instead of ${sizeOf(before)}`;
  const pixels = pixelsApart(before.data, now.data);
  if (pixels === 0) return undefined;
  const share = pixels / (now.width * now.height);
  const percent = (share * 100).toLocaleString("en-US", { maximumSignificantDigits: 2 });
  return `${pixels.toLocaleString("en-US")} ${pixels === 1 ? "pixel" : "pixels"}, ${percent} %`;
}

const sizeOf = ({ width, height }: Picture) => `${width}×${height} px`;

function pixelsApart(before: Uint8Array, now: Uint8Array): number {
  let pixels = 0;
  for (let pixel = 0; pixel < now.length; pixel += 4) if (apart(before, now, pixel)) pixels += 1;
  return pixels;
}

function apart(before: Uint8Array, now: Uint8Array, pixel: number): boolean {
  for (let at = pixel; at < pixel + 4; at += 1)
    if (Math.abs((before[at] ?? 0) - (now[at] ?? 0)) > rounding) return true;
  return false;
}

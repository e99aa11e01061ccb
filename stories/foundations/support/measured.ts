import { vars } from "@partlane/ui/theme";

const { color } = vars;
const grounds = ["page", "surface", "sunken"] as const;
const map = ["mapLand", "mapWater", "mapPark"] as const;
const tones = ["success", "info", "warning", "neutral", "critical"] as const;

/** Two colors of the contract that meet on a screen, and the least contrast that they may have. */
export interface ColourPair {
  front: string;
  back: string;
  name: string;
  /** 4.5 for text, 3 for what is seen without being read (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: number;
  isText: boolean;
}

type Role = Exclude<keyof typeof color, (typeof tones)[number]>;

const meeting = (front: Role, backs: readonly Role[], isText: boolean): ColourPair[] =>
  backs.map((back) => ({
    front: color[front],
    back: color[back],
    name: `${front} on ${back}`,
    least: isText ? 4.5 : 3,
    isText,
  }));

/** What is read the most: with more contrast it reaches 7 to 1. */
export const textOnGrounds: readonly ColourPair[] = (
  ["ink", "inkMuted", "accentText"] as const
).flatMap((text) => meeting(text, grounds, true));

/** Every pair that is used. */
export const colourPairs: readonly ColourPair[] = [
  ...textOnGrounds,
  ...meeting("onAccent", ["accent", "accentHover"], true),
  // A ring of the same color shows the focus there.
  ...meeting("onInverse", ["inverse", "inverseHover"], true),
  ...tones.map((tone) => ({
    front: color[tone].text,
    back: color[tone].tint,
    name: `${tone} text on its tint`,
    least: 4.5,
    isText: true,
  })),
  ...meeting("focus", [...grounds, ...map], false),
  ...meeting("controlLine", grounds, false),
  ...meeting("criticalLine", ["page", "surface"], false),
  ...meeting("successLine", ["page", "surface"], false),
  ...meeting("inverse", map, false),
];

/** Red, green and blue from 0 to 1, of `#14181f` or `rgb(20, 24, 31)`. Throws for anything else. */
function channels(colour: string): number[] {
  const [, ...hex] = /^#(\w{2})(\w{2})(\w{2})$/.exec(colour) ?? [];
  const [, ...decimal] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? [];
  const parts = [...hex.map((part) => Number.parseInt(part, 16)), ...decimal.map(Number)];
  if (parts.length !== 3 || parts.some(Number.isNaN))
    throw new Error(`"${colour}" is no opaque color to measure.`);
  return parts.map((part) => part / 255);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colors, written in hex or as the browser computes them, from 1 to 21. */
export function contrastOf(front: string, back: string): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

import { mono as face } from "../internal/css";
import { textSize } from "../theme";

export * from "../internal/css";

/** Headings that are looked at, in the narrower cut. */
export const display = {
  fontStretch: "94%",
  fontWeight: 720,
  letterSpacing: "-0.028em",
  lineHeight: 1.05,
} as const;

/** Part numbers, VINs, order ids. */
export const mono = { ...face, fontSize: textSize[13], lineHeight: 1.4 } as const;

/** An arrow, which points the other way from right to left. */
export const mirrored = { selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } } } as const;

/** Two columns, or one where large text leaves each of two less than `least`: one pixel between them. */
export const twoOrOne = (least: string) =>
  `repeat(auto-fit, minmax(min(100%, max(${least}, 50% - 1px)), 1fr))`;

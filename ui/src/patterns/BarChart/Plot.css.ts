import { createGlobalVar } from "@vanilla-extract/css";
import { media, space, textSize, vars } from "../../theme";
import { style, tabular } from "../style";

/** How high a bar or a line stands, as a fraction of the plot. */
export const height = createGlobalVar("pl-bar-height");

/** The same of the highest of a bar and its two neighbors. */
const around = createGlobalVar("pl-bar-around");

/** How many characters the longest word of the axis has. */
const characters = createGlobalVar("pl-axis-characters");

/**
 * Where a slot is too narrow for more than its bar. The width of the screen, not of a container:
 * Chromium may paint a container's content once without its styles.
 */
const crowded = media.belowTablet;

const smallest = `min(${textSize[12]}, 3.4vw)`;

export const chart = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[3],
  marginBlockStart: space[6],
  // The table takes its place.
  selectors: { "&:has(~ details[open])": { display: "none" } },
});

export const axis = style({
  ...tabular,
  position: "relative",
  fontSize: textSize[12],
  color: vars.color.inkMuted,
  // Reckoned, not measured: the bars must not move when the face comes late.
  inlineSize: `calc(${characters} * 0.58em)`,
  // The picture would be nothing but its scale: large text is in the table.
  "@media": { [crowded]: { fontSize: smallest } },
});

export const tick = style({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockEnd: `calc(${height} * 100%)`,
  transform: "translateY(50%)",
  lineHeight: 1,
});

export const plot = style({
  position: "relative",
  blockSize: "7.5rem",
  display: "flex",
  alignItems: "flex-end",
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
});

export const rule = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: `calc(${height} * 100%)`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const slot = style({
  position: "relative",
  flex: "1 1 0",
  minInlineSize: 0,
  blockSize: "100%",
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "center",
});

export const bar = style({
  inlineSize: "50%",
  maxInlineSize: "3rem",
  blockSize: `calc(${height} * 100%)`,
  minBlockSize: "1px",
  borderStartStartRadius: "2px",
  borderStartEndRadius: "2px",
  backgroundColor: vars.color.lineStrong,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    ":hover:not([data-current]) > &&": { backgroundColor: vars.color.inkMuted },
    // The strong line of more contrast is ink, as the current bar is.
    "[data-contrast='more'] :not([data-current]) > &": { backgroundColor: vars.color.line },
    "[data-current] > &": { backgroundColor: vars.color.ink },
  },
  "@media": {
    [media.moreContrast]: {
      selectors: { ":not([data-current]) > &": { backgroundColor: vars.color.line } },
    },
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      // Themes of Windows ask for more contrast as well.
      selectors: {
        "&&&&": { backgroundColor: "GrayText" },
        "[data-current] > &&&&": { backgroundColor: "CanvasText" },
      },
    },
  },
});

/** Over its bar; in the first and the last slot it leans inward rather than out of the plot. */
export const value = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: `calc(${height} * 100% + 0.25rem)`,
  display: "flex",
  justifyContent: "center",
  visibility: "hidden",
  zIndex: 1,
  selectors: {
    [`${rule} + ${slot} > &`]: { justifyContent: "flex-start" },
    ":last-child > &": { justifyContent: "flex-end" },
    "[data-current] > &": { visibility: "visible" },
    ":hover > &": { visibility: "visible", zIndex: 2 },
  },
  "@media": {
    // It is wider than its slot: clear of the bars beside it too.
    [crowded]: { insetBlockEnd: `calc(${around} * 100% + 0.25rem)` },
  },
});

export const figure = style({
  ...tabular,
  flexShrink: 0,
  // In the middle where there is room; where there is none, `value` says which side it leaves by.
  marginInline: "auto",
  paddingInline: space[1],
  fontSize: textSize[12],
  fontWeight: 650,
  lineHeight: 1.2,
  whiteSpace: "nowrap",
  backgroundColor: vars.color.surface,
});

export const names = style({
  gridColumn: 2,
  display: "flex",
  marginBlockStart: space[2],
});

export const barName = style({
  flex: "1 1 0",
  minInlineSize: 0,
  display: "flex",
  justifyContent: "center",
  fontSize: textSize[12],
  lineHeight: 1.4,
  color: vars.color.inkMuted,
  whiteSpace: "nowrap",
  // Where there is no room for each, every third, and none so large that it meets the next. The last
  // leans inward rather than out of the plot.
  "@media": {
    [crowded]: {
      fontSize: smallest,
      selectors: {
        "&:not([data-third])": { visibility: "hidden" },
        "&:first-child": { justifyContent: "flex-start" },
        "&:last-child": { justifyContent: "flex-end" },
      },
    },
  },
});

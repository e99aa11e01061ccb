import { createGlobalVar } from "@vanilla-extract/css";
import { media, space, textSize, vars } from "../../theme";
import { mirrored, style } from "../style";

/** Set from outside under this name: a bar's share of the tallest, 0 to 1. */
const share = createGlobalVar("pl-bar");

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  gap: space[3],
  minBlockSize: "8.25rem",
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  fontSize: textSize[14],
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  "@media": { [media.forcedColors]: { outline: "1px solid CanvasText", outlineOffset: "-1px" } },
});

export const code = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[1],
  fontFamily: vars.font.mono,
  fontFeatureSettings: '"zero"',
  fontSize: textSize[20],
  lineHeight: 1.5,
  color: vars.color.inkMuted,
  // A code is read from the left in every script; it stands where the rest begins.
  selectors: { "[dir='rtl'] &": { justifyContent: "flex-end" } },
});

export const group = style({
  // The words that are only read out stay where they belong.
  position: "relative",
  borderBlockEnd: `2px solid ${vars.color.line}`,
  selectors: {
    "&[data-marked]": { color: vars.color.ink, borderColor: vars.color.ink, fontWeight: 600 },
  },
});

export const result = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: 600,
});

export const arrow = style(mirrored);

export const rows = style({ display: "grid" });

export const row = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[3],
  minBlockSize: "2.125rem",
  paddingBlock: space[1],
  selectors: {
    "&:not(:first-child)": { borderBlockStart: `1px solid ${vars.color.line}` },
    "&[data-tone='muted']": { color: vars.color.inkMuted },
  },
});

export const label = style({
  selectors: {
    "&[data-mono]": {
      fontFamily: vars.font.mono,
      fontFeatureSettings: '"zero"',
      fontSize: textSize[13],
      color: vars.color.inkMuted,
    },
  },
});

export const value = style({
  fontWeight: 650,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  selectors: { "[data-tone='success'] > &": { color: vars.color.success.text } },
});

export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  paddingInline: space[2],
  minBlockSize: "1.5rem",
  borderRadius: vars.radius.badge,
  backgroundColor: vars.color.surface,
  fontSize: textSize[13],
  fontWeight: 550,
});

export const bars = style({
  display: "flex",
  alignItems: "flex-end",
  gap: space[2],
  blockSize: "6rem",
});

export const bar = style({
  flex: 1,
  blockSize: `calc(${share} * 100%)`,
  borderRadius: "3px 3px 0 0",
  backgroundColor: vars.color.lineStrong,
  selectors: {
    "[data-contrast='more'] &": { backgroundColor: vars.color.line },
    "&&[data-current]": { backgroundColor: vars.color.inverse },
  },
  "@media": {
    [media.moreContrast]: { backgroundColor: vars.color.line },
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      // Themes of Windows ask for more contrast as well.
      selectors: {
        "&&&": { backgroundColor: "GrayText" },
        "&&&[data-current]": { backgroundColor: "CanvasText" },
      },
    },
  },
});

import { keyframes } from "@vanilla-extract/css";
import { globalStyle, style, tabular } from "../../internal/css";
import { media, space, textSize, vars } from "../../theme";

const slide = keyframes({
  from: { backgroundPositionX: "150%" },
  to: { backgroundPositionX: "-50%" },
});

export const progress = style({ display: "grid", gap: "0.375rem", minInlineSize: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[4],
  overflowWrap: "anywhere",
});

export const label = style({ minInlineSize: 0, fontSize: textSize[14], fontWeight: 600 });

export const amount = style({
  ...tabular,
  minInlineSize: 0,
  color: vars.color.inkMuted,
  fontSize: textSize[14],
});

const track = {
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: "999px",
  backgroundColor: vars.color.sunken,
} as const;

export const bar = style({
  ...track,
  appearance: "none",
  display: "block",
  inlineSize: "100%",
  blockSize: "0.625rem",
  overflow: "hidden",
  // What fills it, by its state.
  color: vars.color.inverse,
  selectors: {
    "&[data-state='done']": { color: vars.color.successLine },
    "&[data-state='failed']": { color: vars.color.criticalLine },
    "&:indeterminate": {
      backgroundImage: "linear-gradient(currentColor, currentColor)",
      backgroundRepeat: "no-repeat",
      backgroundSize: "33% 100%",
      // Where it stands still, it is in the middle: at work, and nobody knows how far.
      backgroundPositionX: "50%",
      animation: `${slide} 1.6s linear infinite`,
    },
    "&::-webkit-progress-bar": { backgroundColor: "transparent" },
    "&::-webkit-progress-value": {
      backgroundColor: "currentColor",
      transition: `inline-size ${vars.motion.normal} ${vars.motion.ease}`,
    },
    "&::-moz-progress-bar": { backgroundColor: "currentColor" },
    // Firefox shows this part full while nothing is known.
    "&:indeterminate::-moz-progress-bar": { backgroundColor: "transparent" },
  },
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      borderColor: "CanvasText",
      backgroundColor: "Canvas",
      color: "Highlight",
      selectors: {
        "&[data-state='failed']": { color: "GrayText" },
        "&[data-state='done']": { color: "Highlight" },
      },
    },
  },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[4],
  color: vars.color.inkMuted,
  fontSize: textSize[13],
  lineHeight: 1.4,
});

/** What it says of itself: how fast and how long, then that it is done or why it is not. */
export const note = style({
  ...tabular,
  flex: "1 1 12rem",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const outcome = style({
  display: "flex",
  gap: "0.375rem",
  selectors: {
    "&[data-state='done']": { color: vars.color.success.text, fontWeight: 500 },
    "&[data-state='failed']": { color: vars.color.critical.text, fontWeight: 500 },
  },
});
globalStyle(`${outcome} > svg`, { flexShrink: 0, marginBlockStart: "0.1em" });

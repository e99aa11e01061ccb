import { keyframes } from "@vanilla-extract/css";
import { space, vars, zIndex } from "../../theme";
import { style } from "../style";

const fadeIn = keyframes({ from: { opacity: 0 } });

export const window = style({
  position: "fixed",
  inset: 0,
  zIndex: zIndex.overlay,
  backgroundColor: vars.color.page,
  color: vars.color.ink,
  outline: "none",
  animation: `${fadeIn} ${vars.motion.normal} ${vars.motion.ease}`,
});

export const view = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
});

export const head = style({
  flexShrink: 0,
  padding: space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const slides = style({ flex: 1, minBlockSize: 0 });

export const slide = style({
  flex: "0 0 100%",
  minInlineSize: 0,
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
});

export const scroller = style({
  blockSize: "100%",
  overflow: "hidden",
  // Two fingers are ours, one is the browser's.
  touchAction: "pan-x pan-y",
  selectors: {
    "&[data-zoomed]": { overflow: "auto", overscrollBehavior: "contain", cursor: "move" },
    "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
  },
});

/** As large as it is said to be at once: less motion gives everything else a moment. */
export const enlarged = style({ transitionProperty: "none" });

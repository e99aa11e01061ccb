import { keyframes } from "@vanilla-extract/css";
import { cardBox, style } from "../../internal/css";
import { space, textSize, vars, zIndex } from "../../theme";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });
const leave = keyframes({ to: { opacity: 0 } });

export const popover = style({
  zIndex: zIndex.overlay,
  display: "flex",
  flexDirection: "column",
  inlineSize: "min(20rem, 100vw - 32px)",
  maxBlockSize: "var(--radix-popover-content-available-height)",
  overflowWrap: "anywhere",
  ...cardBox,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
  outline: "none",
  selectors: {
    "&[data-state='open']": { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` },
    "&[data-state='closed']": { animation: `${leave} ${vars.motion.fast} ${vars.motion.ease}` },
  },
});

export const head = style({
  display: "flex",
  flexShrink: 0,
  alignItems: "center",
  justifyContent: "end",
  gap: space[2],
  paddingBlockStart: space[1],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[1],
});

export const title = style({ flex: 1, minInlineSize: 0, fontSize: textSize[15], fontWeight: 650 });

export const body = style({
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlockEnd: space[4],
  paddingInline: space[4],
  fontSize: textSize[15],
});

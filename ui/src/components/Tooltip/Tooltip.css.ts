import { keyframes } from "@vanilla-extract/css";
import { style } from "../../internal/css";
import { space, textSize, vars, zIndex } from "../../theme";

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  zIndex: zIndex.overlay,
  maxInlineSize: "min(18rem, 100vw - 32px)",
  paddingBlock: "0.375rem",
  paddingInline: space[3],
  // Forced colors show it; without them ink is edge enough.
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.raised,
  fontSize: textSize[13],
  fontWeight: 500,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  selectors: {
    "&[data-state='delayed-open']": {
      animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
    },
  },
});

import { keyframes } from "@vanilla-extract/css";
import { style } from "../../internal/css";
import { space, vars } from "../../theme";

const appear = keyframes({ from: { opacity: 0 } });

/** Shows after a moment: a quick answer should not flash a spinner. */
export const screen = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[3],
  minBlockSize: "60svh",
  color: vars.color.inkMuted,
  fontWeight: 500,
  animation: `${appear} 180ms ease-out 150ms backwards`,
});

import { keyframes } from "@vanilla-extract/css";
import { style } from "../../internal/css";
import { media } from "../../theme";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

/** As tall as the text around it. */
export const spinner = style({
  display: "inline-block",
  inlineSize: "1.125em",
  blockSize: "1.125em",
  borderRadius: "50%",
  border: "2px solid currentColor",
  borderInlineEndColor: "transparent",
  animation: `${turn} 700ms linear infinite`,
  flexShrink: 0,
  verticalAlign: "-0.2em",
  "@media": { [media.forcedColors]: { borderColor: "CanvasText", borderInlineEndColor: "Canvas" } },
});

import { globalStyle, style, tabular } from "../../internal/css";
import { space, vars } from "../../theme";

/** The box of a field, as wide as a quantity and its two buttons are, however wide the form. */
export const stepper = style({ inlineSize: "10.125rem", maxInlineSize: "100%" });

globalStyle(`${stepper} > input`, { ...tabular, fontWeight: 600 });
// With buttons of our own, the browser's are in the way.
globalStyle(`${stepper} > input[data-stepped]`, {
  paddingInline: space[1],
  appearance: "textfield",
  textAlign: "center",
});
for (const spin of ["inner", "outer"])
  globalStyle(`${stepper} > input[data-stepped]::-webkit-${spin}-spin-button`, {
    appearance: "none",
    margin: 0,
  });

globalStyle(`${stepper} > button`, {
  flexShrink: 0,
  color: vars.color.ink,
  userSelect: "none",
  // Two quick presses are no zoom.
  touchAction: "manipulation",
});
globalStyle(`${stepper} > button:hover:not([aria-disabled='true'])`, {
  backgroundColor: vars.color.sunken,
});
globalStyle(`${stepper} > button[aria-disabled='true']`, {
  color: vars.color.lineStrong,
  cursor: "default",
});

import { style, visuallyHidden } from "../../internal/css";
import { space, vars, zIndex } from "../../theme";

export const hidden = style(visuallyHidden);

export const skipLink = style({
  position: "fixed",
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: zIndex.toast,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  paddingInline: space[4],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  fontWeight: 600,
  overflowWrap: "anywhere",
  selectors: { "&:not(:focus)": { translate: "0 -200%" } },
});

import { space, vars, zIndex } from "../../theme";
import { style, touchTarget } from "../style";

export const trigger = style({
  ...touchTarget,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  cursor: "pointer",
  selectors: { "&:hover": { backgroundColor: vars.color.sunken } },
});

/** Without JavaScript: under the header, as wide as the window. */
export const panel = style({
  position: "absolute",
  zIndex: zIndex.overlay,
  insetBlockStart: "100%",
  insetInline: 0,
  maxBlockSize: "calc(100dvh - 4rem)",
  overflowY: "auto",
  paddingBlock: space[4],
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.floating,
});

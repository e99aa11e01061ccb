import { textSize, vars } from "../../theme";
import { style, tabular, touchTarget } from "../style";

export const link = style({
  ...touchTarget,
  position: "relative",
  flexShrink: 0,
  // Enlarged text leaves room for its neighbors.
  maxInlineSize: "14vw",
  borderRadius: vars.radius.control,
  selectors: { "&:is(:hover, [aria-current])": { backgroundColor: vars.color.sunken } },
});

/** On the icon's shoulder, set off from it by an edge of the page; a wide one lies over its neighbor. */
export const count = style({
  ...tabular,
  position: "absolute",
  zIndex: 1,
  pointerEvents: "none",
  insetBlockStart: "0.125rem",
  insetInlineStart: "50%",
  minInlineSize: "1.25rem",
  paddingInline: "0.25rem",
  border: `1px solid ${vars.color.page}`,
  borderRadius: vars.radius.badge,
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: textSize[12],
  fontWeight: 700,
  lineHeight: "1.125rem",
  textAlign: "center",
});

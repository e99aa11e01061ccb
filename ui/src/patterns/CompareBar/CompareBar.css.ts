import { space, textSize, vars } from "../../theme";
import { style, tabular } from "../style";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
  rowGap: space[1],
  minBlockSize: "3rem",
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
});

export const icon = style({ flexShrink: 0, color: vars.color.inkMuted });

export const text = style({
  ...tabular,
  // Two lines on a phone, beside what is to be done.
  flex: "1 1 5rem",
  minInlineSize: 0,
  fontSize: textSize[15],
  fontWeight: 600,
  lineHeight: 1.35,
});

/** As tall a target as a finger needs. */
export const clear = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
});

import { space, textSize, vars } from "../../theme";
import { style, tabular } from "../style";

export const list = style({ fontSize: textSize[15] });

export const item = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: space[2],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const term = style({
  color: vars.color.inkMuted,
  flexShrink: 0,
  // However long it is, what it is about has room beside it.
  maxInlineSize: "60%",
  overflowWrap: "anywhere",
});

export const detail = style({
  ...tabular,
  fontWeight: 600,
  textAlign: "end",
  overflowWrap: "anywhere",
  // What somebody wrote in lines stays in lines.
  whiteSpace: "pre-line",
  minInlineSize: 0,
});

import { media, space, textSize, vars } from "../../theme";
import { style } from "../style";

export const root = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
});

export const pill = style({
  display: "grid",
  alignItems: "center",
  minBlockSize: "2.75rem",
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  fontSize: textSize[14],
  "@media": { [media.belowTablet]: { paddingBlock: 0 } },
});

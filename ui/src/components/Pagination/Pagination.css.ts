import { globalStyle, style, tabular } from "../../internal/css";
import { media, space, textSize, vars } from "../../theme";

export const pagination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});

export const count = style({
  ...tabular,
  minInlineSize: 0,
  borderRadius: "2px",
  color: vars.color.inkMuted,
  fontSize: textSize[14],
  overflowWrap: "anywhere",
  "@media": { [media.belowTablet]: { flexBasis: "100%" } },
});

/** Both ways; on a phone they share its width. */
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: "100%",
  "@media": { [media.belowTablet]: { flexBasis: "100%" } },
});
globalStyle(`${ways} > *`, { "@media": { [media.belowTablet]: { flex: "1 1 8rem" } } });
globalStyle(`${ways}:dir(rtl) svg`, { transform: "scaleX(-1)" });

/** Where it does not go on: as large as the link would be, so that the other one stays in its place. */
export const end = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minBlockSize: "2.75rem",
  maxInlineSize: "100%",
  paddingBlock: space[1],
  paddingInline: space[4],
  border: "1px solid transparent",
  color: vars.color.inkMuted,
  fontSize: textSize[15],
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
});

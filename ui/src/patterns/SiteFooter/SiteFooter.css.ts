import { layout, media, space, textSize, vars } from "../../theme";
import { style } from "../style";

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.page,
  overflowWrap: "anywhere",
  paddingInline: `${layout.gutter / 16}rem`,
  paddingBlock: `${space[10]} ${space[6]}`,
  "@media": {
    [media.desktop]: {
      paddingBlock: `3.5rem ${space[8]}`,
      paddingInline: `max(${layout.gutterWide / 16}rem, calc((100% - ${layout.content / 16}rem) / 2))`,
    },
  },
});

export const top = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[10],
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});

export const tagline = style({
  marginBlockStart: space[2],
  fontSize: textSize[15],
  color: vars.color.inkMuted,
});

export const groups = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
  gap: space[8],
});

export const groupTitle = style({
  fontSize: textSize[15],
  fontWeight: 650,
  marginBlockEnd: space[2],
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2rem",
  fontSize: textSize[15],
  color: vars.color.inkMuted,
  selectors: {
    "&:hover": {
      color: vars.color.ink,
      textDecoration: "underline",
      textUnderlineOffset: "4px",
    },
  },
  "@media": { [media.coarse]: { minBlockSize: "2.75rem" } },
});

export const bottom = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  marginBlockStart: space[10],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: textSize[14],
  color: vars.color.inkMuted,
});

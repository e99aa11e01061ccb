import { space, textSize, vars } from "../../theme";
import { globalStyle, photoRow, photoSquare, style, tabular } from "../style";

export const thread = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const messages = style({ display: "grid", gap: space[4], minInlineSize: 0 });

/** As wide as its words, and never from edge to edge: on which side it stands tells whose it is. */
export const message = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: space[1],
  justifySelf: "start",
  justifyItems: "start",
  minInlineSize: 0,
  maxInlineSize: "min(36rem, 88%)",
  selectors: { "&[data-own]": { justifySelf: "end", justifyItems: "end" } },
});

export const head = style({
  ...tabular,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  fontSize: textSize[13],
  lineHeight: 1.4,
  color: vars.color.inkMuted,
  selectors: { "[data-own] > &": { justifyContent: "flex-end" } },
});

export const by = style({ fontWeight: 600, color: vars.color.ink });

export const bubble = style({
  display: "grid",
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: "100%",
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  borderStartStartRadius: "2px",
  backgroundColor: vars.color.surface,
  selectors: {
    "[data-own] > &": {
      borderColor: vars.color.lineStrong,
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: "2px",
      backgroundColor: vars.color.sunken,
    },
  },
});

export const text = style({
  minInlineSize: 0,
  fontSize: textSize[15],
  lineHeight: 1.45,
  whiteSpace: "pre-wrap",
});

export const photos = style(photoRow);
globalStyle(`${photos} img`, photoSquare);

export const seen = style({ fontSize: textSize[13], lineHeight: 1.4, color: vars.color.inkMuted });

/** Words in a line across. */
export const divider = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  fontSize: textSize[13],
  fontWeight: 600,
  lineHeight: 1.4,
  selectors: {
    "&::before, &::after": {
      content: '""',
      flex: "1 0 1rem",
      borderBlockStart: "1px solid currentColor",
    },
  },
});

export const empty = style({
  paddingBlock: space[6],
  fontSize: textSize[15],
  color: vars.color.inkMuted,
  textAlign: "center",
});

export const composer = style({
  marginBlockStart: space[5],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

import { styleVariants } from "@vanilla-extract/css";
import { media, space, textSize, vars } from "../../theme";
import { globalStyle, inRecipe, mono, style, tabular, tint, toneEdge } from "../style";

/** One under the other on a phone, else in a line. */
export const where = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  overflowWrap: "anywhere",
});

/** Picture and words; below them, where there is room beside them, what is pressed and what it costs. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "4rem minmax(0, 1fr)",
  columnGap: space[3],
  rowGap: space[3],
  paddingBlock: space[4],
  paddingInline: space[4],
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "4.5rem minmax(0, 1fr) auto",
      columnGap: space[4],
      paddingInline: space[5],
    },
  },
});

export const picture = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  inlineSize: "100%",
  alignSelf: "start",
  overflow: "hidden",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  color: vars.color.inkMuted,
});
globalStyle(`${picture} > :is(svg, img)`, {
  inlineSize: "100%",
  blockSize: "100%",
  padding: space[1],
  objectFit: "contain",
});
export const noPicture = style({
  selectors: { [`${picture} > &`]: { inlineSize: "1.75rem", blockSize: "1.75rem", padding: 0 } },
});
globalStyle(`[data-unavailable] > ${picture} > *`, { opacity: 0.5, filter: "grayscale(1)" });

export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  rowGap: "0.125rem",
  minInlineSize: 0,
});

export const name = style({
  maxInlineSize: "100%",
  fontSize: textSize[16],
  fontWeight: 600,
  lineHeight: 1.5,
  // It cannot be bought: still read, but no longer in front.
  selectors: { "[data-unavailable] > * > &": { color: vars.color.inkMuted } },
});

export const link = style({
  selectors: { "&:hover": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" } },
});

export const number = style({ ...mono, color: vars.color.inkMuted });

export const fact = style({
  ...tabular,
  fontSize: textSize[14],
  lineHeight: 1.45,
  color: vars.color.inkMuted,
});

export const price = style({
  ...tabular,
  fontSize: textSize[14],
  fontWeight: 550,
  lineHeight: 1.45,
  selectors: { "[data-unavailable] > * > &": { color: vars.color.inkMuted } },
});

export const fit = style({ maxInlineSize: "100%", marginBlock: space[1] });

export const controls = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: space[2],
  minInlineSize: 0,
  fontSize: textSize[15],
  "@media": {
    [media.tablet]: {
      gridColumn: "auto",
      display: "grid",
      gridTemplateColumns: "10.125rem minmax(2.75rem, auto) minmax(6rem, auto)",
      alignItems: "end",
      alignSelf: "start",
      gap: space[3],
    },
  },
});
// In the middle of a line that is as high as a field; as high as the name where there is none.
globalStyle(`${controls} > *`, {
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
  minBlockSize: "1.5rem",
});
globalStyle(`${controls}:has(button, input) > *`, { minBlockSize: "3rem" });

/** A field leaves room for what stands beside it on the narrowest phone. */
export const quantity = style({
  selectors: { "&:has(input)": { flex: "1 1 8.5rem", maxInlineSize: "10.125rem" } },
  "@media": { [media.tablet]: { gridColumn: 1 } },
});
globalStyle(`${quantity} > *`, { minInlineSize: 0 });

export const remove = style({ "@media": { [media.tablet]: { gridColumn: 2 } } });

/** One under the other in all lines, and over the group's totals. */
export const total = style({
  ...tabular,
  justifyContent: "flex-end",
  marginInlineStart: "auto",
  fontSize: textSize[16],
  fontWeight: 650,
  textAlign: "end",
  selectors: { "[data-unavailable] > * > &": { color: vars.color.inkMuted } },
  "@media": { [media.tablet]: { gridColumn: 3 } },
});

export const changes = style({ gridColumn: "1 / -1", display: "grid", gap: space[2] });

const changed = inRecipe({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  rowGap: space[2],
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  fontSize: textSize[14],
  lineHeight: 1.45,
  border: toneEdge,
});
export const change = styleVariants({
  warning: [changed, tint("warning")],
  critical: [changed, tint("critical")],
});

export const changeIcon = style({
  flexShrink: 0,
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  strokeWidth: 1.75,
});

export const changeText = style({
  ...tabular,
  flex: "1 1 min(10rem, 70%)",
  minInlineSize: 0,
  fontWeight: 550,
});

export const foot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: space[5],
  padding: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 18rem)",
      paddingInline: space[5],
    },
  },
});

export const delivery = style({ minInlineSize: 0 });
/** At the end without a choice beside it too. */
export const totals = style({ minInlineSize: 0, gridColumn: "-2 / -1" });

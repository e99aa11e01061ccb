import { globalStyle, style, tabular, touchTarget } from "../../internal/css";
import { media, space, textSize, vars } from "../../theme";

const cards = media.belowTablet;

export const root = style({ minInlineSize: 0 });

/** As high without its buttons as with them. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  minBlockSize: "3.75rem",
  paddingInlineEnd: space[4],
  fontSize: textSize[15],
});

/** All that a finger may hit, its box in the middle. */
export const touch = style({
  ...touchTarget,
  flexShrink: 0,
  cursor: "pointer",
  userSelect: "none",
});

export const all = style({
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
  paddingInlineStart: space[2],
  paddingInlineEnd: space[2],
  fontWeight: 600,
  cursor: "pointer",
});

export const count = style({
  ...tabular,
  minInlineSize: 0,
  marginInlineStart: space[4],
  color: vars.color.inkMuted,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  minInlineSize: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  marginInlineStart: "auto",
  "@media": { [cards]: { marginInlineStart: 0 } },
});

/** Its heading is read and not seen: boxes speak for themselves. */
globalStyle(`${root} th:first-child`, { inlineSize: "3.75rem", fontSize: 0 });
globalStyle(`${root} tr > td:first-child:not(:only-child)`, {
  inlineSize: "3.75rem",
  paddingBlock: 0,
  paddingInline: space[2],
  "@media": {
    [cards]: {
      // At the card's edge, over the link that all of it may be.
      position: "absolute",
      zIndex: 1,
      insetBlockStart: "0.25rem",
      insetInlineStart: space[2],
      inlineSize: "auto",
      padding: 0,
    },
  },
});
globalStyle(`${root} tr > td:first-child::before`, { display: "none !important" });
globalStyle(`${root} tbody > tr`, {
  "@media": { [cards]: { paddingInlineStart: "3.75rem" } },
});
globalStyle(`${root} tbody > tr:has([data-row]:checked)`, {
  backgroundColor: vars.color.sunken,
  "@media": {
    [media.forcedColors]: { outline: "2px solid Highlight", outlineOffset: "-2px" },
  },
});

import { media, space, textSize, vars } from "../../theme";
import { style } from "../style";

/** A phone whose lower end runs out of the picture. */
export const root = style({
  inlineSize: "min(19.5rem, 100%)",
  marginInline: "auto",
  padding: "0.625rem 0.625rem 0",
  border: `2px solid ${vars.color.ink}`,
  borderBlockEnd: 0,
  borderRadius: "2.75rem 2.75rem 0 0",
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.floating,
});

export const screen = style({
  position: "relative",
  blockSize: "28rem",
  overflow: "hidden",
  borderRadius: "2.125rem 2.125rem 0 0",
  backgroundColor: vars.color.mapLand,
});

export const fill = style({ position: "absolute", inset: 0 });

export const search = style({
  position: "absolute",
  insetBlockStart: "0.875rem",
  insetInline: "0.875rem",
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: "2.75rem",
  paddingInline: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: "1.375rem",
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  fontSize: textSize[15],
  overflowWrap: "anywhere",
});

export const sheet = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInline: 0,
  paddingBlock: `${space[4]} ${space[5]}`,
  paddingInline: space[4],
  borderRadius: "1rem 1rem 0 0",
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.floating,
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: "0.375rem",
      insetInlineStart: "calc(50% - 1.125rem)",
      inlineSize: "2.25rem",
      blockSize: "0.25rem",
      borderRadius: vars.radius.badge,
      backgroundColor: vars.color.lineStrong,
    },
  },
  "@media": {
    [media.forcedColors]: {
      border: "1px solid CanvasText",
      selectors: { "&::before": { backgroundColor: "ButtonText" } },
    },
  },
});

export const sheetHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: space[3],
  marginBlockStart: space[2],
  overflowWrap: "anywhere",
  fontWeight: 650,
});

export const sheetPrice = style({
  fontSize: textSize[22],
  fontWeight: 720,
  fontVariantNumeric: "tabular-nums",
});

export const sheetNote = style({ fontSize: textSize[14], color: vars.color.inkMuted });

export const sheetAction = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: "2.75rem",
  marginBlockStart: space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  fontWeight: 600,
  fontSize: textSize[15],
  "@media": { [media.forcedColors]: { border: "1px solid ButtonText" } },
});

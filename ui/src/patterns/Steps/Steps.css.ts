import { media, space, textSize, vars } from "../../theme";
import { style, tabular, touchTarget } from "../style";

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[10],
  "@media": {
    [media.desktop]: {
      gap: space[12],
      gridAutoColumns: "minmax(0, 1fr)",
      gridAutoFlow: "column",
    },
  },
});

export const step = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  // A dashed way from one to the next.
  selectors: {
    "&:not(:last-child)::before": {
      content: '""',
      position: "absolute",
      insetBlock: "3.25rem -2.25rem",
      insetInlineStart: "calc(1.375rem - 1px)",
      borderInlineStart: `2px dashed ${vars.color.lineStrong}`,
    },
  },
  paddingInlineStart: "4rem",
  "@media": {
    [media.desktop]: {
      paddingInlineStart: 0,
      selectors: {
        "&:not(:last-child)::before": {
          insetBlock: "1.3125rem auto",
          insetInline: "3.5rem -2.5rem",
          borderInlineStart: 0,
          borderBlockStart: `2px dashed ${vars.color.lineStrong}`,
        },
      },
    },
  },
});

export const mark = style({
  position: "absolute",
  insetInlineStart: 0,
  ...touchTarget,
  borderRadius: "50%",
  border: `1px solid ${vars.color.ink}`,
  backgroundColor: vars.color.surface,
  selectors: {
    "li:last-child > &": { backgroundColor: vars.color.inverse, color: vars.color.onInverse },
  },
  "@media": { [media.desktop]: { position: "static", marginBlockEnd: space[5] } },
});

export const title = style({
  fontSize: textSize[22],
  fontWeight: 680,
  letterSpacing: "-0.015em",
  lineHeight: 1.25,
  // Beside its mark on small screens.
  paddingBlockStart: "0.5rem",
  "@media": { [media.desktop]: { paddingBlockStart: 0 } },
});

export const text = style({
  marginBlockStart: space[2],
  fontSize: textSize[15],
  lineHeight: 1.5,
  color: vars.color.inkMuted,
  textWrap: "pretty",
});

export const example = style({
  ...tabular,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[4],
  paddingBlock: "0.8125rem",
  paddingInline: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: textSize[15],
});

/** Grows, so that the examples stand on one line however long the words above them are. */
export const room = style({ flex: `1 0 ${space[4]}` });
export const exampleValue = style({ fontWeight: 650 });

import { media, space, textSize, vars } from "../../theme";
import { cardBox, style, tabular } from "../style";

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  minInlineSize: 0,
  overflowWrap: "anywhere",
  padding: space[5],
  ...cardBox,
  selectors: { "&[data-featured]": { borderColor: vars.color.ink } },
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "14rem minmax(0, 1fr)",
      gap: space[10],
      padding: space[8],
    },
  },
});

/** What it is: beside the story on wide screens, above it on small ones. */
export const side = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space[3],
  minInlineSize: 0,
});

export const version = style({
  ...tabular,
  fontSize: textSize[36],
  fontStretch: "94%",
  fontWeight: 720,
  letterSpacing: "-0.02em",
  lineHeight: 1.05,
});

export const badges = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const date = style({ fontSize: textSize[15], color: vars.color.inkMuted });

export const facts = style({
  inlineSize: "100%",
  display: "grid",
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: textSize[14],
  lineHeight: 1.4,
});

export const term = style({ color: vars.color.inkMuted });
export const detail = style({ ...tabular, fontWeight: 500 });

export const story = style({ minInlineSize: 0 });

export const title = style({
  fontSize: textSize[20],
  fontWeight: 650,
  letterSpacing: "-0.01em",
  lineHeight: 1.25,
  selectors: { "[data-featured] &": { fontSize: textSize[28], letterSpacing: "-0.02em" } },
});

export const description = style({
  marginBlockStart: space[2],
  maxInlineSize: "68ch",
  color: vars.color.inkMuted,
});

export const lists = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  marginBlockStart: space[6],
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))",
      gap: space[8],
    },
  },
});

export const listTitle = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: textSize[15],
  fontWeight: 650,
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const point = style({
  position: "relative",
  paddingBlockStart: space[2],
  paddingInlineStart: space[5],
  fontSize: textSize[15],
  lineHeight: 1.45,
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: "1.1rem",
      insetInlineStart: "0.125rem",
      inlineSize: "0.5rem",
      blockSize: "1px",
      backgroundColor: vars.color.inkMuted,
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&::before": { backgroundColor: "CanvasText" } } },
  },
});

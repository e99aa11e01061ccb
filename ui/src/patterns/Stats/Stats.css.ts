import { media, space, textSize, vars } from "../../theme";
import { style, tabular, twoOrOne } from "../style";

/** One ruled box: the gaps between the cells are the rules. */
export const box = style({
  display: "grid",
  gridTemplateColumns: twoOrOne("7.5rem"),
  gap: "1px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.line,
  overflow: "hidden",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))" },
    [media.forcedColors]: { backgroundColor: "CanvasText" },
  },
});

export const cell = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  paddingBlock: space[3],
  paddingInline: space[4],
  backgroundColor: vars.color.surface,
  "@media": { [media.desktop]: { paddingBlock: space[4], paddingInline: space[5] } },
});

export const label = style({ fontSize: textSize[14], lineHeight: 1.4, color: vars.color.inkMuted });

/** A phone's cells have no room for a mark beside most labels: it is below all of them there. */
export const mark = style({ "@media": { [media.belowTablet]: { display: "block" } } });

export const value = style({
  ...tabular,
  fontSize: "1.625rem",
  fontWeight: 720,
  letterSpacing: "-0.02em",
  lineHeight: 1.3,
  overflowWrap: "anywhere",
  // A word has no digits to leave out: "Professional" is to stand in half of a phone.
  selectors: { "&[data-words]": { fontSize: textSize[20], lineHeight: "2.125rem" } },
  "@media": {
    [media.desktop]: {
      fontSize: "2rem",
      selectors: { "&[data-words]": { fontSize: "2rem", lineHeight: 1.3 } },
    },
  },
});

export const note = style({
  ...tabular,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "0.375rem",
  fontSize: textSize[13],
  lineHeight: 1.5,
  color: vars.color.inkMuted,
});

export const trend = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.125rem",
  fontWeight: 650,
  selectors: {
    "&[data-direction='up']": { color: vars.color.success.text },
    "&[data-direction='down']": { color: vars.color.critical.text },
  },
});

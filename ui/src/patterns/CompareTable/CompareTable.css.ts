import { createGlobalVar } from "@vanilla-extract/css";
import { media, space, textSize, vars } from "../../theme";
import { cardBox, style, tabular, visuallyHidden } from "../style";

/** How many columns are compared. */
const compared = createGlobalVar("pl-compared");

const labelWidth = "10rem";

export const scroller = style({
  // What is read by screen readers alone is placed in here, not on the page.
  position: "relative",
  overflowX: "auto",
  overscrollBehaviorInline: "contain",
  ...cardBox,
  // What gets the focus comes to stand beside the line's name, not under it.
  "@media": { [media.tablet]: { scrollPaddingInlineStart: labelWidth } },
});

export const hidden = style(visuallyHidden);

export const table = style({
  tableLayout: "fixed",
  inlineSize: "100%",
  // A column less than this wide breaks every number; then the table scrolls. On a phone two have
  // room, and the edge of a third tells that it is there.
  minInlineSize: `calc(${compared} * 9.25rem)`,
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: textSize[15],
  lineHeight: 1.45,
  textAlign: "start",
  "@media": { [media.tablet]: { minInlineSize: `calc(${labelWidth} + ${compared} * 12rem)` } },
});

/** A column of its own, which stays in sight while the rest moves under it. */
const first = {
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: labelWidth,
  paddingInline: space[5],
  backgroundColor: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
} as const;

/** On a phone the line's name stands over the line, and takes no room from the columns. */
export const corner = style({ inlineSize: 0, padding: 0, "@media": { [media.tablet]: first } });

export const head = style({
  padding: space[3],
  verticalAlign: "top",
  textAlign: "start",
  fontWeight: 600,
  "@media": { [media.tablet]: { padding: space[4] } },
});

export const part = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space[2],
});

export const picture = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "5.5rem",
  blockSize: "5.5rem",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  overflow: "hidden",
});

export const name = style({
  fontSize: textSize[15],
  lineHeight: 1.3,
  overflowWrap: "anywhere",
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  selectors: { "&:hover": { textDecorationThickness: "2px" } },
});

export const detail = style({
  // Close to the name that it belongs to.
  marginBlockStart: `calc(${space[1]} - ${space[2]})`,
  fontSize: textSize[13],
  fontWeight: 500,
  lineHeight: 1.4,
  color: vars.color.inkMuted,
  overflowWrap: "anywhere",
});

export const remove = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  borderRadius: vars.radius.control,
  color: vars.color.inkMuted,
  selectors: {
    "&:hover": { color: vars.color.ink, backgroundColor: vars.color.sunken },
    "&::after": { content: '""', position: "absolute", inset: "-4px" },
  },
});

const ruled = { borderBlockStart: `1px solid ${vars.color.line}` } as const;

export const label = style({
  ...ruled,
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  padding: 0,
  paddingBlockStart: space[2],
  verticalAlign: "top",
  textAlign: "start",
  fontSize: textSize[13],
  fontWeight: 500,
  lineHeight: 1.4,
  color: vars.color.inkMuted,
  whiteSpace: "nowrap",
  textIndent: space[3],
  selectors: { "[data-differs] > &": { color: vars.color.ink, fontWeight: 600 } },
  "@media": {
    [media.tablet]: {
      ...first,
      paddingBlock: space[3],
      fontSize: textSize[14],
      whiteSpace: "normal",
      overflowWrap: "anywhere",
      textIndent: 0,
    },
  },
});

/** In words, not by color alone. */
export const differs = style({
  marginInlineStart: space[2],
  fontSize: textSize[12],
  fontWeight: 500,
  color: vars.color.accentText,
  "@media": { [media.tablet]: { display: "block", marginInlineStart: 0 } },
});

export const cell = style({
  ...tabular,
  ...ruled,
  padding: space[3],
  // Under the line's name.
  paddingBlockStart: "2rem",
  verticalAlign: "top",
  textAlign: "start",
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { paddingInline: space[4], paddingBlockStart: space[3] } },
});

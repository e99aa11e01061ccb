import { createGlobalVar, style } from "@vanilla-extract/css";
import { media, space, textSize, vars } from "../../theme";
import { inRecipe, tabular, visuallyHidden } from "../style";

/** How many columns are compared. */
const compared = createGlobalVar("pl-compared");

const labelWidth = "6.25rem";
const labelWidthWide = "10rem";

export const scroller = style(
  inRecipe({
    // What is read by screen readers alone is placed in here, not on the page.
    position: "relative",
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    // What gets the focus comes to stand beside the line's name, not under it.
    scrollPaddingInlineStart: labelWidth,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    "@media": { [media.tablet]: { scrollPaddingInlineStart: labelWidthWide } },
  } as const),
);

export const hidden = style(inRecipe(visuallyHidden));

export const table = style(
  inRecipe({
    tableLayout: "fixed",
    inlineSize: "100%",
    // A column less than this wide breaks every number; then the table scrolls.
    minInlineSize: `calc(${labelWidth} + ${compared} * 10rem)`,
    borderCollapse: "separate",
    borderSpacing: 0,
    fontSize: textSize[15],
    lineHeight: 1.45,
    textAlign: "start",
    "@media": {
      [media.tablet]: { minInlineSize: `calc(${labelWidthWide} + ${compared} * 12rem)` },
    },
  } as const),
);

/** Stays in sight while the rest moves under it. */
const first = {
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: labelWidth,
  paddingInline: space[3],
  backgroundColor: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
} as const;

export const corner = style(
  inRecipe({
    ...first,
    "@media": { [media.tablet]: { inlineSize: labelWidthWide, paddingInline: space[5] } },
  } as const),
);

export const head = style(
  inRecipe({
    padding: space[3],
    verticalAlign: "top",
    textAlign: "start",
    fontWeight: 600,
    "@media": { [media.tablet]: { padding: space[4] } },
  } as const),
);

export const part = style(
  inRecipe({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: space[2],
  } as const),
);

export const picture = style(
  inRecipe({
    display: "grid",
    placeItems: "center",
    inlineSize: "5.5rem",
    blockSize: "5.5rem",
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.sunken,
    overflow: "hidden",
  }),
);

export const name = style(
  inRecipe({
    fontSize: textSize[15],
    lineHeight: 1.3,
    overflowWrap: "anywhere",
    textDecorationLine: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.2em",
    selectors: { "&:hover": { textDecorationThickness: "2px" } },
  } as const),
);

export const remove = style(
  inRecipe({
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
  } as const),
);

const ruled = { borderBlockStart: `1px solid ${vars.color.line}` } as const;

export const label = style(
  inRecipe({
    ...first,
    ...ruled,
    paddingBlock: space[3],
    verticalAlign: "top",
    textAlign: "start",
    fontSize: textSize[13],
    fontWeight: 500,
    lineHeight: 1.4,
    color: vars.color.inkMuted,
    overflowWrap: "anywhere",
    selectors: { "[data-differs] > &": { color: vars.color.ink, fontWeight: 600 } },
    "@media": {
      [media.tablet]: {
        inlineSize: labelWidthWide,
        paddingInline: space[5],
        fontSize: textSize[14],
      },
    },
  } as const),
);

/** In words, not by colour alone. */
export const differs = style(
  inRecipe({
    display: "block",
    fontSize: textSize[12],
    fontWeight: 500,
    color: vars.color.accentText,
  }),
);

export const cell = style(
  inRecipe({
    ...tabular,
    ...ruled,
    padding: space[3],
    verticalAlign: "top",
    textAlign: "start",
    overflowWrap: "anywhere",
    "@media": { [media.tablet]: { paddingInline: space[4] } },
  } as const),
);

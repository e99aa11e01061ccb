import { style } from "@vanilla-extract/css";
import { media, space, textSize, vars } from "../../theme";
import { inRecipe } from "../style";

export const panel = style(
  inRecipe({
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    // Round corners for what lies flush; a focus ring may still stand out.
    overflow: "clip",
    overflowClipMargin: "4px",
  } as const),
);

export const head = style(
  inRecipe({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space[4],
    rowGap: space[2],
    minBlockSize: "3.5rem",
    paddingBlock: "0.625rem",
    paddingInline: space[4],
    selectors: { "[data-flush] > &": { borderBlockEnd: `1px solid ${vars.color.line}` } },
    "@media": { [media.tablet]: { paddingInline: space[5] } },
  } as const),
);

// Long words send the actions to a line of their own.
export const words = style(inRecipe({ flex: "1 1 auto", minInlineSize: 0 }));

export const title = style(
  inRecipe({
    fontSize: "1.0625rem",
    fontWeight: 650,
    lineHeight: 1.35,
    letterSpacing: "-0.01em",
  }),
);

export const text = style(
  inRecipe({
    maxInlineSize: "68ch",
    marginBlockStart: "0.125rem",
    fontSize: textSize[14],
    lineHeight: 1.45,
    color: vars.color.inkMuted,
    textWrap: "pretty",
  }),
);

export const actions = style(
  inRecipe({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space[4],
    rowGap: space[2],
    fontSize: textSize[14],
  } as const),
);

/** Beside a button on a phone there is no room for it, and the button matters more. */
export const more = style(
  inRecipe({
    "@media": {
      [media.belowTablet]: {
        selectors: { "&:not(:only-child)": { display: "none" } },
      },
    },
  } as const),
);

export const body = style(
  inRecipe({
    paddingBlock: `0.375rem ${space[5]}`,
    paddingInline: space[4],
    selectors: {
      // Over the head's line, for content that begins with one of its own, as a table does.
      "[data-flush] > &": { padding: 0, marginBlockStart: "-1px" },
    },
    "@media": {
      [media.tablet]: {
        paddingInline: space[5],
        selectors: { "[data-flush] > &": { padding: 0 } },
      },
    },
  }),
);

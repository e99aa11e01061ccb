import { media, space, textSize, vars } from "../../theme";
import { cardBox, style } from "../style";

export const panel = style({
  ...cardBox,
  // Round corners for what lies flush; a focus ring may still stand out.
  overflow: "clip",
  overflowClipMargin: "4px",
});

export const head = style({
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
});

// Long words send the actions to a line of their own.
export const words = style({ flex: "1 1 auto", minInlineSize: 0 });

export const title = style({
  fontSize: "1.0625rem",
  fontWeight: 650,
  lineHeight: 1.35,
  letterSpacing: "-0.01em",
});

export const text = style({
  maxInlineSize: "68ch",
  marginBlockStart: "0.125rem",
  fontSize: textSize[14],
  lineHeight: 1.45,
  color: vars.color.inkMuted,
  textWrap: "pretty",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[4],
  rowGap: space[2],
  fontSize: textSize[14],
});

/** Beside a button on a phone there is no room for it, and the button matters more. */
export const more = style({
  "@media": { [media.belowTablet]: { selectors: { "&:not(:only-child)": { display: "none" } } } },
});

export const body = style({
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
});

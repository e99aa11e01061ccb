import { media, space, textSize, vars } from "../../theme";
import { highlight, style, transition } from "../style";

export const group = style({
  display: "inline-flex",
  flexWrap: "wrap",
  gap: "2px",
  maxInlineSize: "100%",
  padding: "2px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: `calc(${vars.radius.control} + 2px)`,
  backgroundColor: vars.color.surface,
});

export const choice = style({
  // Of a line of its own it takes all.
  flexGrow: 1,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.375rem",
  minBlockSize: "2.25rem",
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  fontSize: textSize[14],
  fontWeight: 550,
  overflowWrap: "anywhere",
  color: vars.color.ink,
  transition: transition("background-color"),
  selectors: {
    "&:hover": { backgroundColor: vars.color.sunken },
    "&[aria-pressed='true']": {
      backgroundColor: vars.color.inverse,
      color: vars.color.onInverse,
    },
  },
  "@media": {
    [media.coarse]: { minBlockSize: "2.75rem" },
    [media.forcedColors]: { selectors: { "&[aria-pressed='true']": highlight } },
  },
});

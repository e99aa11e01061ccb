import { coverRadio, focusRing, highlight, style, transition } from "../../internal/css";
import { media, space, textSize, vars } from "../../theme";

export const segments = style({
  display: "inline-flex",
  // More choices than a line holds go on in the next.
  flexWrap: "wrap",
  gap: "2px",
  maxInlineSize: "100%",
  padding: "3px",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: `calc(${vars.radius.control} + 3px)`,
  backgroundColor: vars.color.surface,
});

/** One choice: a link, a button, or a label around a radio. */
export const segment = style({
  position: "relative",
  // Of a line of its own it takes all.
  flexGrow: 1,
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: "2.75rem",
  paddingInline: "1.125rem",
  borderRadius: vars.radius.control,
  fontSize: textSize[15],
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  cursor: "pointer",
  transition: transition("background-color", "color"),
  selectors: {
    "&:hover": { backgroundColor: vars.color.sunken },
    "&[aria-current], &[aria-pressed='true'], &:has(:checked)": {
      backgroundColor: vars.color.inverse,
      color: vars.color.onInverse,
    },
    "&:has(:focus-visible)": focusRing,
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[aria-current], &[aria-pressed='true'], &:has(:checked)": highlight },
    },
    "screen and (max-width: 400px)": { paddingInline: space[3] },
  },
});

/** Over the whole segment, so that touch and screen-reader exploration find it where it is seen. */
export const radio = style(coverRadio);

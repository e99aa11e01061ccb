import { style, transition } from "../../internal/css";
import { media, space, textSize, vars } from "../../theme";

export const list = style({
  display: "flex",
  // More than a line holds go on in the next: what is scrolled out of sight is not found.
  flexWrap: "wrap",
  columnGap: space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const item = style({ minInlineSize: 0, maxInlineSize: "100%" });

/** A link or a button; the chosen one has a bar on the line under all of them. */
export const tab = style({
  position: "relative",
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minInlineSize: "2.75rem",
  maxInlineSize: "100%",
  minBlockSize: "2.75rem",
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
  color: vars.color.inkMuted,
  fontSize: textSize[15],
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  transition: transition("color", "background-color"),
  selectors: {
    "&:hover": { backgroundColor: vars.color.sunken, color: vars.color.ink },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&:is([aria-selected='true'], [aria-current])": { color: vars.color.ink },
    "&:is([aria-selected='true'], [aria-current])::after": {
      content: '""',
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: "-1px",
      blockSize: "3px",
      backgroundColor: vars.color.ink,
    },
    "&:disabled": { cursor: "not-allowed", opacity: 0.55 },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&:is([aria-selected='true'], [aria-current])::after": {
          forcedColorAdjust: "none",
          backgroundColor: "Highlight",
        },
      },
    },
  },
});

export const panel = style({
  paddingBlockStart: space[5],
  selectors: { "&:focus-visible": { outlineOffset: "2px" } },
});

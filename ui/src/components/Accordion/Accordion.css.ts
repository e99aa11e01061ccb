import { keyframes } from "@vanilla-extract/css";
import { style, transition } from "../../internal/css";
import { media, space, textSize, vars } from "../../theme";

/** A browser in which nothing will ever open: everything is shown instead. */
const noScript = "(scripting: none)";

export const item = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { "&:first-child": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const trigger = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  // Room for the focus ring beside the words, which keep the page's edge.
  inlineSize: `calc(100% + 2 * ${space[2]})`,
  marginInline: `calc(-1 * ${space[2]})`,
  minBlockSize: "4rem",
  paddingBlock: space[4],
  paddingInline: space[2],
  fontSize: textSize[18],
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: "start",
  overflowWrap: "anywhere",
  borderRadius: vars.radius.control,
  selectors: {
    "&:hover": { color: vars.color.accentText },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
  "@media": { [noScript]: { pointerEvents: "none" } },
});

export const chevron = style({
  flexShrink: 0,
  color: vars.color.inkMuted,
  transition: transition("transform"),
  selectors: { "[data-state='open'] > &": { transform: "rotate(180deg)" } },
  "@media": { [noScript]: { display: "none" } },
});

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const panel = style({
  selectors: {
    "&[data-state='closed']": { display: "none" },
    "&[data-state='open']": { animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}` },
  },
  "@media": { [noScript]: { selectors: { "&[data-state='closed']": { display: "block" } } } },
});

export const content = style({
  maxInlineSize: "68ch",
  paddingBlockEnd: space[6],
  color: vars.color.inkMuted,
  textWrap: "pretty",
  "@media": { [media.tablet]: { paddingInlineEnd: space[12] } },
});

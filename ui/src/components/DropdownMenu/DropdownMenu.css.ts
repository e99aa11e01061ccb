import { keyframes } from "@vanilla-extract/css";
import { cardBox, globalStyle, style } from "../../internal/css";
import { media, space, textSize, vars, zIndex } from "../../theme";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });
const leave = keyframes({ to: { opacity: 0 } });

export const content = style({
  zIndex: zIndex.overlay,
  minInlineSize: "min(14rem, 100vw - 32px)",
  maxInlineSize: "calc(100vw - 32px)",
  maxBlockSize: "var(--radix-dropdown-menu-content-available-height)",
  overflowY: "auto",
  overflowWrap: "anywhere",
  padding: space[1],
  ...cardBox,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
  selectors: {
    "&[data-state='open']": { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` },
    "&[data-state='closed']": { animation: `${leave} ${vars.motion.fast} ${vars.motion.ease}` },
  },
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  inlineSize: "100%",
  minBlockSize: "2.5rem",
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  fontSize: textSize[15],
  fontWeight: 500,
  lineHeight: 1.35,
  textAlign: "start",
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    // The menu moves one highlight for pointer and keyboard alike; the ring is for the keyboard.
    "&[data-highlighted]": { backgroundColor: vars.color.sunken, outline: "none" },
    "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
    "&[data-disabled]": { color: vars.color.inkMuted, cursor: "not-allowed" },
    "&[data-tone='critical']": { color: vars.color.critical.text },
  },
  "@media": {
    [media.coarse]: { minBlockSize: "2.75rem" },
    [media.forcedColors]: {
      selectors: { "&[data-highlighted]": { outline: "2px solid Highlight" } },
    },
  },
});
globalStyle(`${item} > svg`, {
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  strokeWidth: 1.5,
  flexShrink: 0,
});

export const label = style({
  paddingBlock: space[2],
  paddingInline: space[3],
  fontSize: textSize[14],
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});

export const separator = style({
  marginBlock: space[1],
  marginInline: `-${space[1]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

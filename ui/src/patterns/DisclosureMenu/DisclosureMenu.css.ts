import { media, space, vars, zIndex } from "../../theme";
import { globalStyle, oneLine, style, visuallyHidden } from "../style";

export const root = style({
  position: "relative",
  maxInlineSize: "100%",
  blockSize: "fit-content",
});

export const icon = style({ display: "inline-flex" });
globalStyle(`${icon} > svg`, { inlineSize: "1.125rem", blockSize: "1.125rem", strokeWidth: 1.5 });

export const label = style({
  minInlineSize: 0,
  "@media": {
    "screen and (max-width: 479.98px)": { selectors: { "&[data-compact]": visuallyHidden } },
  },
});

export const detail = style({
  display: "none",
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${space[2]})`,
  "@media": {
    [media.desktop]: {
      display: "inline-block",
      maxInlineSize: "12rem",
      ...oneLine,
    },
  },
});

/** On a phone a sheet at the foot of the window; its shadow keeps the page back. */
const sheet = {
  position: "fixed",
  inset: "auto 0 0",
  inlineSize: "auto",
  maxInlineSize: "none",
  padding: `${space[4]} ${space[5]} calc(${space[5]} + env(safe-area-inset-bottom))`,
  // Seen where colors are forced, which takes away the shadow.
  border: "0 solid transparent",
  borderBlockStartWidth: "1px",
  borderRadius: "16px 16px 0 0",
  boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
} as const;

export const panel = style({
  position: "absolute",
  insetBlockStart: "calc(100% + 0.5rem)",
  insetInlineStart: 0,
  zIndex: zIndex.overlay,
  inlineSize: "16rem",
  maxInlineSize: "calc(100vw - 32px)",
  padding: space[4],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.floating,
  "@media": {
    [media.tablet]: {
      selectors: { "&[data-align='end']": { insetInlineStart: "auto", insetInlineEnd: 0 } },
    },
    [media.desktop]: { insetInlineStart: "auto", insetInlineEnd: 0 },
    [media.belowTablet]: sheet,
  },
});

export const large = style({
  display: "flex",
  flexDirection: "column",
  padding: 0,
  "@media": {
    [media.belowTablet]: {
      maxBlockSize: "min(85dvh, 44rem)",
      padding: 0,
    },
    [media.tablet]: {
      inlineSize: "42rem",
      maxInlineSize: "calc(100vw - 5rem)",
      maxBlockSize: "min(44rem, calc(100dvh - 10rem))",
    },
  },
});

// It keeps to the end of what the button stands in: to the button's own, it would leave the window
// where text is large.
globalStyle(`${root}:has(> ${large})`, { "@media": { [media.desktop]: { position: "static" } } });

export const body = style({
  flex: "1 1 auto",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[5],
});

export const foot = style({
  flexShrink: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  paddingInline: space[5],
  paddingBlock: space[3],
  paddingBlockEnd: `calc(${space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

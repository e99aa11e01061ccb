import { globalStyle, highlight, style, transition } from "../../internal/css";
import { layout, media, space, textSize, vars } from "../../theme";

/** Scrolls sideways where there is no room; the padding keeps focus rings from being cut off. */
export const row = style({
  display: "flex",
  gap: space[2],
  margin: "-4px",
  padding: "4px",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollPaddingInline: space[5],
  scrollbarWidth: "none",
  selectors: {
    "&[data-bleed]": {
      marginInline: `-${layout.gutter}px`,
      paddingInline: `${layout.gutter}px`,
    },
    "&[data-fades]": {
      paddingInlineEnd: space[6],
      maskImage: `linear-gradient(to right, #000 calc(100% - ${space[6]}), transparent)`,
    },
    "[dir='rtl'] &[data-fades]": {
      maskImage: `linear-gradient(to left, #000 calc(100% - ${space[6]}), transparent)`,
    },
  },
  "@media": {
    [media.tablet]: {
      selectors: { "&[data-bleed]": { marginInline: "-4px", paddingInline: "4px" } },
    },
  },
});

export const item = style({ flexShrink: 0 });

export const chip = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: "2.5rem",
  paddingInline: space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: textSize[14],
  fontWeight: 600,
  whiteSpace: "nowrap",
  transition: transition("background-color", "border-color"),
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&[aria-current]": {
      borderColor: vars.color.inverse,
      backgroundColor: vars.color.inverse,
      color: vars.color.onInverse,
    },
    "&[aria-current]:hover": { backgroundColor: vars.color.inverseHover },
  },
  "@media": {
    [media.coarse]: { minBlockSize: "2.75rem" },
    [media.forcedColors]: { selectors: { "&[aria-current]": highlight } },
  },
});
globalStyle(`${chip} > svg`, { inlineSize: "1rem", blockSize: "1rem", strokeWidth: 1.5 });

export const count = style({
  fontWeight: 450,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.inkMuted,
  selectors: { "[aria-current] > &": { color: "inherit" } },
});

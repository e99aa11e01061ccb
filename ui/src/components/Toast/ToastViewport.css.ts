import { keyframes, styleVariants } from "@vanilla-extract/css";
import { globalStyle, inRecipe, style } from "../../internal/css";
import { layout, media, space, textSize, vars, zIndex } from "../../theme";

export const viewport = style({
  position: "fixed",
  // Over the header, which is always there: under it stands the heading that the message is about.
  insetBlockStart: space[1],
  insetInline: `min(${space[4]}, 4.5vw)`,
  zIndex: zIndex.toast,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  justifyItems: "end",
  pointerEvents: "none",
  outline: "none",
  "@media": {
    [media.tablet]: {
      insetBlockStart: `calc(${layout.header}px + ${space[4]})`,
      insetInline: `auto ${space[6]}`,
      inlineSize: "22.5rem",
      maxInlineSize: `calc(100% - 2 * ${space[6]})`,
    },
  },
});

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-8px)" } });
const leave = keyframes({ to: { opacity: 0 } });

const card = style({
  display: "flex",
  alignItems: "start",
  // Large text needs the width that its margins would take with it.
  gap: `min(${space[3]}, 14px)`,
  inlineSize: "100%",
  paddingInlineStart: `min(${space[4]}, 18px)`,
  border: "1px solid",
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  pointerEvents: "auto",
  selectors: {
    "&[data-state='open']": { animation: `${arrive} ${vars.motion.normal} ${vars.motion.ease}` },
    "&[data-state='closed']": {
      animation: `${leave} ${vars.motion.fast} ${vars.motion.ease} forwards`,
    },
    "&[data-swipe='move']": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
    // It fades where the finger has let it go.
    "&[data-swipe='end']": { transform: "translateX(var(--radix-toast-swipe-end-x))" },
  },
});

/** By tone. */
export const toast = styleVariants({
  success: [
    card,
    inRecipe({
      backgroundColor: vars.color.success.tint,
      color: vars.color.success.text,
      borderColor: vars.color.successLine,
    }),
  ],
  critical: [
    card,
    inRecipe({
      backgroundColor: vars.color.critical.tint,
      color: vars.color.critical.text,
      borderColor: vars.color.criticalLine,
    }),
  ],
  info: [
    card,
    inRecipe({
      backgroundColor: vars.color.surface,
      color: vars.color.ink,
      borderColor: vars.color.lineStrong,
    }),
  ],
});

export const icon = style({
  display: "inline-flex",
  alignItems: "center",
  blockSize: "2.75rem",
  flexShrink: 0,
});
globalStyle(`${icon} > svg`, { inlineSize: "1.25rem", blockSize: "1.25rem", strokeWidth: 1.75 });

export const message = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: "0.6875rem",
  fontSize: textSize[15],
  fontWeight: 600,
  lineHeight: 1.4,
});

export const close = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "min(2.75rem, 48px)",
  blockSize: "2.75rem",
  flexShrink: 0,
  borderRadius: vars.radius.card,
  selectors: { "&:focus-visible": { outlineOffset: "-4px" } },
});

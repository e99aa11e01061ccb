import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inRecipe } from "../../internal/css";
import { layers, layout, media, space, textSize, vars, zIndex } from "../../theme";

export const viewport = style(
  inRecipe({
    position: "fixed",
    insetBlockStart: `calc(${layout.headerPhone}px + ${space[3]})`,
    insetInline: space[4],
    zIndex: zIndex.toast,
    display: "grid",
    gap: space[2],
    justifyItems: "end",
    pointerEvents: "none",
    outline: "none",
    "@media": {
      [media.tablet]: {
        insetBlockStart: `calc(${layout.header}px + ${space[4]})`,
        insetInline: `auto ${space[6]}`,
      },
    },
  }),
);

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-8px)" } });
const leave = keyframes({ to: { opacity: 0 } });

export const toast = recipe({
  base: inRecipe({
    display: "flex",
    alignItems: "start",
    gap: space[3],
    inlineSize: "100%",
    paddingInlineStart: space[4],
    border: "1px solid",
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
    pointerEvents: "auto",
    "@media": { [media.tablet]: { inlineSize: "22.5rem" } },
    selectors: {
      "&[data-state='open']": { animation: `${arrive} ${vars.motion.normal} ${vars.motion.ease}` },
      "&[data-state='closed']": {
        animation: `${leave} ${vars.motion.fast} ${vars.motion.ease} forwards`,
      },
      "&[data-swipe='move']": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
      // It fades where the finger has let it go.
      "&[data-swipe='end']": { transform: "translateX(var(--radix-toast-swipe-end-x))" },
    },
  }),
  variants: {
    tone: {
      success: inRecipe({
        backgroundColor: vars.color.success.tint,
        color: vars.color.success.text,
        borderColor: vars.color.successLine,
      }),
      critical: inRecipe({
        backgroundColor: vars.color.critical.tint,
        color: vars.color.critical.text,
        borderColor: vars.color.criticalLine,
      }),
      info: inRecipe({
        backgroundColor: vars.color.surface,
        color: vars.color.ink,
        borderColor: vars.color.lineStrong,
      }),
    },
  },
});

export const icon = style(
  inRecipe({ display: "inline-flex", alignItems: "center", blockSize: "2.75rem", flexShrink: 0 }),
);
globalStyle(`${icon} > svg`, {
  "@layer": { [layers.recipe]: { inlineSize: "1.25rem", blockSize: "1.25rem", strokeWidth: 1.75 } },
});

export const message = style(
  inRecipe({
    flex: 1,
    minInlineSize: 0,
    paddingBlock: "0.6875rem",
    fontSize: textSize[15],
    fontWeight: 600,
    lineHeight: 1.4,
  }),
);

export const close = style(
  inRecipe({
    display: "grid",
    placeItems: "center",
    inlineSize: "2.75rem",
    blockSize: "2.75rem",
    flexShrink: 0,
    borderRadius: vars.radius.card,
    selectors: { "&:focus-visible": { outlineOffset: "-4px" } },
  }),
);

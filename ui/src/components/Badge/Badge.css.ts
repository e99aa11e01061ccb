import { recipe } from "@vanilla-extract/recipes";
import { globalStyle, inRecipe, tint, toneEdge } from "../../internal/css";
import { textSize, vars } from "../../theme";

export const badge = recipe({
  base: inRecipe({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.25rem",
    flexShrink: 0,
    inlineSize: "fit-content",
    maxInlineSize: "100%",
    overflow: "clip",
    borderRadius: vars.radius.badge,
    fontWeight: 600,
    lineHeight: 1,
    whiteSpace: "nowrap",
    selectors: { "&:not(:focus-visible)": { outline: toneEdge } },
  }),
  variants: {
    tone: {
      success: tint("success"),
      info: tint("info"),
      warning: tint("warning"),
      neutral: tint("neutral"),
      critical: tint("critical"),
      accent: inRecipe({ backgroundColor: vars.color.accent, color: vars.color.onAccent }),
    },
    size: {
      small: inRecipe({ blockSize: "1.25rem", paddingInline: "0.5rem", fontSize: textSize[12] }),
      medium: inRecipe({ blockSize: "1.5rem", paddingInline: "0.625rem", fontSize: textSize[13] }),
    },
  },
  defaultVariants: { tone: "neutral", size: "medium" },
});

globalStyle(`${badge.classNames.base} > svg`, {
  inlineSize: "0.875rem",
  blockSize: "0.875rem",
  flexShrink: 0,
  marginInlineStart: "-0.25rem",
  strokeWidth: 1.75,
});

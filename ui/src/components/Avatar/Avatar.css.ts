import { recipe } from "@vanilla-extract/recipes";
import { inRecipe } from "../../internal/css";
import { media, textSize, vars } from "../../theme";

export const avatar = recipe({
  base: inRecipe({
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    borderRadius: "50%",
    backgroundColor: vars.color.inverse,
    color: vars.color.onInverse,
    fontWeight: 700,
    lineHeight: 1,
    userSelect: "none",
    "@media": { [media.forcedColors]: { outline: "1px solid" } },
  }),
  variants: {
    size: {
      34: inRecipe({ inlineSize: "2.125rem", blockSize: "2.125rem", fontSize: textSize[13] }),
      44: inRecipe({ inlineSize: "2.75rem", blockSize: "2.75rem", fontSize: textSize[16] }),
    },
  },
  defaultVariants: { size: 34 },
});

import { recipe } from "@vanilla-extract/recipes";
import { inRecipe, mono, oneLine, tabular } from "../../internal/css";
import { textSize, vars } from "../../theme";

export const text = recipe({
  variants: {
    size: {
      12: inRecipe({ fontSize: textSize[12], lineHeight: 1.4 }),
      13: inRecipe({ fontSize: textSize[13], lineHeight: 1.4 }),
      14: inRecipe({ fontSize: textSize[14], lineHeight: 1.45 }),
      15: inRecipe({ fontSize: textSize[15] }),
      16: inRecipe({ fontSize: textSize[16] }),
      18: inRecipe({ fontSize: textSize[18] }),
      20: inRecipe({ fontSize: textSize[20], lineHeight: 1.4 }),
    },
    tone: {
      ink: inRecipe({ color: vars.color.ink }),
      muted: inRecipe({ color: vars.color.inkMuted }),
      accent: inRecipe({ color: vars.color.accentText }),
      critical: inRecipe({ color: vars.color.critical.text }),
      success: inRecipe({ color: vars.color.success.text }),
    },
    weight: {
      400: inRecipe({ fontWeight: 400 }),
      500: inRecipe({ fontWeight: 500 }),
      600: inRecipe({ fontWeight: 600 }),
      700: inRecipe({ fontWeight: 700 }),
    },
    mono: { true: inRecipe(mono) },
    numeric: { true: inRecipe(tabular) },
    truncate: {
      true: inRecipe({
        display: "block",
        minInlineSize: 0,
        ...oneLine,
      }),
    },
    measure: { true: inRecipe({ maxInlineSize: "68ch", textWrap: "pretty" }) },
  },
});

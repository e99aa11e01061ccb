import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inRecipe } from "../../internal/css";
import { media, vars } from "../../theme";

const breathe = keyframes({ "50%": { opacity: 0.55 } });

export const skeleton = recipe({
  base: inRecipe({
    display: "block",
    maxInlineSize: "100%",
    flexShrink: 0,
    backgroundColor: vars.color.neutral.tint,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    "@media": { [media.forcedColors]: { backgroundColor: "GrayText" } },
  }),
  variants: {
    shape: {
      /** One line of the text around it. */
      text: inRecipe({
        inlineSize: "100%",
        blockSize: "0.75em",
        marginBlock: "0.375em",
        borderRadius: "4px",
      }),
      block: inRecipe({
        inlineSize: "100%",
        blockSize: "6rem",
        borderRadius: vars.radius.control,
      }),
      circle: inRecipe({ inlineSize: "2.125rem", blockSize: "2.125rem", borderRadius: "50%" }),
    },
  },
  defaultVariants: { shape: "text" },
});

import { recipe } from "@vanilla-extract/recipes";
import { inRecipe, transition } from "../../internal/css";
import { media, space, vars } from "../../theme";

export const card = recipe({
  base: inRecipe({
    position: "relative",
    minInlineSize: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
  }),
  variants: {
    tone: {
      surface: inRecipe({ backgroundColor: vars.color.surface }),
      sunken: inRecipe({ backgroundColor: vars.color.sunken, borderColor: "transparent" }),
    },
    padding: {
      none: inRecipe({ overflow: "clip" }),
      medium: inRecipe({
        padding: space[4],
        "@media": { [media.tablet]: { padding: space[5] } },
      }),
      large: inRecipe({
        padding: space[5],
        "@media": { [media.tablet]: { padding: space[8] } },
      }),
    },
    interactive: {
      true: inRecipe({
        transition: transition("border-color", "box-shadow", "transform"),
        "@media": {
          [media.hover]: {
            selectors: {
              "&:hover": {
                borderColor: vars.color.lineStrong,
                boxShadow: vars.shadow.raised,
                transform: "translateY(-1px)",
              },
            },
          },
        },
      }),
    },
  },
  defaultVariants: { tone: "surface", padding: "medium" },
});

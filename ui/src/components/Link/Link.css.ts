import { recipe } from "@vanilla-extract/recipes";
import { inRecipe, transition } from "../../internal/css";
import { vars } from "../../theme";

export const link = recipe({
  base: inRecipe({
    borderRadius: "2px",
    textUnderlineOffset: "0.25em",
    textDecorationThickness: "1px",
    transition: transition("text-decoration-color", "color"),
  }),
  variants: {
    tone: {
      accent: inRecipe({ color: vars.color.accentText }),
      ink: inRecipe({ color: vars.color.ink }),
      muted: inRecipe({
        color: vars.color.inkMuted,
        selectors: { "&:hover": { color: vars.color.ink } },
      }),
    },
    underline: {
      always: inRecipe({
        textDecorationLine: "underline",
        textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
        selectors: { "&:hover": { textDecorationColor: "currentColor" } },
      }),
      hover: inRecipe({ selectors: { "&:hover": { textDecorationLine: "underline" } } }),
    },
    cover: {
      true: inRecipe({
        selectors: {
          "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: "inherit" },
          "&:focus-visible": { outline: "none" },
          "&:focus-visible::after": {
            outline: `2px solid ${vars.color.focus}`,
            outlineOffset: "2px",
            borderRadius: vars.radius.card,
          },
        },
      }),
    },
  },
  defaultVariants: { tone: "accent", underline: "always" },
});

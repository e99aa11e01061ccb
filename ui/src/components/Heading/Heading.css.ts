import { recipe } from "@vanilla-extract/recipes";
import { inRecipe } from "../../internal/css";
import { media, textSize, vars } from "../../theme";

/** Looked at from a distance: the narrower cut, set tight. */
const display = {
  fontWeight: 720,
  fontStretch: "94%",
  lineHeight: 1.05,
  letterSpacing: "-0.028em",
} as const;

export const heading = recipe({
  base: inRecipe({ color: vars.color.ink }),
  variants: {
    size: {
      hero: inRecipe({
        ...display,
        // However large the text, "The right part." stays within a phone's gutters.
        fontSize: "min(clamp(2.5rem, 13.8vw, 3.375rem), (100vw - 2.5rem) / 6.4)",
        fontWeight: 760,
        fontStretch: "92%",
        lineHeight: 0.98,
        letterSpacing: "-0.032em",
        wordSpacing: "0.05em",
        "@media": {
          [media.tablet]: { fontSize: "min(5rem, (100vw - 5rem) / 6.4)", lineHeight: 0.96 },
          [media.wide]: { fontSize: "5.75rem" },
        },
      }),
      page: inRecipe({
        ...display,
        fontSize: "2.5rem",
        "@media": { [media.tablet]: { fontSize: textSize[56] } },
      }),
      section: inRecipe({
        ...display,
        fontSize: "2rem",
        "@media": { [media.tablet]: { fontSize: textSize[44] } },
      }),
      panel: inRecipe({
        fontSize: textSize[28],
        fontWeight: 700,
        fontStretch: "96%",
        lineHeight: 1.15,
        letterSpacing: "-0.02em",
      }),
      dashboard: inRecipe({
        fontSize: textSize[22],
        fontWeight: 680,
        lineHeight: 1.25,
        letterSpacing: "-0.012em",
        "@media": { [media.tablet]: { fontSize: "1.5rem" } },
      }),
      card: inRecipe({
        fontSize: textSize[20],
        fontWeight: 650,
        lineHeight: 1.25,
        letterSpacing: "-0.008em",
      }),
      row: inRecipe({ fontSize: textSize[16], fontWeight: 600, lineHeight: 1.35 }),
    },
  },
});

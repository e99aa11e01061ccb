import { recipe } from "@vanilla-extract/recipes";
import { globalStyle, inRecipe, style, tint, toneEdge } from "../../internal/css";
import { space, textSize, vars } from "../../theme";

export const notice = recipe({
  base: inRecipe({
    display: "flex",
    flexWrap: "wrap",
    // Icon, words and what can be done stand on one line.
    alignItems: "baseline",
    gap: space[3],
    paddingBlock: space[3],
    paddingInline: space[4],
    borderRadius: vars.radius.control,
    fontSize: textSize[15],
    border: toneEdge,
  }),
  variants: {
    tone: {
      success: tint("success"),
      info: tint("info"),
      warning: tint("warning"),
      neutral: tint("neutral"),
      critical: tint("critical"),
    },
  },
});

export const icon = style({ display: "inline-flex", alignItems: "center" });
// As high as text is, which the icon has none of.
globalStyle(`${icon}::before`, { content: '"\\200b"' });
globalStyle(`${icon} > svg`, { inlineSize: "1.125rem", blockSize: "1.125rem", strokeWidth: 1.75 });

export const words = style({ flex: "1 1 12rem", minInlineSize: 0, textWrap: "pretty" });
export const title = style({ fontWeight: 650 });
export const action = style({ color: vars.color.ink });

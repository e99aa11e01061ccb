import { recipe } from "@vanilla-extract/recipes";
import { inRecipe, transition } from "../../internal/css";
import { media, space, textSize, vars } from "../../theme";

export const button = recipe({
  base: inRecipe({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[2],
    minBlockSize: "2.75rem",
    paddingInline: space[4],
    border: "1px solid transparent",
    borderRadius: vars.radius.control,
    fontWeight: 600,
    fontSize: textSize[15],
    lineHeight: 1.25,
    textAlign: "center",
    whiteSpace: "nowrap",
    cursor: "pointer",
    userSelect: "none",
    transition: transition("background-color", "border-color", "transform"),
    selectors: {
      "&:active:not(:disabled)": { transform: "translateY(1px)" },
      "&:disabled, &[aria-disabled='true']": { cursor: "not-allowed", opacity: 0.55 },
      "&[data-pending]": { cursor: "progress" },
    },
  }),
  variants: {
    tone: {
      /** The one next thing to do on a screen. */
      accent: inRecipe({
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        selectors: { "&:hover:not(:disabled)": { backgroundColor: vars.color.accentHover } },
        "@media": { [media.forcedColors]: { borderColor: "ButtonText" } },
      }),
      /** Everything else that is pressed. */
      neutral: inRecipe({
        backgroundColor: vars.color.surface,
        borderColor: vars.color.lineStrong,
        color: vars.color.ink,
        selectors: { "&:hover:not(:disabled)": { borderColor: vars.color.ink } },
      }),
      /** In a row of links or beside a stronger button. */
      quiet: inRecipe({
        color: vars.color.ink,
        selectors: { "&:hover:not(:disabled)": { backgroundColor: vars.color.sunken } },
      }),
      /** Takes something away. */
      critical: inRecipe({
        backgroundColor: vars.color.surface,
        borderColor: vars.color.criticalLine,
        color: vars.color.critical.text,
        selectors: { "&:hover:not(:disabled)": { backgroundColor: vars.color.critical.tint } },
      }),
    },
    size: {
      small: inRecipe({ minBlockSize: "2.25rem", paddingInline: space[3], fontSize: textSize[14] }),
      medium: {},
      large: inRecipe({ minBlockSize: "3rem", paddingInline: space[5], fontSize: textSize[16] }),
    },
    width: { content: {}, full: inRecipe({ inlineSize: "100%" }) },
    shape: {
      text: {},
      icon: inRecipe({ inlineSize: "2.75rem", paddingInline: 0, flexShrink: 0 }),
    },
  },
  defaultVariants: { tone: "neutral", size: "medium", width: "content", shape: "text" },
});

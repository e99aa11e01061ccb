import { recipe } from "@vanilla-extract/recipes";
import { inRecipe, transition } from "../../internal/css";
import { media, space, textSize, vars } from "../../theme";

const hover = "&:hover:not(:disabled, [aria-disabled='true'])";

export const button = recipe({
  base: inRecipe({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    // As wide as its words; where those are wider than what it stands in, they go on in the next line.
    flexShrink: 0,
    maxInlineSize: "100%",
    overflow: "clip",
    overflowWrap: "break-word",
    gap: space[2],
    minBlockSize: "2.75rem",
    paddingBlock: space[1],
    paddingInline: space[4],
    border: "1px solid transparent",
    borderRadius: vars.radius.control,
    fontWeight: 600,
    fontSize: textSize[15],
    lineHeight: 1.25,
    textAlign: "center",
    cursor: "pointer",
    userSelect: "none",
    transition: transition("background-color", "border-color", "transform"),
    selectors: {
      "&:active:not(:disabled, [aria-disabled='true'])": { transform: "translateY(1px)" },
      "&:disabled": { cursor: "not-allowed", opacity: 0.55 },
      // Keeps its place and the focus, and says why it does nothing: so it stays readable.
      "&[aria-disabled='true']": {
        cursor: "default",
        borderColor: vars.color.line,
        backgroundColor: "transparent",
        color: vars.color.inkMuted,
      },
      // At work, not out of reach.
      "&[data-pending]": { cursor: "progress", opacity: 1 },
    },
  }),
  variants: {
    tone: {
      /** The one next thing to do on a screen. */
      accent: inRecipe({
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        selectors: { [hover]: { backgroundColor: vars.color.accentHover } },
        "@media": { [media.forcedColors]: { borderColor: "ButtonText" } },
      }),
      /** Everything else that is pressed. */
      neutral: inRecipe({
        backgroundColor: vars.color.surface,
        borderColor: vars.color.lineStrong,
        color: vars.color.ink,
        selectors: { [hover]: { borderColor: vars.color.ink } },
      }),
      /** In a row of links or beside a stronger button. */
      quiet: inRecipe({
        color: vars.color.ink,
        selectors: { [hover]: { backgroundColor: vars.color.sunken } },
      }),
      /** Takes something away. */
      critical: inRecipe({
        backgroundColor: vars.color.surface,
        borderColor: vars.color.criticalLine,
        color: vars.color.critical.text,
        selectors: { [hover]: { backgroundColor: vars.color.critical.tint } },
      }),
    },
    size: {
      small: inRecipe({ minBlockSize: "2.25rem", paddingInline: space[3], fontSize: textSize[14] }),
      medium: {},
      large: inRecipe({ minBlockSize: "3rem", paddingInline: space[5], fontSize: textSize[16] }),
    },
    width: {
      content: {},
      full: inRecipe({ flexShrink: 1, inlineSize: "100%", paddingInline: "min(1rem, 4.4vw)" }),
    },
    shape: {
      text: {},
      icon: inRecipe({ inlineSize: "2.75rem", padding: 0 }),
    },
  },
  defaultVariants: { tone: "neutral", size: "medium", width: "content", shape: "text" },
});

import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { layers, media, space, textSize, vars } from "../../theme";

const inRecipe = <T>(rule: T) => ({ "@layer": { [layers.recipe]: rule } });

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
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      "&:active:not(:disabled)": { transform: "translateY(1px)" },
      "&:disabled, &[aria-disabled='true']": { cursor: "not-allowed", opacity: 0.55 },
      "&[data-pending]": { cursor: "progress" },
    },
  } as const),
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

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = recipe({
  base: inRecipe({
    inlineSize: "1.125em",
    blockSize: "1.125em",
    borderRadius: "50%",
    border: "2px solid currentColor",
    borderInlineEndColor: "transparent",
    animation: `${turn} 700ms linear infinite`,
    flexShrink: 0,
  }),
});

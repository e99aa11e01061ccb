import { keyframes, styleVariants } from "@vanilla-extract/css";
import { inRecipe, style } from "../../internal/css";
import { space, textSize, vars, zIndex } from "../../theme";

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const fromLeft = keyframes({ from: { transform: "translateX(-100%)" } });
const toLeft = keyframes({ to: { transform: "translateX(-100%)" } });
const fromRight = keyframes({ from: { transform: "translateX(100%)" } });
const toRight = keyframes({ to: { transform: "translateX(100%)" } });

const pace = `${vars.motion.normal} ${vars.motion.ease}`;

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: zIndex.overlay,
  backgroundColor: vars.color.scrim,
  selectors: {
    "&[data-state='open']": { animation: `${fadeIn} ${pace}` },
    "&[data-state='closed']": { animation: `${fadeOut} ${pace} forwards` },
  },
});

const slides = (opens: string, closes: string) => ({
  "&[data-state='open']": { animation: `${opens} ${pace}` },
  "&[data-state='closed']": { animation: `${closes} ${pace} forwards` },
});
const mirrored = (opens: string, closes: string) => ({
  "&[data-state='open']:dir(rtl)": { animation: `${opens} ${pace}` },
  "&[data-state='closed']:dir(rtl)": { animation: `${closes} ${pace} forwards` },
});

const sheet = style({
  position: "fixed",
  insetBlock: 0,
  zIndex: zIndex.overlay,
  display: "flex",
  flexDirection: "column",
  inlineSize: "min(20rem, calc(100vw - 3rem))",
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
  outline: "none",
});

/** By the edge that it slides in from. */
export const drawer = styleVariants({
  start: [
    sheet,
    inRecipe({
      insetInlineStart: 0,
      borderInlineEnd: `1px solid ${vars.color.line}`,
      selectors: { ...slides(fromLeft, toLeft), ...mirrored(fromRight, toRight) },
    }),
  ],
  end: [
    sheet,
    inRecipe({
      insetInlineEnd: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
      selectors: { ...slides(fromRight, toRight), ...mirrored(fromLeft, toLeft) },
    }),
  ],
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  gap: space[3],
  minBlockSize: "3.5rem",
  paddingInlineStart: space[5],
  paddingInlineEnd: space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  flexShrink: 0,
});

export const title = style({ flex: 1, minInlineSize: 0, fontSize: textSize[16], fontWeight: 650 });

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: space[4],
  paddingInline: space[5],
});

export const foot = style({
  paddingBlock: space[4],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

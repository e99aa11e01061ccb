import { keyframes, styleVariants } from "@vanilla-extract/css";
import { globalStyle, inRecipe, style } from "../../internal/css";
import { media, space, textSize, vars, zIndex } from "../../theme";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.5rem)" } });
const sink = keyframes({ to: { opacity: 0, transform: "translateY(0.5rem)" } });
const fromFoot = keyframes({ from: { transform: "translateY(100%)" } });
const toFoot = keyframes({ to: { transform: "translateY(100%)" } });

const pace = `${vars.motion.normal} ${vars.motion.ease}`;

/** In the middle of the window; on a phone a sheet at its lower edge, where the thumb is. */
const box = style({
  position: "fixed",
  inset: 0,
  zIndex: zIndex.overlay,
  display: "flex",
  flexDirection: "column",
  margin: "auto",
  blockSize: "fit-content",
  maxBlockSize: "calc(100dvh - 4rem)",
  // Where head and foot alone fill the window, all of it scrolls.
  overflowY: "auto",
  overflowWrap: "anywhere",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
  outline: "none",
  selectors: {
    "&[data-state='open']": { animation: `${rise} ${pace}` },
    "&[data-state='closed']": { animation: `${sink} ${pace} forwards` },
  },
  "@media": {
    [media.belowTablet]: {
      insetBlockStart: "auto",
      margin: 0,
      maxBlockSize: "calc(100dvh - 2rem)",
      paddingBlockEnd: "env(safe-area-inset-bottom)",
      borderWidth: "1px 0 0",
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      selectors: {
        "&[data-state='open']": { animation: `${fromFoot} ${pace}` },
        "&[data-state='closed']": { animation: `${toFoot} ${pace} forwards` },
      },
    },
  },
});

const wide = (rem: number) => [
  box,
  inRecipe({
    inlineSize: `min(${rem}rem, calc(100vw - 2rem))`,
    "@media": { [media.belowTablet]: { inlineSize: "100%" } },
  }),
];

/** By how wide it is. */
export const dialog = styleVariants({ small: wide(26), medium: wide(34), large: wide(48) });

export const body = style({
  flex: "0 1 auto",
  minBlockSize: "min(6rem, 30vh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: space[5],
  paddingInline: space[5],
});

export const description = style({
  color: vars.color.inkMuted,
  fontSize: textSize[15],
  textWrap: "pretty",
  selectors: { "&:not(:last-child)": { marginBlockEnd: space[4] } },
});

/** The ways out, at its end; on a phone they share its width. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  flexShrink: 0,
  justifyContent: "end",
  gap: space[3],
  paddingBlock: space[4],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${foot} > *`, { "@media": { [media.belowTablet]: { flex: "1 1 auto" } } });

/** What is asked, and what follows from it: one text without a line between. */
export const question = style({
  display: "grid",
  gap: space[2],
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlockStart: space[6],
  paddingBlockEnd: space[2],
  paddingInline: space[5],
});

export const questionTitle = style({ fontSize: textSize[18], fontWeight: 650, lineHeight: 1.3 });

export const answers = style([foot, { borderBlockStart: 0 }]);

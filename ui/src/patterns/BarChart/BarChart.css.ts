import { createGlobalVar, style } from "@vanilla-extract/css";
import { media, space, textSize, vars } from "../../theme";
import { inRecipe, tabular } from "../style";

/** How high a bar or a line stands, as a fraction of the plot. */
export const height = createGlobalVar("pl-bar-height");

export const card = style(
  inRecipe({
    position: "relative",
    paddingBlock: `1.125rem ${space[4]}`,
    paddingInline: space[4],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    "@media": { [media.desktop]: { paddingInline: space[5] } },
  }),
);

export const title = style(
  inRecipe({
    fontSize: "1.0625rem",
    fontWeight: 650,
    lineHeight: 1.35,
    letterSpacing: "-0.01em",
    // Room for the toggle.
    paddingInlineEnd: "8rem",
  }),
);

export const note = style(
  inRecipe({ fontSize: textSize[14], lineHeight: 1.45, color: vars.color.inkMuted }),
);

export const chart = style(
  inRecipe({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: space[4],
    marginBlockStart: space[8],
    // The table takes its place.
    selectors: { "&:has(~ details[open])": { display: "none" } },
  } as const),
);

export const axis = style(
  inRecipe({
    ...tabular,
    position: "relative",
    fontSize: textSize[12],
    color: vars.color.inkMuted,
    // As wide as its widest word: the words themselves are placed absolutely.
    display: "grid",
  } as const),
);

export const axisWidth = style(inRecipe({ visibility: "hidden", blockSize: 0, gridArea: "1 / 1" }));

export const tick = style(
  inRecipe({
    position: "absolute",
    insetInlineStart: 0,
    insetBlockEnd: `calc(${height} * 100%)`,
    transform: "translateY(50%)",
    lineHeight: 1,
  }),
);

export const plot = style(
  inRecipe({
    position: "relative",
    blockSize: "6.75rem",
    display: "flex",
    alignItems: "flex-end",
    borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  }),
);

export const rule = style(
  inRecipe({
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: `calc(${height} * 100%)`,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);

export const slot = style(
  inRecipe({
    position: "relative",
    flex: "1 1 0",
    minInlineSize: 0,
    blockSize: "100%",
    display: "flex",
    alignItems: "flex-end",
    justifyContent: "center",
  }),
);

export const bar = style(
  inRecipe({
    inlineSize: "50%",
    maxInlineSize: "3rem",
    blockSize: `calc(${height} * 100%)`,
    minBlockSize: "1px",
    borderStartStartRadius: "2px",
    borderStartEndRadius: "2px",
    backgroundColor: vars.color.lineStrong,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      ":hover > &": { backgroundColor: vars.color.inkMuted },
      "[data-current] > &": { backgroundColor: vars.color.ink },
    },
    "@media": {
      [media.forcedColors]: {
        forcedColorAdjust: "none",
        backgroundColor: "GrayText",
        selectors: { "[data-current] > &": { backgroundColor: "CanvasText" } },
      },
    },
  } as const),
);

export const value = style(
  inRecipe({
    ...tabular,
    position: "absolute",
    insetBlockEnd: `calc(${height} * 100% + 0.25rem)`,
    insetInlineStart: "50%",
    transform: "translateX(-50%)",
    fontSize: textSize[12],
    fontWeight: 650,
    lineHeight: 1.2,
    whiteSpace: "nowrap",
    visibility: "hidden",
    backgroundColor: vars.color.surface,
    paddingInline: space[1],
    selectors: {
      "[dir='rtl'] &": { transform: "translateX(50%)" },
      ":hover > &": { visibility: "visible", zIndex: 1 },
      "[data-current] > &": { visibility: "visible" },
    },
  } as const),
);

export const names = style(
  inRecipe({
    gridColumn: 2,
    display: "flex",
    marginBlockStart: space[2],
    containerType: "inline-size",
  } as const),
);

export const barName = style(
  inRecipe({
    flex: "1 1 0",
    minInlineSize: 0,
    display: "flex",
    justifyContent: "center",
    fontSize: textSize[12],
    lineHeight: 1.4,
    color: vars.color.inkMuted,
    whiteSpace: "nowrap",
    // Where there is no room for each, every third.
    "@container": {
      "(max-width: 600px)": { selectors: { "&:not([data-third])": { visibility: "hidden" } } },
    },
  } as const),
);

export const empty = style(
  inRecipe({ marginBlock: space[6], fontSize: textSize[15], color: vars.color.inkMuted }),
);

export const toggle = style(
  inRecipe({
    position: "absolute",
    insetBlockStart: "1.25rem",
    insetInlineEnd: space[4],
    fontSize: textSize[14],
    fontWeight: 600,
    lineHeight: 1.35,
    borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
    cursor: "pointer",
    selectors: {
      "&:hover": { borderColor: vars.color.ink },
      // 44 px for a finger.
      "&::after": { content: '""', position: "absolute", inset: "-12px" },
    },
    "@media": { [media.desktop]: { insetInlineEnd: space[5] } },
  } as const),
);

export const asTable = style(
  inRecipe({ selectors: { "[open] > summary > &": { display: "none" } } }),
);
export const asChart = style(
  inRecipe({ display: "none", selectors: { "[open] > summary > &": { display: "inline" } } }),
);

export const table = style(
  inRecipe({ ...tabular, marginBlockStart: space[4], fontSize: textSize[14] }),
);

export const head = style(
  inRecipe({
    paddingBlock: space[2],
    fontWeight: 500,
    fontSize: textSize[13],
    textAlign: "start",
    color: vars.color.inkMuted,
    borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
    selectors: { "&:last-child": { textAlign: "end" } },
  }),
);

export const cell = style(
  inRecipe({
    paddingBlock: "0.4375rem",
    textAlign: "start",
    fontWeight: 400,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: {
      "&:last-child": { textAlign: "end", fontWeight: 600 },
      "tr:last-child > &": { borderBlockEnd: 0 },
    },
  }),
);

import { style } from "@vanilla-extract/css";
import { media, space, textSize, vars } from "../../theme";
import { inRecipe, tabular } from "../style";

/** One ruled box: the gaps between the cells are the rules. */
export const box = style(
  inRecipe({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "1px",
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.line,
    overflow: "hidden",
    "@media": {
      [media.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))" },
    },
  } as const),
);

export const cell = style(
  inRecipe({
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
    paddingBlock: space[3],
    paddingInline: space[4],
    backgroundColor: vars.color.surface,
    "@media": { [media.desktop]: { paddingBlock: space[4], paddingInline: space[5] } },
  }),
);

export const label = style(
  inRecipe({ fontSize: textSize[14], lineHeight: 1.4, color: vars.color.inkMuted }),
);

export const value = style(
  inRecipe({
    ...tabular,
    fontSize: "1.625rem",
    fontWeight: 720,
    letterSpacing: "-0.02em",
    lineHeight: 1.3,
    overflowWrap: "anywhere",
    "@media": { [media.desktop]: { fontSize: "2rem" } },
  } as const),
);

export const note = style(
  inRecipe({
    ...tabular,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "0.375rem",
    fontSize: textSize[13],
    lineHeight: 1.5,
    color: vars.color.inkMuted,
  } as const),
);

export const trend = style(
  inRecipe({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.125rem",
    fontWeight: 650,
    selectors: {
      "&[data-direction='up']": { color: vars.color.success.text },
      "&[data-direction='down']": { color: vars.color.critical.text },
    },
  } as const),
);

import { style } from "@vanilla-extract/css";
import { space, textSize, vars } from "../../theme";
import { inRecipe, tabular, toneEdge } from "../style";

/** The tag keeps its width; the words after it end where the room does. */
export const compact = style(
  inRecipe({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    columnGap: space[2],
    minInlineSize: 0,
    maxInlineSize: "100%",
    selectors: {
      "&[data-wrap]": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[1] },
    },
  }),
);

export const short = style(
  inRecipe({
    ...tabular,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    selectors: { "[data-wrap] > &": { whiteSpace: "normal", overflowWrap: "anywhere" } },
    fontSize: textSize[13],
    lineHeight: 1.4,
    color: vars.color.inkMuted,
  }),
);

const toned = (tone: "success" | "critical" | "neutral") => ({
  backgroundColor: vars.color[tone].tint,
  color: vars.color[tone].text,
});

export const full = style(
  inRecipe({
    display: "flex",
    alignItems: "flex-start",
    gap: space[3],
    padding: space[3],
    borderRadius: vars.radius.control,
    selectors: {
      "&[data-tone='success']": toned("success"),
      "&[data-tone='critical']": toned("critical"),
      "&[data-tone='neutral']": toned("neutral"),
    },
    border: toneEdge,
  } as const),
);

export const icon = style(inRecipe({ display: "flex", flexShrink: 0 }));

export const words = style(
  inRecipe({ flex: "1 1 auto", minInlineSize: 0, overflowWrap: "anywhere" }),
);

export const verdict = style(
  inRecipe({ fontSize: textSize[15], lineHeight: 1.45, textWrap: "pretty" }),
);

export const word = style(inRecipe({ fontWeight: 700 }));

export const basis = style(
  inRecipe({
    ...tabular,
    marginBlockStart: "0.125rem",
    fontSize: textSize[13],
    lineHeight: 1.45,
    color: vars.color.ink,
    textWrap: "pretty",
  } as const),
);

export const hint = style(
  inRecipe({
    marginBlockStart: space[1],
    fontSize: textSize[13],
    lineHeight: 1.45,
    color: vars.color.ink,
  }),
);

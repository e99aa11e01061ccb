import { globalStyle, style } from "@vanilla-extract/css";
import { inRecipe } from "../../internal/css";
import { layers, space } from "../../theme";

export const head = style(
  inRecipe({
    position: "relative",
    display: "flex",
    alignItems: "start",
    gap: space[2],
    selectors: {
      // Reaches into the padding of what it stands in.
      "&::after": {
        content: '""',
        position: "absolute",
        insetBlock: "-12px -8px",
        insetInline: "-16px",
      },
    },
  }),
);
globalStyle(`${head} > svg`, {
  "@layer": { [layers.recipe]: { flexShrink: 0, marginBlockStart: "0.15em" } },
});
globalStyle(`[open] > ${head} > svg`, {
  "@layer": { [layers.recipe]: { transform: "rotate(180deg)" } },
});

export const title = style(
  inRecipe({
    flexGrow: 1,
    minInlineSize: 0,
    fontWeight: 650,
    overflowWrap: "anywhere",
    selectors: {
      ":not([open]) > * > &": {
        overflow: "hidden",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
      },
    },
  }),
);

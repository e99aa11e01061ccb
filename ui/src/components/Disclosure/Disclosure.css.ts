import { globalStyle, oneLine, style } from "../../internal/css";
import { space } from "../../theme";

export const head = style({
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
});
globalStyle(`${head} > svg`, { flexShrink: 0, marginBlockStart: "0.15em" });
globalStyle(`[open] > ${head} > svg`, { transform: "rotate(180deg)" });

export const title = style({
  flexGrow: 1,
  minInlineSize: 0,
  fontWeight: 650,
  overflowWrap: "anywhere",
  selectors: { ":not([open]) > * > &": oneLine },
});

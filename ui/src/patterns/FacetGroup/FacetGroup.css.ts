import { media, space, textSize, vars } from "../../theme";
import { globalStyle, highlight, style, tabular } from "../style";

export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: "anywhere",
  paddingBlock: space[4],
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.line}` },
    "&:first-child": { paddingBlockStart: 0 },
    "&:last-child": { paddingBlockEnd: 0 },
  },
});

export const title = style({
  fontSize: textSize[14],
  fontWeight: 650,
  lineHeight: 1.4,
  color: vars.color.ink,
});

export const options = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const item = style({ minInlineSize: 0 });

export const option = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  maxInlineSize: "100%",
  minBlockSize: "2.25rem",
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: textSize[14],
  fontWeight: 550,
  lineHeight: 1.3,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&[aria-current]": {
      borderColor: vars.color.inverse,
      backgroundColor: vars.color.inverse,
      color: vars.color.onInverse,
    },
    "&[aria-current]:hover": { backgroundColor: vars.color.inverseHover },
  },
  "@media": {
    [media.coarse]: { minBlockSize: "2.75rem" },
    [media.forcedColors]: { selectors: { "&[aria-current]": highlight } },
  },
});
globalStyle(`${option} > svg`, {
  flexShrink: 0,
  inlineSize: "1rem",
  blockSize: "1rem",
  strokeWidth: 1.75,
});

export const label = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const count = style({
  ...tabular,
  // A number stays whole, and the words beside it make room; only what is no number is broken.
  flexShrink: 0,
  maxInlineSize: "14ch",
  overflowWrap: "anywhere",
  fontWeight: 450,
  color: vars.color.inkMuted,
  selectors: { "[aria-current] > &": { color: "inherit" } },
});

export const more = style({});
globalStyle(`${more}[open] > summary`, { marginBlockEnd: space[2] });

export const moreLabel = style({
  inlineSize: "fit-content",
  paddingBlock: space[1],
  fontSize: textSize[14],
  fontWeight: 550,
  color: vars.color.accentText,
  cursor: "pointer",
  "@media": { [media.coarse]: { paddingBlock: space[3] } },
});

import { media, space, textSize, vars } from "../../theme";
import { cardBox, display, globalStyle, mirrored, mono, style, tabular, touchLink } from "../style";

export const root = style({
  paddingBlockStart: space[3],
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { paddingBlockStart: space[5] } },
});

export const back = style({
  ...touchLink,
  marginBlockEnd: space[1],
  fontSize: textSize[15],
  color: vars.color.inkMuted,
  selectors: { "&:hover": { color: vars.color.ink } },
});

export const arrow = style(mirrored);

export const box = style({
  display: "grid",
  ...cardBox,
  overflow: "clip",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)" } },
});

export const picture = style({
  display: "grid",
  placeItems: "center",
  blockSize: "12rem",
  padding: space[4],
  backgroundColor: vars.color.sunken,
  "@media": {
    [media.desktop]: {
      blockSize: "auto",
      minBlockSize: "24rem",
      padding: space[8],
    },
  },
});

globalStyle(`${picture} img`, {
  blockSize: "10rem",
  inlineSize: "auto",
  "@media": { [media.desktop]: { blockSize: "20rem" } },
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  padding: space[4],
  "@media": { [media.desktop]: { padding: space[8] } },
});

export const name = style({
  ...display,
  fontSize: textSize[28],
  lineHeight: 1.1,
  "@media": { [media.desktop]: { fontSize: textSize[36] } },
});

export const number = style({
  ...mono,
  marginBlockStart: space[2],
  color: vars.color.inkMuted,
  overflowWrap: "anywhere",
});

export const price = style({
  ...tabular,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  marginBlockStart: space[4],
  overflowWrap: "break-word",
  fontSize: `min(${textSize[36]}, 14vw)`,
  fontWeight: 720,
  letterSpacing: "-0.02em",
  lineHeight: 1.1,
});

export const per = style({
  fontSize: textSize[14],
  fontWeight: 400,
  letterSpacing: 0,
  color: vars.color.inkMuted,
});

export const description = style({
  marginBlockStart: space[3],
  fontSize: textSize[15],
  lineHeight: 1.45,
  color: vars.color.inkMuted,
});

export const facts = style({
  marginBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const form = style({
  marginBlockStart: space[2],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

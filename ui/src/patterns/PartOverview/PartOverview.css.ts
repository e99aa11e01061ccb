import { media, space, textSize, vars } from "../../theme";
import { cardBox, display, globalStyle, mirrored, mono, style, tabular, touchLink } from "../style";

export const back = style({
  ...touchLink,
  overflowWrap: "anywhere",
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
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});

export const pictures = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  backgroundColor: vars.color.sunken,
});

export const picture = style({
  flex: "1 1 auto",
  display: "grid",
  placeItems: "center",
  blockSize: "12.5rem",
  padding: space[4],
  "@media": { [media.desktop]: { blockSize: "auto", minBlockSize: "26rem", padding: space[8] } },
});

globalStyle(`${picture} img`, {
  blockSize: "10.5rem",
  inlineSize: "auto",
  "@media": { [media.desktop]: { blockSize: "20rem" } },
});

export const gallery = style({
  minInlineSize: 0,
  paddingInline: space[4],
  paddingBlockEnd: space[3],
});

export const more = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  padding: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const thumb = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "5.5rem",
  blockSize: "5.5rem",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  overflow: "hidden",
});

export const body = style({
  minInlineSize: 0,
  padding: space[4],
  "@media": { [media.desktop]: { padding: space[8] } },
});

export const name = style({
  ...display,
  fontSize: textSize[28],
  lineHeight: 1.1,
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { fontSize: textSize[36] } },
});

export const number = style({
  ...mono,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  marginBlockStart: space[2],
  color: vars.color.inkMuted,
  overflowWrap: "anywhere",
});

export const brand = style({ fontFamily: vars.font.sans, fontWeight: 600, color: vars.color.ink });

export const price = style({
  ...tabular,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[3],
  marginBlockStart: space[4],
  // A price stays on one line, however large the text.
  fontSize: `min(${textSize[36]}, 12vw)`,
  fontWeight: 720,
  letterSpacing: "-0.02em",
  lineHeight: 1.1,
});

export const charge = style({
  fontSize: textSize[14],
  fontWeight: 400,
  letterSpacing: 0,
  lineHeight: 1.45,
  color: vars.color.inkMuted,
});

export const verdict = style({ marginBlockStart: space[4] });

export const actions = style({ marginBlockStart: space[4] });

export const secondary = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBlockStart: space[2],
});

// Side by side they share the line.
globalStyle(`${secondary} > *`, { flex: "1 1 8rem" });

export const description = style({
  marginBlockStart: space[5],
  fontSize: textSize[15],
  lineHeight: 1.5,
  color: vars.color.inkMuted,
  overflowWrap: "anywhere",
  // The seller's lines stay lines.
  whiteSpace: "pre-line",
});

export const facts = style({
  marginBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

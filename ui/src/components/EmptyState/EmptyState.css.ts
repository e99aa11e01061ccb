import { globalStyle, style } from "../../internal/css";
import { media, space, vars } from "../../theme";

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  alignContent: "center",
  gap: space[3],
  paddingBlock: space[12],
  paddingInline: space[5],
  textAlign: "center",
  overflowWrap: "anywhere",
  selectors: { "&[data-page]": { gap: space[5], minBlockSize: "60svh" } },
  "@media": { [media.tablet]: { paddingBlock: space[16] } },
});

export const icon = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "3.5rem",
  blockSize: "3.5rem",
  borderRadius: "50%",
  backgroundColor: vars.color.sunken,
  color: vars.color.inkMuted,
});
globalStyle(`${icon} > svg`, { inlineSize: "1.5rem", blockSize: "1.5rem", strokeWidth: 1.5 });

export const body = style({
  maxInlineSize: "30rem",
  color: vars.color.inkMuted,
  textWrap: "pretty",
});

export const action = style({ marginBlockStart: space[2] });

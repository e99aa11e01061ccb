import { media, space, textSize, vars } from "../../theme";
import { cardBox, style, transition } from "../style";

export const grid = style({
  display: "grid",
  gap: space[4],
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[6] },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  padding: space[5],
  ...cardBox,
  transition: transition("border-color"),
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:has(a:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
  "@media": {
    [media.tablet]: {
      padding: space[6],
      selectors: { "&[data-featured]": { gridColumn: "1 / -1", padding: space[8] } },
    },
    [media.desktop]: {
      selectors: {
        "&[data-featured]": {
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr) 14rem",
          gridTemplateRows: "auto auto 1fr auto",
          columnGap: space[12],
        },
      },
    },
  },
});

export const top = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  marginBlockEnd: space[5],
  "@media": {
    [media.desktop]: { selectors: { "[data-featured] > &": { justifyContent: "start" } } },
  },
});

export const icon = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "3rem",
  blockSize: "3rem",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  "@media": { [media.desktop]: { selectors: { "[data-featured] > * > &": { order: -1 } } } },
});

export const title = style({
  fontSize: textSize[20],
  fontWeight: 650,
  letterSpacing: "-0.01em",
  lineHeight: 1.25,
  gridColumn: 1,
  textWrap: "pretty",
  selectors: {
    "[data-featured] > &": { fontSize: textSize[28], letterSpacing: "-0.02em", lineHeight: 1.15 },
  },
});

export const link = style({
  outline: "none",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});

export const excerpt = style({
  marginBlock: `${space[2]} ${space[5]}`,
  gridColumn: 1,
  fontSize: textSize[15],
  lineHeight: 1.5,
  color: vars.color.inkMuted,
  selectors: { "[data-featured] > &": { fontSize: textSize[16], maxInlineSize: "60ch" } },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[3],
  overflowWrap: "anywhere",
  marginBlockStart: "auto",
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: textSize[14],
  lineHeight: 1.6,
  color: vars.color.inkMuted,
  "@media": {
    [media.desktop]: {
      selectors: {
        "[data-featured] > &": {
          gridColumn: 2,
          gridRow: "1 / -1",
          flexDirection: "column",
          justifyContent: "end",
          rowGap: space[1],
          marginBlockStart: 0,
          paddingBlockStart: 0,
          paddingInlineStart: space[8],
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${vars.color.line}`,
        },
      },
    },
  },
});

export const author = style({ color: vars.color.ink, fontWeight: 550 });

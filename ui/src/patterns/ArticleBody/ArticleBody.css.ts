import { layout, media, space, textSize, vars } from "../../theme";
import { globalStyle, style } from "../style";

export const body = style({
  maxInlineSize: layout.measure,
  overflowWrap: "anywhere",
  fontSize: textSize[16],
  lineHeight: 1.65,
  "@media": { [media.tablet]: { fontSize: "1.0625rem" } },
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${body} ${selector}`, rule);

inside("> * + *", { marginBlockStart: space[4] });
inside("> section > * + *", { marginBlockStart: space[4] });
inside("> * + section", { marginBlockStart: space[10] });
inside("h2", {
  fontSize: textSize[22],
  fontWeight: 680,
  letterSpacing: "-0.015em",
  lineHeight: 1.2,
});
inside("ul", { display: "grid", gap: space[2] });
inside("li", { position: "relative", paddingInlineStart: space[6] });
inside("li::before", {
  content: '""',
  position: "absolute",
  insetInlineStart: space[1],
  insetBlockStart: "0.75em",
  inlineSize: "0.625rem",
  blockSize: "2px",
  backgroundColor: vars.color.lineStrong,
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
inside("[data-lead]", {
  fontSize: textSize[18],
  lineHeight: 1.5,
  color: vars.color.inkMuted,
  "@media": { [media.tablet]: { fontSize: textSize[20] } },
});

export const layoutRoot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "16rem minmax(0, 1fr)",
      columnGap: space[16],
      alignItems: "start",
    },
  },
});

export const contents = style({
  "@media": {
    [media.desktop]: {
      position: "sticky",
      insetBlockStart: "6.5rem",
      maxBlockSize: "calc(100svh - 8rem)",
      overflowY: "auto",
    },
  },
});

export const contentsTitle = style({
  fontSize: textSize[14],
  fontWeight: 650,
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${vars.color.ink}`,
});

export const contentsLink = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "2.25rem",
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: textSize[15],
  lineHeight: 1.3,
  color: vars.color.inkMuted,
  selectors: { "&:hover": { color: vars.color.ink, borderColor: vars.color.lineStrong } },
  "@media": { [media.coarse]: { minBlockSize: "2.75rem" } },
});

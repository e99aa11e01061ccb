import { media, space, textSize, vars } from "../../theme";
import { style } from "../style";

export const link = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: "3rem",
  marginInline: `calc(-1 * ${space[3]})`,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  fontSize: textSize[18],
  fontWeight: 550,
  selectors: {
    "&:hover": { backgroundColor: vars.color.sunken },
    "&[aria-current]": { fontWeight: 680, backgroundColor: vars.color.sunken },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[aria-current]": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});

export const account = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  marginBlockStart: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const who = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  minInlineSize: 0,
});

export const whoText = style({ display: "grid", minInlineSize: 0, lineHeight: 1.3 });
export const whoName = style({ overflowWrap: "anywhere" });
export const whoNote = style({
  fontSize: textSize[14],
  fontWeight: 400,
  color: vars.color.inkMuted,
});

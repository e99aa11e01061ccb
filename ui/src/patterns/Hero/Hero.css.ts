import { media, space, textSize, vars } from "../../theme";
import { style } from "../style";

/** What the header and a `StatStrip` take of the first screen on a laptop. */
const aroundWide = "10.75rem";

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "min(35rem, 60%) minmax(0, 1fr)",
      minBlockSize: `clamp(36rem, 100svh - ${aroundWide}, 47.5rem)`,
      paddingInlineStart: "max(2.5rem, (100% - 75rem) / 2)",
    },
    // From here the words keep their width and the map takes the rest, to the window's edge.
    [media.wide]: { gridTemplateColumns: "min(42.5rem, 60%) minmax(0, 1fr)" },
  },
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  minInlineSize: 0,
  paddingBlock: "1.5rem 1.125rem",
  paddingInline: space[5],
  "@media": {
    [media.tablet]: { paddingBlock: space[12], paddingInline: space[10] },
    [media.desktop]: {
      paddingBlock: space[10],
      paddingInline: `0 ${space[8]}`,
    },
    [media.wide]: { paddingInlineEnd: space[10], paddingBlock: "3.25rem" },
  },
});

/** A short one keeps to its line whatever face it is first seen in; a long one has to break. */
export const line = style({
  display: "block",
  overflowWrap: "anywhere",
  selectors: { "&[data-short]": { whiteSpace: "nowrap" } },
});

export const intro = style({
  maxInlineSize: "34rem",
  marginBlockStart: space[4],
  fontSize: textSize[16],
  color: vars.color.inkMuted,
  textWrap: "pretty",
  "@media": { [media.tablet]: { fontSize: textSize[18], marginBlockStart: space[6] } },
});

export const search = style({
  minInlineSize: 0,
  maxInlineSize: "37.5rem",
  marginBlockStart: space[5],
  "@media": { [media.tablet]: { marginBlockStart: space[8] } },
});

export const aside = style({
  position: "relative",
  minInlineSize: 0,
  blockSize: "clamp(20rem, 100svh - 28.5rem, 26rem)",
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    [media.tablet]: { blockSize: "26rem" },
    [media.desktop]: {
      blockSize: "auto",
      maxInlineSize: "90rem",
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

/** Out of the flow, so that the words alone decide how tall the hero is. */
export const fill = style({ position: "absolute", inset: 0 });

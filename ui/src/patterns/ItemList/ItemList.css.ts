import { media, space, textSize, vars } from "../../theme";
import { style, tabular } from "../style";

export const item = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.line}` },
    "&:has(a):hover": { backgroundColor: vars.color.sunken },
  },
  "@media": { [media.tablet]: { paddingInline: space[5] } },
});

export const icon = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  color: vars.color.inkMuted,
});

export const words = style({ flex: "1 1 9.5rem", minInlineSize: 0, overflowWrap: "anywhere" });

/**
 * The badge is beside the title, on a phone below it: the screen's width decides, never the words', which are a few
 * pixels wider or narrower until the web font is there. Not a container's: see BarChart/Plot.css.ts.
 */
export const title = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  columnGap: space[2],
  rowGap: space[1],
  fontSize: textSize[15],
  fontWeight: 600,
  lineHeight: "1.5rem",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, max-content) fit-content(60%)" } },
});

/** As high as a line of the title. */
export const badge = style({
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
  minBlockSize: "1.5rem",
});

export const link = style({
  // The whole row is the target.
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0 },
    "&:hover": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" },
  },
});

export const text = style({ fontSize: textSize[14], lineHeight: 1.45, color: vars.color.inkMuted });

export const meta = style({
  ...tabular,
  fontSize: textSize[13],
  lineHeight: 1.6,
  color: vars.color.inkMuted,
});

/** At the end also in a line of its own. */
export const action = style({
  position: "relative",
  flexShrink: 0,
  alignSelf: "center",
  marginInlineStart: "auto",
});

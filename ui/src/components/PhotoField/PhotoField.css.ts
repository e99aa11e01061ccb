import { cardBox, globalStyle, style, tabular } from "../../internal/css";
import { media, space, textSize, vars } from "../../theme";

export const field = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  minInlineSize: 0,
  textAlign: "start",
  overflowWrap: "anywhere",
  selectors: {
    // All of it takes what is dropped, and says so while something is held over it.
    "&[data-over]::after": {
      content: '""',
      position: "absolute",
      inset: `-${space[2]}`,
      border: `2px dashed ${vars.color.ink}`,
      borderRadius: vars.radius.card,
      pointerEvents: "none",
    },
  },
});

export const legend = style({
  marginBlockEnd: space[2],
  fontSize: textSize[14],
  fontWeight: 600,
  lineHeight: 1.4,
});

export const add = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});

/** Only what is held in a hand has a camera to point at a part. */
export const take = style({
  display: "none",
  "@media": { [media.coarse]: { display: "inline-flex", minInlineSize: 0 } },
});

export const drop = style({
  fontSize: textSize[14],
  color: vars.color.inkMuted,
  // There is nothing to drop from on a phone.
  "@media": { [media.coarse]: { display: "none" } },
});

export const count = style({
  ...tabular,
  marginInlineStart: "auto",
  fontSize: textSize[14],
  color: vars.color.inkMuted,
});

export const removed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  fontSize: textSize[14],
});

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  gap: space[3],
});

export const card = style({
  ...cardBox,
  display: "grid",
  // On a phone twelve of them are to be walked with a thumb: the picture stands beside its words.
  gridTemplateColumns: "min(6rem, 28vw) minmax(0, 1fr)",
  gridTemplateAreas: '"picture head" "picture tools" "state state" "alt alt"',
  gridTemplateRows: "auto 1fr",
  columnGap: space[3],
  rowGap: space[1],
  padding: space[3],
  minInlineSize: 0,
  selectors: {
    "&[data-grabbed]": {
      outline: `2px solid ${vars.color.ink}`,
      outlineOffset: "-1px",
      boxShadow: vars.shadow.floating,
    },
    "&[data-state='failed']": { borderColor: vars.color.criticalLine },
  },
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateAreas: '"picture" "head" "tools" "state" "alt"',
      gridTemplateRows: "auto auto auto auto 1fr",
    },
  },
});

export const picture = style({
  gridArea: "picture",
  aspectRatio: "4 / 3",
  inlineSize: "100%",
  alignSelf: "start",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  overflow: "hidden",
});

export const image = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "contain",
  // Until all of it is there it is seen as what it will be.
  selectors: { "[data-state='uploading'] &, [data-state='failed'] &": { opacity: 0.55 } },
});

export const head = style({
  gridArea: "head",
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
});

export const name = style({ ...tabular, fontSize: textSize[14], fontWeight: 600 });

export const tools = style({
  gridArea: "tools",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  // The first icon stands under the words.
  marginInlineStart: "-0.75rem",
});

/** A finger on it drags, and does not scroll the page. */
export const handle = style({ display: "contents" });
globalStyle(`${handle} > button`, { touchAction: "none", cursor: "grab" });

export const arrow = style({ selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } } });

export const state = style({
  gridArea: "state",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  minInlineSize: 0,
  fontSize: textSize[14],
});

export const words = style({
  ...tabular,
  display: "flex",
  gap: space[2],
  minInlineSize: 0,
  color: vars.color.inkMuted,
});

export const problem = style({
  display: "flex",
  gap: space[2],
  minInlineSize: 0,
  color: vars.color.critical.text,
  fontWeight: 500,
});

export const problemIcon = style({ flexShrink: 0, marginBlockStart: "0.15em" });

const bar = { borderRadius: "999px", backgroundColor: vars.color.line } as const;
const fill = { borderRadius: "999px", backgroundColor: vars.color.ink } as const;

export const progress = style({
  ...bar,
  appearance: "none",
  order: 1,
  inlineSize: "100%",
  blockSize: "0.375rem",
  border: 0,
  overflow: "hidden",
  selectors: {
    "&::-webkit-progress-bar": bar,
    "&::-webkit-progress-value": fill,
    "&::-moz-progress-bar": fill,
  },
  "@media": { [media.forcedColors]: { appearance: "auto" } },
});

export const alt = style({ gridArea: "alt", alignSelf: "end", minInlineSize: 0 });

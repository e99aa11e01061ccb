import { media, space, textSize, vars } from "../../theme";
import { globalStyle, mono, style, tabular } from "../style";

/** Large text leaves a phone no room for a picture that grows with it. */
const pictureSize = "min(5.5rem, 25vw)";

/** Of several rows; on the line of their text and pictures. */
export const groupHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: `${space[4]} ${space[2]}`,
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const groupTitle = style({
  flex: "1 1 10rem",
  minInlineSize: 0,
  fontSize: textSize[15],
  fontWeight: 600,
  overflowWrap: "anywhere",
});

export const groupAction = style({ fontSize: textSize[14] });

export const groupNote = style({
  flexBasis: "100%",
  fontSize: textSize[14],
  color: vars.color.inkMuted,
});

export const row = style({
  position: "relative",
  // The price goes under the words, and they under the picture, where large text has no room.
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  rowGap: space[2],
  alignItems: "flex-start",
  minBlockSize: "7.625rem",
  paddingBlock: "0.875rem 0.75rem",
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // An inset edge: a border would shift the row.
  boxShadow: "inset 0 0 0 transparent",
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&[data-hovered], &:hover": { backgroundColor: vars.color.sunken },
    "&[data-selected]": {
      backgroundColor: vars.color.surface,
      boxShadow: `inset 4px 0 0 ${vars.color.accent}`,
    },
    "[dir='rtl'] &[data-selected]": { boxShadow: `inset -4px 0 0 ${vars.color.accent}` },
    "&:focus-within": { zIndex: 1 },
    // Rows out of sight are neither laid out nor painted when a moved map brings another list. The
    // first dozen are exempt: Chromium may paint such a row's content once without its styles.
    "&:nth-child(n + 13)": {
      contentVisibility: "auto",
      containIntrinsicBlockSize: "auto calc(6rem - 1px)",
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[data-selected]": { outline: "3px solid Highlight", outlineOffset: "-3px" } },
    },
  },
});

export const picture = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: pictureSize,
  blockSize: pictureSize,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  color: vars.color.inkMuted,
  overflow: "hidden",
  selectors: {
    "[data-hovered] > &, :hover > &": { backgroundColor: vars.color.page },
    "[data-selected] > &": { backgroundColor: vars.color.sunken },
  },
});

export const body = style({
  flex: "1 1 5.5rem",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  minInlineSize: 0,
});

export const name = style({
  maxInlineSize: "100%",
  // A target of 24 px, in the place of its line.
  paddingBlockStart: "0.25rem",
  marginBlockStart: "-0.25rem",
  fontSize: textSize[16],
  fontWeight: 600,
  lineHeight: 1.25,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  // The whole row is the link.
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0 },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: "-3px",
      borderRadius: vars.radius.control,
    },
  },
});

export const numberLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  maxInlineSize: "100%",
  marginBlockStart: "0.125rem",
});

export const brand = style({
  minInlineSize: 0,
  fontSize: textSize[14],
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const number = style({
  ...mono,
  maxInlineSize: "100%",
  lineHeight: 1.35,
  color: vars.color.inkMuted,
  selectors: {
    // Over the link that is the whole row.
    "&[href]": {
      position: "relative",
      zIndex: 1,
      // A target of 24 px, in the place of its line.
      paddingBlock: "0.125rem 0.375rem",
      marginBlock: "0 -0.375rem",
      textDecoration: "underline",
      textDecorationColor: vars.color.lineStrong,
      textUnderlineOffset: "0.2em",
    },
    "&[href]:hover": { color: vars.color.ink, textDecorationColor: "currentColor" },
    // A finger's target, without making the row higher, and clear of the name.
    "&[href]::after": { content: '""', position: "absolute", inset: "-2px -8px -5px" },
  },
  "@media": { [media.coarse]: { selectors: { "&[href]::after": { inset: "-2px -10px -24px" } } } },
});

export const match = style({
  maxInlineSize: "100%",
  marginBlockStart: "0.125rem",
  fontSize: textSize[14],
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

/** How far, and how long that takes, in one line. */
export const reach = style({ display: "inline-block" });

export const note = style({ maxInlineSize: "100%", marginBlockStart: space[1] });

export const facts = style({
  ...tabular,
  display: "grid",
  maxInlineSize: "100%",
  marginBlockStart: space[1],
  overflowWrap: "anywhere",
  fontSize: textSize[14],
  lineHeight: 1.4,
  color: vars.color.inkMuted,
});

export const price = style({
  ...tabular,
  display: "grid",
  justifyItems: "end",
  fontSize: textSize[18],
  fontWeight: 700,
  lineHeight: 1.25,
  letterSpacing: "-0.01em",
  overflowWrap: "anywhere",
});

export const priceNote = style({
  fontSize: textSize[13],
  fontWeight: 450,
  lineHeight: 1.4,
  letterSpacing: 0,
  color: vars.color.inkMuted,
});

/** As high as the row, so that the action stands at its foot. */
export const end = style({
  marginInlineStart: "auto",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  alignSelf: "stretch",
  justifyContent: "space-between",
  maxInlineSize: "100%",
});

/** Over the link that is the whole row, in the picture's lower corner: a row has no room for more beside its words. */
export const corner = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: "0.875rem",
  insetInlineStart: space[5],
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "flex-end",
  inlineSize: pictureSize,
  blockSize: pictureSize,
  // Beside the button the picture is the row's link.
  pointerEvents: "none",
});

globalStyle(`${corner} > button`, {
  inlineSize: "2.25rem",
  pointerEvents: "auto",
  // A finger's target.
  "@media": { [media.coarse]: { inlineSize: "2.75rem", blockSize: "2.75rem" } },
});

/** An anchor beside the button is where the picture begins. */
globalStyle(`${corner} > span`, { alignSelf: "flex-start" });

/** Over the link that is the whole row. */
export const action = style({
  position: "relative",
  zIndex: 1,
  fontSize: textSize[13],
  lineHeight: 1.4,
});

globalStyle(`${action} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "1.5rem",
  position: "relative",
});
// A finger's target, without making the row higher.
globalStyle(`${action} > a::after`, { content: '""', position: "absolute", inset: "-10px -12px" });

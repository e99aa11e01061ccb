import { keyframes } from "@vanilla-extract/css";
import { media, space, textSize, vars, zIndex } from "../../theme";
import { globalStyle, mono, style, tabular, visuallyHidden } from "../style";

const rise = keyframes({ from: { transform: "translateY(2rem)", opacity: 0 } });
const slide = keyframes({ from: { transform: "translateX(1rem)", opacity: 0 } });

const moving = "(prefers-reduced-motion: no-preference)";

/** On a phone, beside the price and the name: 7 rem, and less the larger the text is. */
const pictureWidth = "min(160px - 3rem, 31.2vw)";

export const panel = style({
  position: "absolute",
  zIndex: zIndex.panel,
  insetInline: 0,
  insetBlockEnd: 0,
  display: "flex",
  flexDirection: "column",
  maxBlockSize: "min(85%, 36rem)",
  // It scrolls as a whole under its top and over its foot: what can be focused is inside.
  overflowY: "auto",
  overscrollBehavior: "contain",
  // What gets the focus comes to stand clear of the foot.
  scrollPaddingBlockEnd: "6rem",
  backgroundColor: vars.color.surface,
  borderStartStartRadius: "16px",
  borderStartEndRadius: "16px",
  borderBlockStart: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.floating,
  "@media": {
    [media.tablet]: {
      insetBlock: space[4],
      insetInline: `auto ${space[4]}`,
      inlineSize: "22.5rem",
      // From edge to edge of the map.
      maxBlockSize: "none",
      maxInlineSize: "calc(100% - 2rem)",
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
    },
    [moving]: { animation: `${rise} ${vars.motion.normal} ${vars.motion.ease}` },
    [`${media.tablet} and ${moving}`]: { animationName: slide },
  },
  selectors: { "&:focus": { outline: "none" } },
});

export const top = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  flexShrink: 0,
  backgroundColor: vars.color.surface,
});

/** Takes hold of the sheet on a phone. */
export const grip = style({
  display: "grid",
  placeItems: "center",
  blockSize: "1.25rem",
  cursor: "grab",
  touchAction: "none",
  selectors: {
    "&::after": {
      content: '""',
      inlineSize: "2.5rem",
      blockSize: "0.25rem",
      borderRadius: vars.radius.badge,
      backgroundColor: vars.color.lineStrong,
    },
  },
  "@media": {
    [media.tablet]: { display: "none" },
    [media.forcedColors]: { selectors: { "&::after": { backgroundColor: "ButtonText" } } },
  },
});

export const body = style({
  flex: "1 0 auto",
  display: "grid",
  gridTemplateColumns: `${pictureWidth} minmax(0, 1fr)`,
  gridTemplateAreas: `"media price" "media name" "media meta" "facts facts" "more more"`,
  gridTemplateRows: "auto auto 1fr auto auto",
  alignContent: "start",
  columnGap: "0.875rem",
  paddingInline: space[4],
  paddingBlockEnd: space[3],
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: `"media media" "price fit" "name name" "meta meta" "explained explained" "facts facts" "text text" "more more"`,
      gridTemplateRows: "auto",
      columnGap: space[3],
      paddingInline: space[5],
      paddingBlockEnd: space[4],
    },
  },
});

export const picture = style({
  gridArea: "media",
  display: "grid",
  // As high as the frame, for the picture to keep to.
  gridTemplateRows: "100%",
  placeItems: "center",
  alignSelf: "start",
  inlineSize: pictureWidth,
  blockSize: "min(6.25rem, 28vw)",
  padding: `min(${space[2]}, 2.3vw)`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  color: vars.color.inkMuted,
  overflow: "hidden",
  "@media": {
    [media.tablet]: {
      inlineSize: "auto",
      // In a low window the price and what follows need the room.
      blockSize: "min(13rem, 26vh)",
      marginInline: `calc(-1 * ${space[5]})`,
      borderRadius: 0,
    },
  },
});

globalStyle(`${picture} :is(svg, img)`, {
  gridArea: "1 / 1",
  maxBlockSize: "100%",
  objectFit: "contain",
});
globalStyle(`${picture} > :is(svg, img), ${picture} > picture > img`, {
  inlineSize: "auto",
  blockSize: "100%",
});
// The picture element is no box of its own: its image fits the frame.
globalStyle(`${picture} > picture`, { display: "contents" });

export const close = style({
  position: "absolute",
  insetBlockStart: "1.25rem",
  insetInlineEnd: space[4],
  display: "grid",
  placeItems: "center",
  // A sign, not words: with the reader's text it grows a little.
  inlineSize: "min(2.5rem, 48px)",
  blockSize: "min(2.5rem, 48px)",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&::after": { content: '""', position: "absolute", inset: "-3px" },
  },
  "@media": { [media.tablet]: { insetBlockStart: "0.625rem", insetInlineEnd: "0.625rem" } },
});

export const price = style({
  ...tabular,
  gridArea: "price",
  fontSize: textSize[28],
  fontWeight: 720,
  letterSpacing: "-0.02em",
  lineHeight: 1.2,
  // Beside the close button, and as high: the name, which is as wide as the panel, begins below it.
  alignContent: "center",
  minBlockSize: "min(2.5rem, 48px)",
  paddingInlineEnd: "min(3.25rem, 60px)",
  "@media": {
    [media.tablet]: {
      minBlockSize: 0,
      fontSize: textSize[36],
      lineHeight: 1.1,
      marginBlockStart: "1.125rem",
      paddingInlineEnd: 0,
    },
  },
});

export const name = style({
  gridArea: "name",
  fontSize: textSize[18],
  fontWeight: 650,
  lineHeight: 1.25,
  letterSpacing: "-0.01em",
  "@media": { [media.tablet]: { fontSize: textSize[20], marginBlockStart: "0.625rem" } },
});

/** The number and the rating: one line of them, or one each. */
export const meta = style({
  gridArea: "meta",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  alignContent: "flex-start",
  columnGap: "0.875rem",
  minInlineSize: 0,
});

export const number = style({
  ...mono,
  color: vars.color.inkMuted,
  marginBlockStart: "0.375rem",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const rating = style({
  ...tabular,
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375rem",
  marginBlockStart: "0.3125rem",
  fontSize: textSize[14],
  lineHeight: 1.4,
  whiteSpace: "nowrap",
});

export const star = style({ fill: "currentColor", flexShrink: 0 });

/** On a phone one line of words with the verdict first, on wide screens two rows of the grid. */
export const verdict = style({
  gridArea: "facts",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  rowGap: space[2],
  marginBlockStart: space[4],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { display: "contents" } },
});

export const fit = style({
  display: "flex",
  "@media": {
    [media.tablet]: {
      gridArea: "fit",
      alignSelf: "end",
      justifySelf: "end",
      paddingBlockEnd: space[2],
    },
  },
});

/** The verdict in a box: a line of its own. */
export const explained = style({
  flex: "1 0 100%",
  minInlineSize: 0,
  "@media": { [media.tablet]: { gridArea: "explained", marginBlockStart: space[3] } },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  fontSize: textSize[15],
  minInlineSize: 0,
  "@media": { [media.tablet]: { gridArea: "facts", display: "block", marginBlockStart: space[3] } },
});

export const fact = style({
  minInlineSize: 0,
  "@media": {
    [media.tablet]: {
      display: "flex",
      justifyContent: "space-between",
      gap: space[4],
      paddingBlock: "0.4375rem",
      borderBlockStart: `1px solid ${vars.color.line}`,
      selectors: { "&:last-child": { borderBlockEnd: `1px solid ${vars.color.line}` } },
    },
  },
});

/** The words of a phone's line say by themselves what they are. */
export const term = style({
  ...visuallyHidden,
  "@media": {
    [media.tablet]: {
      position: "static",
      inlineSize: "auto",
      blockSize: "auto",
      overflow: "visible",
      clipPath: "none",
      whiteSpace: "normal",
      color: vars.color.inkMuted,
    },
  },
});

export const detail = style({
  ...tabular,
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { fontWeight: 600, textAlign: "end" } },
});

export const description = style({
  display: "none",
  "@media": {
    [media.tablet]: {
      gridArea: "text",
      display: "block",
      marginBlockStart: space[3],
      fontSize: textSize[15],
      lineHeight: 1.45,
      color: vars.color.inkMuted,
      textWrap: "pretty",
      // The seller's lines stay lines.
      whiteSpace: "pre-line",
    },
  },
});

export const more = style({ gridArea: "more", marginBlockStart: space[3], fontSize: textSize[15] });

/** Stays in sight whatever the rest does. */
export const foot = style({
  position: "sticky",
  insetBlockEnd: 0,
  flexShrink: 0,
  display: "flex",
  backgroundColor: vars.color.surface,
  gap: space[2],
  paddingInline: space[4],
  paddingBlock: `${space[2]} max(1.25rem, env(safe-area-inset-bottom))`,
  "@media": {
    [media.tablet]: { paddingInline: space[5], paddingBlock: `${space[3]} ${space[5]}` },
  },
});

export const purchase = style({ flex: "1 1 auto", minInlineSize: 0 });

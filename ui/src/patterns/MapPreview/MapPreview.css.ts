import { createGlobalVar, createVar } from "@vanilla-extract/css";
import { media, space, textSize, vars } from "../../theme";
import { cardBox, style } from "../style";

/*
 * Set from outside, under these names: where a thing lies from the map's middle in px at the tiles'
 * own zoom, and how large a tile px is drawn (a fraction of a zoom step).
 */
const x = createGlobalVar("pl-map-x");
const y = createGlobalVar("pl-map-y");
const scalePhone = createGlobalVar("pl-map-phone");
const scaleWide = createGlobalVar("pl-map-wide");
const scale = createVar();

export const root = style({
  position: "relative",
  overflow: "hidden",
  isolation: "isolate",
  inlineSize: "100%",
  blockSize: "100%",
  backgroundColor: vars.color.mapLand,
  vars: { [scale]: scalePhone },
  "@media": {
    [media.desktop]: {
      // A picture of the map stands in a small frame on every screen.
      selectors: { "&:not([aria-hidden])": { vars: { [scale]: scaleWide } } },
    },
  },
});

/** A point in the box that everything is placed from, so that the box may have any size. */
export const anchor = style({
  position: "absolute",
  insetBlockStart: "35%",
  // Maps do not mirror: east is on the right in every script.
  left: "50%",
  inlineSize: 0,
  blockSize: 0,
  selectors: { "[aria-hidden] > &": { insetBlockStart: "40%" } },
  "@media": { [media.desktop]: { insetBlockStart: "40%" } },
});

const place = {
  position: "absolute",
  left: `calc(${x} * ${scale} * 1px)`,
  top: `calc(${y} * ${scale} * 1px)`,
} as const;

export const tile = style({
  ...place,
  // A little larger than its place, or a seam of ground shows between two that fall on half a px.
  inlineSize: `calc(256px * ${scale} + 0.75px)`,
  blockSize: `calc(256px * ${scale} + 0.75px)`,
  maxInlineSize: "none",
});

export const marker = style({
  ...place,
  inlineSize: "max-content",
  translate: "-50% -50%",
  selectors: { "&[data-selected]": { zIndex: 1 } },
});

export const card = style({
  position: "absolute",
  insetBlockEnd: "1.5rem",
  insetInline: space[3],
  zIndex: 2,
  "@media": {
    [media.tablet]: { insetInline: `${space[6]} auto`, inlineSize: "min(26.25rem, 100% - 3rem)" },
  },
});

export const attribution = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  paddingInline: space[2],
  fontSize: textSize[12],
  lineHeight: "1.375rem",
  color: vars.color.ink,
  backgroundColor: `color-mix(in srgb, ${vars.color.surface} 86%, transparent)`,
  borderStartStartRadius: vars.radius.control,
});

export const partCard = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[3],
  padding: space[3],
  ...cardBox,
  boxShadow: vars.shadow.floating,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { "&:has(a:hover)": { borderColor: vars.color.ink } },
});

export const picture = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "4.75rem",
  aspectRatio: "12 / 11",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  overflow: "hidden",
  "@media": { [media.tablet]: { inlineSize: "6rem" } },
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  justifyItems: "start",
  gap: space[1],
  overflowWrap: "anywhere",
});

export const headline = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: space[3],
  inlineSize: "100%",
  lineHeight: 1.25,
});

export const name = style({
  fontWeight: 650,
  fontSize: textSize[16],
  // The whole card leads where its name does.
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: "inherit" },
  },
});

export const price = style({
  fontSize: textSize[20],
  fontWeight: 720,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.01em",
});

export const number = style({
  fontFamily: vars.font.mono,
  fontFeatureSettings: '"zero"',
  fontSize: textSize[13],
  lineHeight: 1.3,
  color: vars.color.inkMuted,
});

export const note = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
  fontSize: textSize[14],
  color: vars.color.inkMuted,
});

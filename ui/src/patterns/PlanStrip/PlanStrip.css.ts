import { media, space, textSize, vars } from "../../theme";
import { style, touchLink } from "../style";

export const root = style({
  display: "grid",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  overflow: "hidden",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const plan = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[3],
  padding: space[6],
  overflowWrap: "anywhere",
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&:not(:first-child)": { borderBlockStart: `1px solid ${vars.color.line}` },
    "&:hover": { backgroundColor: vars.color.sunken },
    "&[data-highlighted]": {
      backgroundColor: vars.color.inverse,
      color: vars.color.onInverse,
    },
    "&[data-highlighted]:hover": { backgroundColor: vars.color.inverseHover },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-highlighted]": { outline: "3px solid Highlight", outlineOffset: "-3px" },
      },
    },
    [media.desktop]: {
      padding: `${space[8]} ${space[8]} ${space[6]}`,
      selectors: {
        "&:not(:first-child)": {
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${vars.color.line}`,
        },
      },
    },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[2],
});

export const name = style({
  fontSize: textSize[20],
  fontWeight: 650,
  letterSpacing: "-0.01em",
  lineHeight: 1.3,
});

/** The badge of the highlighted plan: paper on ink. */
export const badge = style({
  paddingInline: space[2],
  border: "1px solid currentColor",
  borderRadius: vars.radius.badge,
  fontSize: textSize[13],
  fontWeight: 600,
  lineHeight: "1.375rem",
});

export const price = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  fontSize: textSize[44],
  fontWeight: 740,
  fontStretch: "94%",
  letterSpacing: "-0.03em",
  lineHeight: 1.1,
  fontVariantNumeric: "tabular-nums",
});

export const per = style({
  fontSize: textSize[15],
  fontWeight: 400,
  fontStretch: "100%",
  letterSpacing: 0,
  color: vars.color.inkMuted,
  selectors: { "[data-highlighted] &": { color: "inherit" } },
});

export const summary = style({
  fontSize: textSize[15],
  lineHeight: 1.45,
  color: vars.color.inkMuted,
  textWrap: "pretty",
  selectors: { "[data-highlighted] > &": { color: "inherit" } },
  "@media": { [media.desktop]: { minBlockSize: "4.4em" } },
});

export const link = style({
  ...touchLink,
  fontWeight: 600,
  fontSize: textSize[15],
  selectors: {
    // The whole plan leads where its link does.
    "&::after": { content: '""', position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-3px" },
    // The ring's own blue would be lost on ink.
    "[data-highlighted] > &:focus-visible::after": { outlineColor: vars.color.onInverse },
  },
  "@media": {
    [media.forcedColors]: {
      // Within the line that marks the plan.
      selectors: { "[data-highlighted] > &:focus-visible::after": { outlineOffset: "-10px" } },
    },
  },
});

export const arrow = style({
  flexShrink: 0,
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});

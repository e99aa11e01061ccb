import * as css from "@vanilla-extract/css";
import { layers, space, vars } from "../theme";

type LayeredRule = NonNullable<css.StyleRule["@layer"]>[string];

/** Puts a rule where component styles belong in the cascade. For `.css.ts` files only. */
export const inRecipe = (rule: LayeredRule): css.StyleRule => ({
  "@layer": { [layers.recipe]: rule },
});

/** A class for a rule in that place; after other classes, one that has theirs too. */
export const style = (rule: LayeredRule | [...classes: string[], rule: LayeredRule]): string =>
  css.style(
    Array.isArray(rule)
      ? rule.map((each) => (typeof each === "string" ? each : inRecipe(each)))
      : inRecipe(rule),
  );

type GlobalRule = Parameters<typeof css.globalStyle>[1];
type LayeredGlobalRule = NonNullable<GlobalRule["@layer"]>[string];

/** A rule in that place for what a selector finds, which begins with a class of the same sheet. */
export const globalStyle = (selector: string, rule: LayeredGlobalRule) =>
  css.globalStyle(selector, { "@layer": { [layers.recipe]: rule } });

/** A quick transition of these properties, with the theme's pace. */
export const transition = (...properties: string[]) =>
  properties.map((name) => `${name} ${vars.motion.fast} ${vars.motion.ease}`).join(", ");

/** Read by screen readers, seen by nobody. */
export const visuallyHidden = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** The ring around what has the keyboard's focus, for a wrapper that stands in for its input. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
} as const;

/** The edge of what is tinted: none, but a line where more contrast or fewer colors are asked for. */
export const toneEdge = "var(--pl-tone-edge, 0)";

/** Part numbers, VINs, order ids: slashed zero, and never broken by letter spacing. */
export const mono = {
  fontFamily: vars.font.mono,
  fontFeatureSettings: '"zero"',
  letterSpacing: 0,
} as const;

/** Figures that stand under one another. */
export const tabular = { fontVariantNumeric: "tabular-nums" } as const;

/** The button of a file input. */
export const fileButton = {
  minBlockSize: "2.375rem",
  marginInlineEnd: space[3],
  paddingInline: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  color: vars.color.ink,
  font: "inherit",
  fontWeight: 600,
} as const;

/** The box of a card: a line around a surface of its own. */
export const cardBox = {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
} as const;

/** What is chosen, where the reader's own colors are forced. */
export const highlight = {
  forcedColorAdjust: "none",
  backgroundColor: "Highlight",
  color: "HighlightText",
} as const;

/** Photos beside one another, as many as there is room for. */
export const photoRow = { display: "flex", flexWrap: "wrap", gap: space[2] } as const;

/** A photo in such a row: a square of 72 px. */
export const photoSquare = {
  inlineSize: "4.5rem",
  blockSize: "4.5rem",
  maxInlineSize: "100%",
  objectFit: "cover",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
} as const;

/** As much of a text as a line holds. */
export const oneLine = {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;

/** A square as large as a fingertip, with an icon in the middle. */
export const touchTarget = {
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
} as const;

/** A link with its icon, as high as a fingertip. */
export const touchLink = {
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: "2.75rem",
} as const;

/** Over all of its label, so that touch and screen-reader exploration find it where it is seen. */
export const coverRadio = {
  appearance: "none",
  position: "absolute",
  inset: 0,
  borderRadius: "inherit",
  outline: "none",
  cursor: "pointer",
} as const;

/** Surface and text of a tone. */
export const tint = (tone: "success" | "info" | "warning" | "neutral" | "critical") =>
  inRecipe({ backgroundColor: vars.color[tone].tint, color: vars.color[tone].text });

import * as css from "@vanilla-extract/css";
import { layers, vars } from "../theme";

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

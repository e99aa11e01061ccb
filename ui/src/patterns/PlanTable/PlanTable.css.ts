import { createGlobalVar } from "@vanilla-extract/css";
import { layout, media, space, textSize, vars } from "../../theme";
import { style, tabular, visuallyHidden } from "../style";

/*
 * The columns are those of the cards above: three equal ones, each cell's text under its card's
 * text. So what a row is about stands over its cells, not beside them.
 */

/** How many plans. */
export const count = createGlobalVar("pl-plans");
/** Number of the highlighted plan's column. */
export const highlighted = createGlobalVar("pl-highlighted");

export const table = style({ display: "block", inlineSize: "100%" });
export const group = style({ display: "block" });
export const caption = style({ ...visuallyHidden });

export const row = style({
  display: "grid",
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    // The highlighted plan's column, behind both lines of a row.
    "[data-highlighted] > * > &::before": {
      content: '""',
      gridColumn: highlighted,
      gridRow: "1 / 3",
      backgroundColor: vars.color.surface,
      borderInline: `1px solid ${vars.color.line}`,
    },
  },
});

/** Stays under the site's header for as long as the table lasts. */
export const head = style({
  display: "block",
  position: "sticky",
  insetBlockStart: `${layout.headerPhone / 16}rem`,
  zIndex: 1,
  backgroundColor: vars.color.page,
  "@media": { [media.desktop]: { insetBlockStart: `${layout.header / 16}rem` } },
});

export const headRow = style({ borderBlockEnd: `1px solid ${vars.color.ink}` });

const padding = {
  paddingInline: space[2],
  "@media": {
    [media.desktop]: {
      paddingInline: "1.8125rem 1.75rem",
      selectors: {
        "&[data-highlighted]": { paddingInline: "1.125rem" },
        "[data-highlighted] ~ &": { paddingInline: "2.75rem 1.75rem" },
      },
    },
  },
} as const;

export const plan = style({
  ...padding,
  display: "block",
  paddingBlock: space[3],
  fontSize: textSize[15],
  fontWeight: 650,
  lineHeight: 1.35,
  textAlign: "start",
  overflowWrap: "anywhere",
  gridRow: 1,
  position: "relative",
});

/** The row's subject, over its cells. */
export const subject = style({
  display: "block",
  gridColumn: "1 / -1",
  gridRow: 1,
  position: "relative",
  paddingBlockStart: space[3],
  paddingInline: space[2],
  fontSize: textSize[13],
  fontWeight: 500,
  lineHeight: 1.4,
  textAlign: "start",
  color: vars.color.inkMuted,
  "@media": { [media.desktop]: { paddingInline: "1.8125rem" } },
});

export const cell = style({
  ...padding,
  ...tabular,
  display: "block",
  gridRow: 2,
  position: "relative",
  paddingBlockStart: "0.125rem",
  paddingBlockEnd: space[3],
  fontSize: textSize[15],
  lineHeight: 1.45,
  selectors: {
    "&[data-highlighted]": { fontWeight: 600 },
    "&[data-absent]": { color: vars.color.inkMuted },
  },
});

export const no = style({ marginInlineStart: "-0.1875rem" });
export const yes = style({ marginInlineStart: "-0.125rem", color: vars.color.success.text });
export const hidden = style({ ...visuallyHidden });

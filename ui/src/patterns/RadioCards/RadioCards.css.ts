import { styleVariants } from "@vanilla-extract/css";
import { media, space, textSize, vars } from "../../theme";
import { inRecipe, style, tabular } from "../style";

export const group = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const legend = style({
  fontSize: textSize[14],
  fontWeight: 600,
  lineHeight: 1.4,
  marginBlockEnd: space[2],
});

/** By how many stand beside one another where there is room. */
export const cards = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (columns) =>
  inRecipe({
    display: "grid",
    gap: space[3],
    "@media": {
      // Three need more room than two.
      [columns > 2 ? media.desktop : media.tablet]: {
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      },
    },
  }),
);

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  columnGap: space[3],
  padding: space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  cursor: "pointer",
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    // An inset edge: a wider border would shift what is inside.
    "&:has(input:checked)": {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
    },
    "&:has(input:focus-visible)": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: "2px",
    },
  },
  "@media": {
    [media.forcedColors]: {
      // As wide as before with its padding. The outline stays free for the focus.
      selectors: {
        "&:has(input:checked)": {
          border: "3px solid Highlight",
          padding: `calc(${space[4]} - 2px)`,
        },
      },
    },
  },
});

export const input = style({
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  marginBlockStart: "0.1875rem",
  accentColor: vars.color.inverse,
  cursor: "pointer",
  selectors: { "&:focus-visible": { outline: "none" } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  rowGap: space[1],
  overflowWrap: "anywhere",
});

export const name = style({ fontSize: textSize[16], fontWeight: 650, lineHeight: 1.5 });

export const aside = style({
  ...tabular,
  fontSize: textSize[15],
  fontWeight: 650,
  lineHeight: 1.5,
});

export const text = style({
  gridColumn: 2,
  marginBlockStart: space[1],
  fontSize: textSize[14],
  lineHeight: 1.45,
  color: vars.color.inkMuted,
  textWrap: "pretty",
});

export const note = style({
  gridColumn: 2,
  justifySelf: "start",
  maxInlineSize: "100%",
  marginBlockStart: space[2],
});

import { style } from "@vanilla-extract/css";
import { media, space, textSize, vars } from "../../theme";
import { inRecipe } from "../style";

/** Ruled like a catalogue's page: an ink line on top, hairlines between. */
export const grid = style(
  inRecipe({
    display: "grid",
    borderBlockStart: `1px solid ${vars.color.ink}`,
    "@media": {
      [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  }),
);

const lined = { borderInlineStart: `1px solid ${vars.color.line}`, paddingInlineStart: space[8] };
const tablet = "screen and (min-width: 720px) and (max-width: 959.98px)";

export const cell = style(
  inRecipe({
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
    paddingBlock: "1.75rem 2rem",
    borderBlockEnd: `1px solid ${vars.color.line}`,
    "@media": {
      [tablet]: {
        paddingInline: `0 ${space[6]}`,
        selectors: { "&:nth-child(even)": { ...lined, paddingInlineEnd: 0 } },
      },
      [media.desktop]: {
        paddingInline: `${space[8]}`,
        selectors: {
          "&:not(:nth-child(3n + 1))": { ...lined },
          "&:nth-child(3n + 1)": { paddingInlineStart: 0 },
          "&:nth-child(3n)": { paddingInlineEnd: 0 },
        },
      },
    },
  }),
);

export const example = style(
  inRecipe({ display: "grid", minBlockSize: "8.25rem", marginBlockEnd: space[8] }),
);

export const title = style(
  inRecipe({
    fontSize: textSize[20],
    fontWeight: 650,
    letterSpacing: "-0.015em",
    lineHeight: 1.25,
  }),
);

export const text = style(
  inRecipe({
    marginBlockStart: space[1],
    fontSize: textSize[15],
    lineHeight: 1.5,
    color: vars.color.inkMuted,
    textWrap: "pretty",
  }),
);

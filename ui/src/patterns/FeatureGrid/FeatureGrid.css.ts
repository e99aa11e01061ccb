import { media, space, textSize, vars } from "../../theme";
import { style } from "../style";

/** Ruled like a catalog's page: an ink line on top, hairlines between. */
export const grid = style({
  display: "grid",
  columnGap: `calc(2 * ${space[8]})`,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

/** Half of what lies between two columns; the line is in the middle. */
const half = space[8];
const line = {
  content: '""',
  position: "absolute",
  backgroundColor: vars.color.line,
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
} as const;
const tablet = "screen and (min-width: 720px) and (max-width: 959.98px)";

const ruled = (inRow: string, lastInRow: string) => ({
  [`&:not(${inRow})::before`]: {
    ...line,
    insetBlock: 0,
    insetInlineStart: `calc(-1 * ${half})`,
    inlineSize: "1px",
  },
  [`&:not(${lastInRow})::after`]: { insetInlineEnd: `calc(-2 * ${half})` },
});

export const cell = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  paddingBlock: "1.75rem 2rem",
  selectors: { "&::after": { ...line, insetInline: 0, insetBlockEnd: 0, blockSize: "1px" } },
  "@media": {
    [tablet]: { selectors: ruled(":nth-child(odd)", ":nth-child(even)") },
    [media.desktop]: { selectors: ruled(":nth-child(3n + 1)", ":nth-child(3n)") },
  },
});

export const example = style({
  display: "grid",
  minBlockSize: "8.25rem",
  marginBlockEnd: space[8],
});

export const title = style({
  fontSize: textSize[20],
  fontWeight: 650,
  letterSpacing: "-0.015em",
  lineHeight: 1.25,
});

export const text = style({
  marginBlockStart: space[1],
  fontSize: textSize[15],
  lineHeight: 1.5,
  color: vars.color.inkMuted,
  textWrap: "pretty",
});

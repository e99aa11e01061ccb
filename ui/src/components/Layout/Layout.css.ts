import { styleVariants } from "@vanilla-extract/css";
import { inRecipe, style } from "../../internal/css";
import { layout, media, space, vars } from "../../theme";

export const stack = style({ display: "flex", flexDirection: "column" });
export const inline = style({ display: "flex", minInlineSize: 0 });
export const wraps = style({ flexWrap: "wrap" });
export const grid = style({ display: "grid" });

const gutter = `${layout.gutter}px`;
const gutterWide = `${layout.gutterWide}px`;

const container = style({
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: gutter,
  "@media": { [media.tablet]: { paddingInline: gutterWide } },
});

export const containers = styleVariants(
  { content: layout.content, narrow: 720, form: 440 },
  (width) => [
    container,
    inRecipe({
      maxInlineSize: `calc(${width / 16}rem + 2 * ${gutter})`,
      "@media": { [media.tablet]: { maxInlineSize: `calc(${width / 16}rem + 2 * ${gutterWide})` } },
    }),
  ],
);

const section = style({
  paddingBlock: space[16],
  "@media": { [media.tablet]: { paddingBlock: space[24] } },
});

const ruled = {
  borderBlock: `1px solid ${vars.color.line}`,
  // Two toned sections in a row share one line.
  selectors: { "& + &": { borderBlockStart: 0 } },
};

export const sections = styleVariants({
  page: [section],
  sunken: [section, inRecipe({ ...ruled, backgroundColor: vars.color.sunken })],
  surface: [section, inRecipe({ ...ruled, backgroundColor: vars.color.surface })],
});

export const dividers = styleVariants({
  line: inRecipe({ borderBlockStart: `1px solid ${vars.color.line}` }),
  strong: inRecipe({ borderBlockStart: `1px solid ${vars.color.ink}` }),
});

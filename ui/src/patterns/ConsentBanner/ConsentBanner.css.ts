import { media, space, textSize, vars, zIndex } from "../../theme";
import { cardBox, style } from "../style";

/** At the foot of the window, over nothing that is to be pressed next. */
export const banner = style({
  position: "fixed",
  zIndex: zIndex.panel,
  insetInline: space[3],
  insetBlockEnd: space[3],
  maxBlockSize: `calc(100% - 2 * ${space[3]})`,
  overflowY: "auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  padding: space[4],
  ...cardBox,
  boxShadow: vars.shadow.floating,
  "@media": {
    [media.tablet]: {
      insetInline: `${space[4]} auto`,
      insetBlockEnd: space[4],
      inlineSize: "25rem",
      maxInlineSize: `calc(100% - 2 * ${space[4]})`,
      padding: space[5],
    },
  },
});

export const message = style({ fontSize: textSize[15], lineHeight: 1.5 });

export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))",
  gap: space[2],
});

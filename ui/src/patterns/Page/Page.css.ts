import { layout, media, space, textSize, vars } from "../../theme";
import { style } from "../style";

export const page = style({
  paddingBlockEnd: space[16],
  selectors: { "&[data-top-space]": { paddingBlockStart: space[5] } },
  "@media": { [media.tablet]: { paddingBlockEnd: space[24] } },
});

export const header = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[5],
  paddingBlock: `${space[8]} ${space[6]}`,
  overflowWrap: "anywhere",
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "end",
      paddingBlock: space[10],
    },
  },
});

export const intro = style({
  maxInlineSize: layout.measure,
  marginBlockStart: space[3],
  fontSize: textSize[16],
  color: vars.color.inkMuted,
  textWrap: "pretty",
  "@media": { [media.tablet]: { fontSize: textSize[18], marginBlockStart: space[4] } },
});

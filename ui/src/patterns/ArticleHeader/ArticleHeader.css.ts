import { media, space, textSize, vars } from "../../theme";
import { display, mirrored, style, touchLink } from "../style";

export const header = style({
  paddingBlock: `${space[8]} ${space[6]}`,
  marginBlockEnd: space[8],
  overflowWrap: "anywhere",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.desktop]: { paddingBlockStart: space[12] } },
});

export const back = style({
  ...touchLink,
  marginBlockEnd: space[4],
  fontSize: textSize[15],
  fontWeight: 550,
  color: vars.color.inkMuted,
  selectors: { "&:hover": { color: vars.color.ink } },
});

export const arrow = style(mirrored);

export const title = style({
  ...display,
  marginBlockStart: space[3],
  fontSize: textSize[36],
  lineHeight: 1.08,
  "@media": { [media.desktop]: { fontSize: textSize[44] } },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  marginBlockStart: space[4],
  fontSize: textSize[15],
  color: vars.color.inkMuted,
});

export const author = style({ color: vars.color.ink, fontWeight: 600 });

import { media, space, textSize, vars } from "../../theme";
import { cardBox, style, tabular } from "../style";

export const card = style({
  position: "relative",
  // What a bar is worth may be wider than its bar, and not than the card.
  overflowX: "clip",
  paddingBlock: `1.125rem ${space[4]}`,
  paddingInline: space[4],
  ...cardBox,
  "@media": { [media.desktop]: { paddingInline: space[5] } },
});

/** As wide as the title and the toggle are together. */
const bothFit = "14.5rem";

export const title = style({
  fontSize: "1.0625rem",
  fontWeight: 650,
  lineHeight: 1.35,
  letterSpacing: "-0.01em",
  // Room for the toggle: beside the title, and over it where a line holds only one of them.
  paddingInlineEnd: `clamp(0px, (100% - ${bothFit}) * 999, 8rem)`,
  marginBlockStart: `clamp(0px, (${bothFit} - 100%) * 999, 2.25rem)`,
});

/** A phone has no room for title, mark and toggle in a line. */
export const mark = style({ "@media": { [media.belowTablet]: { display: "block" } } });

export const note = style({ fontSize: textSize[14], lineHeight: 1.45, color: vars.color.inkMuted });

export const empty = style({
  marginBlock: space[6],
  fontSize: textSize[15],
  color: vars.color.inkMuted,
});

export const toggle = style({
  position: "absolute",
  insetBlockStart: "1.25rem",
  insetInlineEnd: space[4],
  fontSize: textSize[14],
  fontWeight: 600,
  lineHeight: 1.35,
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    // 44 px for a finger.
    "&::after": { content: '""', position: "absolute", inset: "-12px" },
  },
  "@media": { [media.desktop]: { insetInlineEnd: space[5] } },
});

export const asTable = style({ selectors: { "[open] > summary > &": { display: "none" } } });
export const asChart = style({
  display: "none",
  selectors: { "[open] > summary > &": { display: "inline" } },
});

export const table = style({ ...tabular, marginBlockStart: space[4], fontSize: textSize[14] });

export const head = style({
  paddingBlock: space[2],
  fontWeight: 500,
  fontSize: textSize[13],
  textAlign: "start",
  color: vars.color.inkMuted,
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  selectors: { "&:last-child": { textAlign: "end" } },
});

export const cell = style({
  paddingBlock: "0.4375rem",
  overflowWrap: "anywhere",
  textAlign: "start",
  fontWeight: 400,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    "&:last-child": { textAlign: "end", fontWeight: 600 },
    "tr:last-child > &": { borderBlockEnd: 0 },
  },
});

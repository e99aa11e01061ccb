import { space, textSize, vars } from "../../theme";
import { style, tabular } from "../style";

export const totals = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const title = style({
  marginBlockEnd: space[2],
  fontSize: "1.0625rem",
  fontWeight: 650,
  lineHeight: 1.35,
  letterSpacing: "-0.01em",
});

export const group = style({
  selectors: {
    "& + &": {
      marginBlockStart: space[3],
      paddingBlockStart: space[3],
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const groupTitle = style({ fontSize: textSize[14], fontWeight: 650, lineHeight: 1.45 });

/** Amounts end on one line, and are in one piece as long as there is any room for it. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) fit-content(65%)",
  columnGap: space[4],
  paddingBlock: space[1],
  fontSize: textSize[15],
  lineHeight: 1.45,
});

export const label = style({
  color: vars.color.inkMuted,
  selectors: { "[data-strong] > &": { color: vars.color.ink, fontWeight: 600 } },
});

export const note = style({ display: "block", fontSize: textSize[13], lineHeight: 1.4 });

export const amount = style({
  ...tabular,
  textAlign: "end",
  fontWeight: 500,
  selectors: { "[data-strong] > &": { fontWeight: 650 } },
});

export const total = style({
  marginBlockStart: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  alignItems: "baseline",
});

export const totalLabel = style({ fontWeight: 650 });

export const totalNote = style({ fontWeight: 400, color: vars.color.inkMuted });

export const totalAmount = style({ fontSize: textSize[20], fontWeight: 700, lineHeight: 1.3 });

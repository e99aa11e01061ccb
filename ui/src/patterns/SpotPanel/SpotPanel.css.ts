import { media, space, textSize, vars } from "../../theme";
import { style } from "../style";

export const head = style({
  display: "grid",
  alignContent: "center",
  minBlockSize: "3.75rem",
  paddingInline: `${space[5]} 4rem`,
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { paddingBlock: space[3] } },
});

export const title = style({ fontSize: textSize[18], fontWeight: 650, lineHeight: 1.25 });

export const note = style({
  fontSize: textSize[14],
  lineHeight: 1.4,
  color: vars.color.inkMuted,
  overflowWrap: "anywhere",
});

/** The foot lies below it also where there are few rows; a row's links lie over the row alone. */
export const list = style({ flex: "1 0 auto", isolation: "isolate" });

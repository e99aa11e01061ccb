import { space, textSize, vars } from "../../theme";
import { mono, style, visuallyHidden } from "../style";

export const card = style({
  minInlineSize: 0,
  padding: space[4],
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  textAlign: "center",
  overflowWrap: "anywhere",
});

export const label = style({ fontSize: textSize[15], fontWeight: 600, lineHeight: 1.45 });

export const line = style({ position: "relative", marginBlock: space[1] });

/** Large enough to be read over a counter; what is as long as a sentence goes on in the next line. */
export const code = style({
  ...mono,
  fontSize: `min(${textSize[44]}, 11vw)`,
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: "0.14em",
  // The space after the last character stands before the first one too.
  paddingInlineStart: "0.14em",
  userSelect: "all",
});

/** It is not what is copied. */
export const spelled = style({ ...visuallyHidden, userSelect: "none" });

export const help = style({ fontSize: textSize[15], lineHeight: 1.45, textWrap: "balance" });

export const action = style({ marginBlockStart: space[3] });

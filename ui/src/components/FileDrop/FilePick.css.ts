import { coverRadio, fileButton, focusRing, style } from "../../internal/css";
import { space, textSize, vars } from "../../theme";

/** Beside the looks of a button. */
export const pick = style({
  selectors: {
    "&:has(:focus-visible)": focusRing,
    "&[data-disabled]": { opacity: 0.55, cursor: "not-allowed" },
  },
});

/** Over all of it: what is pressed, and dropped on, is the input. */
export const covered = style({
  ...coverRadio,
  inlineSize: "100%",
  opacity: 0,
  selectors: { "&::file-selector-button": { cursor: "inherit" } },
});

export const plainPick = style({
  display: "grid",
  gap: space[1],
  minInlineSize: 0,
  fontSize: textSize[14],
  fontWeight: 600,
});

export const plain = style({
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: "3rem",
  padding: space[1],
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: textSize[15],
  fontWeight: 400,
  color: vars.color.ink,
  selectors: { "&::file-selector-button": fileButton },
});

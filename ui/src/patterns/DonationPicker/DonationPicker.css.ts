import { media, space, textSize, vars } from "../../theme";
import { coverRadio, focusRing, highlight, style, tabular, transition } from "../style";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
});

export const legend = style({
  overflowWrap: "anywhere",
  marginBlockEnd: space[2],
  fontSize: textSize[14],
  fontWeight: 600,
  lineHeight: 1.4,
});

export const presets = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(3rem, 1fr))",
  gap: space[2],
});

export const preset = style({
  ...tabular,
  position: "relative",
  display: "grid",
  placeItems: "center",
  textAlign: "center",
  overflowWrap: "anywhere",
  minBlockSize: "3.25rem",
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: textSize[18],
  fontWeight: 650,
  cursor: "pointer",
  transition: transition("background-color", "border-color", "color"),
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:has(:checked)": {
      borderColor: vars.color.inverse,
      backgroundColor: vars.color.inverse,
      color: vars.color.onInverse,
    },
    "&:has(:focus-visible)": focusRing,
  },
  "@media": { [media.forcedColors]: { selectors: { "&:has(:checked)": highlight } } },
});

/** Over the whole label, so that touch exploration finds it where it is seen. */
export const radio = style(coverRadio);

export const unit = style({ fontWeight: 600, color: vars.color.inkMuted });

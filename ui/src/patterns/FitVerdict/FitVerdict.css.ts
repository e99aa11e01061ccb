import { space, textSize, vars } from "../../theme";
import { globalStyle, style, tabular, toneEdge } from "../style";

/** The words begin beside the tag and go on under it; three lines hold a reason in a phone's row. */
export const compact = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  overflowWrap: "anywhere",
  maxInlineSize: "100%",
  // The tag is never cut.
  minInlineSize: "min-content",
  // As high as the tag.
  fontSize: textSize[13],
  lineHeight: "1.25rem",
  selectors: {
    // A condition that is cut off is none.
    "&[data-condition]": { WebkitLineClamp: 8 },
    "&[data-wrap]": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: space[1],
      overflow: "visible",
      lineHeight: 1.4,
    },
  },
});

globalStyle(`${compact} > :first-child`, { maxInlineSize: "none", verticalAlign: "middle" });

export const short = style({
  ...tabular,
  selectors: { ":not([data-wrap]) > &": { marginInlineStart: space[2] } },
  color: vars.color.inkMuted,
});

export const condition = style({
  selectors: { ":not([data-wrap]) > &": { marginInlineStart: space[1] } },
  fontWeight: 600,
  color: vars.color.warning.text,
});

const toned = (tone: "success" | "warning" | "critical" | "neutral") => ({
  backgroundColor: vars.color[tone].tint,
  color: vars.color[tone].text,
});

export const full = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  padding: space[3],
  borderRadius: vars.radius.control,
  selectors: {
    "&[data-tone='success']": toned("success"),
    "&[data-tone='warning']": toned("warning"),
    "&[data-tone='critical']": toned("critical"),
    "&[data-tone='neutral']": toned("neutral"),
  },
  border: toneEdge,
});

export const icon = style({ display: "flex", flexShrink: 0 });

export const words = style({ flex: "1 1 auto", minInlineSize: 0, overflowWrap: "anywhere" });

export const verdict = style({ fontSize: textSize[15], lineHeight: 1.45, textWrap: "pretty" });

export const word = style({ fontWeight: 700 });

/** Under the condition, which may be long. */
export const vehicle = style({ display: "block" });

export const basis = style({
  ...tabular,
  marginBlockStart: "0.125rem",
  fontSize: textSize[13],
  lineHeight: 1.45,
  color: vars.color.ink,
  textWrap: "pretty",
});

export const hint = style({
  marginBlockStart: space[1],
  fontSize: textSize[13],
  lineHeight: 1.45,
  color: vars.color.ink,
});

import { style, tabular } from "../../internal/css";
import { media, space, textSize, vars } from "../../theme";

export const zone = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  padding: space[4],
  border: `1px dashed ${vars.color.controlLine}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  selectors: {
    "&[data-over]": { borderColor: vars.color.ink, backgroundColor: vars.color.sunken },
    "&:has([aria-invalid='true'])": { borderColor: vars.color.criticalLine },
  },
});

export const choose = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});

export const drop = style({
  fontSize: textSize[14],
  color: vars.color.inkMuted,
  // There is nothing to drop from on a phone.
  "@media": { [media.coarse]: { display: "none" } },
});

export const file = style({ display: "flex", alignItems: "center", gap: space[3] });

export const icon = style({ flexShrink: 0, color: vars.color.inkMuted });

export const name = style({
  flex: 1,
  minInlineSize: 0,
  fontWeight: 600,
  overflowWrap: "anywhere",
});

export const size = style({
  ...tabular,
  fontSize: textSize[14],
  fontWeight: 400,
  color: vars.color.inkMuted,
  whiteSpace: "nowrap",
});

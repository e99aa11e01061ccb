import { optionBox, popupBox } from "../../internal/listbox";
import { space, textSize, vars } from "../../theme";
import { mono, style } from "../style";

export const list = style({
  ...popupBox,
  selectors: {
    "&[hidden]": { display: "none" },
    "[data-size='hero'] > &": { insetInline: "-2px" },
  },
});

export const heading = style({
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInline: space[3],
  fontSize: textSize[13],
  fontWeight: 600,
  color: vars.color.inkMuted,
});

export const option = style({ ...optionBox, scrollMarginBlock: "2.25rem" });

export const icon = style({ flexShrink: 0, color: vars.color.inkMuted });

/** A detail that does not fit beside its label stands below it. */
export const words = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const label = style({
  fontWeight: 550,
  selectors: { "&[data-code]": { ...mono, fontSize: textSize[14] } },
});

export const detail = style({ fontSize: textSize[14], color: vars.color.inkMuted });

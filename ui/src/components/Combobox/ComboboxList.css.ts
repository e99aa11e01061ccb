import { style } from "../../internal/css";
import { optionBox, popupBox } from "../../internal/listbox";
import { space, textSize, vars } from "../../theme";

export const popup = style({ ...popupBox, selectors: { "&[hidden]": { display: "none" } } });

export const option = style({
  ...optionBox,
  flexWrap: "wrap",
  alignItems: "baseline",
  alignContent: "center",
  gap: 0,
  columnGap: space[2],
  overflowWrap: "anywhere",
  cursor: "pointer",
});

export const label = style({ minInlineSize: 0, fontWeight: 550 });

export const detail = style({
  minInlineSize: 0,
  fontSize: textSize[14],
  color: vars.color.inkMuted,
});

export const word = style({
  paddingBlock: space[2],
  paddingInline: space[3],
  fontSize: textSize[14],
  color: vars.color.inkMuted,
});

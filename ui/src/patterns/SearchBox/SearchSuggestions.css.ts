import { media, space, textSize, vars, zIndex } from "../../theme";
import { cardBox, mono, style } from "../style";

export const list = style({
  position: "absolute",
  zIndex: zIndex.panel,
  insetBlockStart: "calc(100% + 0.375rem)",
  insetInline: "-1px",
  maxBlockSize: "min(27rem, 55dvh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[1],
  ...cardBox,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
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

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: "2.5rem",
  paddingBlock: "0.375rem",
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  fontSize: textSize[15],
  lineHeight: 1.35,
  textAlign: "start",
  scrollMarginBlock: "2.25rem",
  selectors: {
    "&:hover": { backgroundColor: vars.color.sunken },
    // The focus is in the field: this is where its keys are.
    "&[aria-selected='true']": {
      backgroundColor: vars.color.sunken,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: "-2px",
    },
  },
  "@media": { [media.coarse]: { minBlockSize: "2.75rem" } },
});

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

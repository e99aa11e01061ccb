import { media, space, textSize, vars, zIndex } from "../theme";
import { cardBox } from "./css";

/** What a combobox opens, under its field. */
export const popupBox = {
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
} as const;

/** One thing to take, in it. */
export const optionBox = {
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
} as const;

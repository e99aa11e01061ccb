import { recipe } from "@vanilla-extract/recipes";
import {
  fileButton,
  focusRing,
  globalStyle,
  inRecipe,
  style,
  touchTarget,
  transition,
} from "../../internal/css";
import { media, space, textSize, vars } from "../../theme";

export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.375rem",
  minInlineSize: 0,
  textAlign: "start",
  overflowWrap: "anywhere",
});

export const label = style({
  fontSize: textSize[14],
  fontWeight: 600,
  lineHeight: 1.4,
  justifySelf: "start",
});

/** The line under a control: help, or the error in its place. One line high even when empty. */
export const note = recipe({
  base: inRecipe({
    display: "flex",
    gap: "0.375rem",
    minBlockSize: "1.4em",
    fontSize: textSize[13],
    lineHeight: 1.4,
  }),
  variants: {
    tone: {
      help: inRecipe({ color: vars.color.inkMuted }),
      error: inRecipe({ color: vars.color.critical.text, fontWeight: 500 }),
    },
  },
});

export const noteIcon = style({ flexShrink: 0, marginBlockStart: "0.1em" });

/** The box that looks like the control; the ring shows on it while its input has the focus. */
export const box = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minBlockSize: "3rem",
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  transition: transition("border-color"),
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:has(:is(input, select, textarea):focus-visible)": focusRing,
    "&:has([aria-invalid='true'])": {
      borderColor: vars.color.criticalLine,
      boxShadow: `inset 0 0 0 1px ${vars.color.criticalLine}`,
    },
    "&:has(:is(input, select, textarea):disabled)": {
      borderColor: vars.color.line,
      backgroundColor: vars.color.sunken,
      color: vars.color.inkMuted,
    },
  },
  "@media": {
    // The red is gone there: what is wrong has a thick lower edge instead.
    [media.forcedColors]: {
      selectors: { "&:has([aria-invalid='true'])": { borderBlockEndWidth: "4px" } },
    },
  },
});

export const control = style({
  flex: 1,
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: "2.875rem",
  paddingInline: space[3],
  border: 0,
  borderRadius: "inherit",
  outline: "none",
  backgroundColor: "transparent",
  // 16 px or more, or phones zoom in when it gets the focus.
  fontSize: textSize[16],
  lineHeight: 1.25,
  textOverflow: "ellipsis",
  selectors: {
    "&::placeholder": { color: vars.color.inkMuted, opacity: 1 },
    // Written from the left, it begins where its label does.
    ":dir(rtl) > &[dir='ltr']": { textAlign: "right" },
    "&:disabled": { cursor: "not-allowed" },
    "&:-webkit-autofill": {
      WebkitTextFillColor: vars.color.ink,
      boxShadow: `inset 0 0 0 100vmax ${vars.color.sunken}`,
    },
    // The clear button of our own is larger and looks the same everywhere.
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});

/** A file input in the box: its button stands at its start, as high as the line of text. */
globalStyle(`${control}[type="file"]`, { paddingBlock: space[1], paddingInlineStart: space[1] });
globalStyle(`${control}[type="file"]::file-selector-button`, fileButton);

export const leading = style({
  display: "inline-flex",
  marginInlineStart: space[3],
  marginInlineEnd: "-0.125rem",
  color: vars.color.inkMuted,
  pointerEvents: "none",
});
globalStyle(`${leading} > svg`, { inlineSize: "1.25rem", blockSize: "1.25rem", strokeWidth: 1.5 });

export const trailing = style({
  display: "inline-flex",
  alignItems: "center",
  flexShrink: 0,
  // A unit keeps off the edge; a button brings room of its own.
  selectors: { "&:not(:has(*))": { paddingInlineEnd: space[3], color: vars.color.inkMuted } },
});

/** A button inside the box's end. */
export const inside = style({
  ...touchTarget,
  borderRadius: vars.radius.control,
  color: vars.color.inkMuted,
  selectors: {
    "&:hover": { color: vars.color.ink },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
});

export const select = style([
  control,
  { appearance: "none", paddingInlineEnd: space[10], cursor: "pointer" },
]);
globalStyle(`${select} > option`, { backgroundColor: vars.color.surface, color: vars.color.ink });

export const textArea = style([
  control,
  { paddingBlock: "0.75rem", lineHeight: 1.5, resize: "vertical" },
]);

export const chevron = style({
  position: "absolute",
  insetInlineEnd: space[3],
  pointerEvents: "none",
  color: vars.color.inkMuted,
});

/** A row of a checkbox or switch with its words. */
export const choice = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[3],
  alignItems: "start",
  minBlockSize: "1.5rem",
  "@media": { [media.coarse]: { paddingBlock: "0.625rem" } },
});

export const choiceEnd = style({ gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space[4] });

/** The label: it reaches over the whole line, box, gap and all, and 44 px of it for a finger. */
export const choiceText = style({
  fontSize: textSize[15],
  lineHeight: "1.5rem",
  cursor: "pointer",
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: "1.5rem",
    },
  },
  "@media": { [media.coarse]: { selectors: { "&::after": { blockSize: "2.75rem" } } } },
});
globalStyle(`${choiceText} a`, { position: "relative", zIndex: 1 });

export const choiceNote = style({ gridColumn: 2, marginBlockStart: space[1] });
export const choiceEndNote = style({ gridColumn: 1, gridRow: 2, marginBlockStart: "0.125rem" });

const tick = {
  appearance: "none",
  flexShrink: 0,
  border: `1.5px solid ${vars.color.controlLine}`,
  backgroundColor: vars.color.surface,
  cursor: "pointer",
  transition: transition("background-color", "border-color"),
} as const;

export const checkbox = style({
  ...tick,
  display: "grid",
  placeItems: "center",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  marginBlock: "0.125rem",
  borderRadius: "4px",
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:checked, &:indeterminate": {
      borderColor: vars.color.inverse,
      backgroundColor: vars.color.inverse,
    },
    "&[aria-invalid='true']": { borderColor: vars.color.criticalLine },
    "&:disabled": { opacity: 0.55, cursor: "not-allowed" },
    "&::before": {
      content: '""',
      inlineSize: "0.75rem",
      blockSize: "0.75rem",
      backgroundColor: vars.color.onInverse,
      clipPath: "polygon(14% 44%, 0 58%, 40% 98%, 100% 20%, 86% 8%, 39% 69%)",
      transform: "scale(0)",
      transition: transition("transform"),
    },
    "&:checked::before": { transform: "none" },
    "&:indeterminate::before": { clipPath: "inset(40% 5%)", transform: "none" },
  },
  "@media": { [media.forcedColors]: { appearance: "auto" } },
});

export const switchControl = style({
  ...tick,
  inlineSize: "2.75rem",
  blockSize: "1.5rem",
  borderRadius: "999px",
  backgroundColor: vars.color.sunken,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:checked": { borderColor: vars.color.inverse, backgroundColor: vars.color.inverse },
    "&:disabled": { opacity: 0.55, cursor: "not-allowed" },
    "&::before": {
      content: '""',
      display: "block",
      inlineSize: "1rem",
      blockSize: "1rem",
      margin: "calc((1.5rem - 3px - 1rem) / 2)",
      borderRadius: "50%",
      backgroundColor: vars.color.inkMuted,
      transition: transition("transform", "background-color"),
    },
    "&:checked::before": {
      backgroundColor: vars.color.onInverse,
      transform: "translateX(1.25rem)",
    },
    "&:dir(rtl):checked::before": { transform: "translateX(-1.25rem)" },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "ButtonText",
      selectors: {
        "&::before": { backgroundColor: "ButtonText" },
        "&:checked": {
          backgroundColor: "Highlight",
          outlineColor: "Highlight",
          forcedColorAdjust: "none",
        },
        "&:checked::before": { backgroundColor: "HighlightText" },
      },
    },
  },
});

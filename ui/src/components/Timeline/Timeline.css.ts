import {
  globalStyle,
  highlight,
  photoRow,
  photoSquare,
  style,
  tabular,
  toneEdge,
} from "../../internal/css";
import { media, space, textSize, vars } from "../../theme";

const mark = "1.5rem";

export const timeline = style({ display: "grid", minInlineSize: 0 });

/** A line leads from each mark to the next; to what is still to come it is dashed. */
export const event = style({
  position: "relative",
  minInlineSize: 0,
  paddingInlineStart: `calc(${mark} + ${space[3]})`,
  overflowWrap: "anywhere",
  selectors: {
    "&:not(:last-child)": { paddingBlockEnd: space[5] },
    "&:not(:last-child)::before": {
      content: '""',
      position: "absolute",
      insetBlock: `${mark} 0`,
      insetInlineStart: `calc(${mark} / 2 - 1px)`,
      borderInlineStart: `2px solid ${vars.color.ink}`,
    },
    "ol:not([reversed]) > &[aria-current]:not(:last-child)::before, &[data-ahead]:not(:last-child)::before":
      {
        borderInlineStart: `2px dashed ${vars.color.lineStrong}`,
      },
    "&[data-ahead]": { color: vars.color.inkMuted },
  },
});

export const point = style({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: mark,
  blockSize: mark,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: "50%",
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    "[aria-current] > &": { backgroundColor: vars.color.inverse, color: vars.color.onInverse },
    "[data-ahead] > &": {
      borderStyle: "dashed",
      borderColor: vars.color.lineStrong,
      color: vars.color.inkMuted,
    },
    "[data-tone='problem'] > &": {
      borderColor: vars.color.criticalLine,
      backgroundColor: vars.color.critical.tint,
      color: vars.color.critical.text,
    },
    // Without an icon what has happened has a dot, and what is to come is empty.
    "&:empty::before": {
      content: '""',
      inlineSize: "0.5rem",
      blockSize: "0.5rem",
      borderRadius: "50%",
      border: "0.25rem solid currentColor",
    },
    "[data-ahead] > &:empty::before": { display: "none" },
  },
  "@media": { [media.forcedColors]: { selectors: { "[aria-current] > &": highlight } } },
});
globalStyle(`${point} > svg`, { inlineSize: "0.875rem", blockSize: "0.875rem", strokeWidth: 2 });

export const title = style({
  fontSize: textSize[15],
  fontWeight: 600,
  lineHeight: mark,
  selectors: {
    "[aria-current] > &": { fontWeight: 700 },
    "[data-ahead] > &": { fontWeight: 500 },
  },
});

/** When, and by whom. */
export const facts = style({
  ...tabular,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  color: vars.color.inkMuted,
  fontSize: textSize[13],
  lineHeight: 1.4,
});
globalStyle(`${facts} > * + *::before`, { content: '"·"', marginInlineEnd: space[2] });

export const detail = style({
  marginBlockStart: space[1],
  fontSize: textSize[14],
  lineHeight: 1.45,
});

/** Until when: what the reader of a waiting step looks for. */
export const deadline = style({
  backgroundColor: vars.color.warning.tint,
  color: vars.color.warning.text,
  ...tabular,
  display: "flex",
  alignItems: "flex-start",
  gap: space[2],
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  marginBlockStart: space[2],
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  border: toneEdge,
  fontSize: textSize[14],
  fontWeight: 600,
  lineHeight: 1.45,
});

export const deadlineIcon = style({
  flexShrink: 0,
  inlineSize: "1rem",
  blockSize: "1.25rem",
  strokeWidth: 1.75,
});

export const photos = style({ ...photoRow, marginBlockStart: space[2] });
globalStyle(`${photos} img`, photoSquare);

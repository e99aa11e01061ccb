import { media, space, textSize, vars, zIndex } from "../../theme";
import { globalStyle, style, touchTarget } from "../style";

export const root = style({
  position: "relative",
  blockSize: "100%",
  inlineSize: "100%",
  minInlineSize: 0,
  overflow: "clip",
  // Markers stack among themselves, not with the page.
  isolation: "isolate",
  backgroundColor: vars.color.mapLand,
  selectors: {
    // Beyond the map's edges: sea in the north, ice in the south.
    "&[data-far='']": {
      backgroundImage: `linear-gradient(${vars.color.mapWater} 50%, transparent 50%)`,
    },
    "&:focus-visible": { outlineOffset: "-3px", zIndex: zIndex.sticky },
  },
});

// The map library writes its box's looks inline; these few must win.
globalStyle(`${root} > div:first-child`, {
  display: "block !important",
  background: "transparent !important",
  // Hidden overflow could still be scrolled by a focused marker at the edge.
  overflow: "clip !important",
  cursor: "grab",
});
// The server drew it for a box of another size: with JavaScript it shows once it stands right, so
// that nothing is seen to move.
globalStyle(`${root}:not([data-measured]) > div:first-child`, {
  "@media": { "(scripting: enabled)": { visibility: "hidden" } },
});
globalStyle(`${root} > div:first-child:active`, { cursor: "grabbing" });
globalStyle(`${root}[data-still] > div:first-child`, { cursor: "auto" });

export const tile = style({
  position: "absolute",
  left: 0,
  insetBlockStart: 0,
  maxInlineSize: "none",
  userSelect: "none",
  transformOrigin: "top left",
  // Each is painted once, and only moved or scaled from then on.
  willChange: "transform",
});

export const layer = style({
  position: "absolute",
  insetBlockStart: 0,
  left: 0,
  inlineSize: 0,
  blockSize: 0,
  // Painted once, and then only moved, while the map is dragged.
  willChange: "transform",
});

export const spot = style({
  position: "absolute",
  insetBlockStart: 0,
  left: 0,
  inlineSize: 0,
  blockSize: 0,
  display: "grid",
  // The row and the column are larger than the spot.
  placeContent: "center",
  selectors: {
    "&[data-origin]": { pointerEvents: "none" },
    "&:hover, &:focus-within": { zIndex: 2 },
    "&[data-raised]": { zIndex: 1 },
    "&[data-raised='selected']": { zIndex: 3 },
  },
});

// In narrower windows it lies under the list, or beyond the edge, and nothing brings it into sight.
for (const width of [960, 1280, 1800])
  globalStyle(`${spot}[data-sight='${width}']`, {
    "@media": {
      [`(scripting: none) and (max-width: ${width - 0.02}px)`]: { visibility: "hidden" },
    },
  });

export const controls = style({
  position: "absolute",
  insetInlineEnd: space[4],
  insetBlockEnd: "2.25rem",
  display: "grid",
  gap: space[2],
});

export const pair = style({
  display: "grid",
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
});

export const control = style({
  ...touchTarget,
  color: vars.color.ink,
  borderRadius: `calc(${vars.radius.control} - 1px)`,
  selectors: {
    "&:hover": { backgroundColor: vars.color.sunken },
    "&[aria-disabled='true']": { color: vars.color.lineStrong, cursor: "not-allowed" },
    "& + &": {
      borderBlockStart: `1px solid ${vars.color.line}`,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-disabled='true']": { color: "GrayText" } } },
  },
});

export const attribution = style({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockEnd: 0,
  maxInlineSize: "100%",
  paddingInline: space[2],
  fontSize: textSize[12],
  lineHeight: "1.375rem",
  color: vars.color.ink,
  backgroundColor: `color-mix(in srgb, ${vars.color.surface} 88%, transparent)`,
  borderStartEndRadius: vars.radius.control,
});

export const credit = style({
  // 24 px for a finger or a pointer, without a taller line.
  paddingBlock: "0.375rem",
  textDecoration: "underline",
  textDecorationColor: vars.color.lineStrong,
});

import { createGlobalVar } from "@vanilla-extract/css";
import { media, space, textSize, vars } from "../../theme";
import { cardBox, style } from "../style";

/* Set from outside: where a thing lies from the middle of the map, in px. */
const x = createGlobalVar("pl-map-x");
const y = createGlobalVar("pl-map-y");

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
});

export const frame = style({
  ...cardBox,
  position: "relative",
  overflow: "clip",
  isolation: "isolate",
  blockSize: "clamp(14rem, 40vw, 20rem)",
  backgroundColor: vars.color.mapLand,
});

/** What a press puts the pin on. */
export const ground = style({
  position: "absolute",
  inset: 0,
  selectors: { "&[data-editable]": { cursor: "crosshair" } },
});

const placed = {
  position: "absolute",
  // Maps do not mirror: east is on the right in every script.
  left: `calc(50% + ${x} * 1px)`,
  top: `calc(50% + ${y} * 1px)`,
} as const;

export const tile = style({
  ...placed,
  inlineSize: "256px",
  blockSize: "256px",
  maxInlineSize: "none",
  userSelect: "none",
});

/** Its tip is the place. */
export const pin = style({
  ...placed,
  display: "grid",
  placeItems: "end center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  translate: "-50% -100%",
  color: vars.color.accent,
  filter: "drop-shadow(0 1px 2px rgb(0 0 0 / 0.35))",
  selectors: {
    "button&": { cursor: "grab", touchAction: "none", borderRadius: vars.radius.control },
    "button&:active": { cursor: "grabbing" },
  },
  "@media": { [media.forcedColors]: { color: "Highlight", filter: "none" } },
});

export const point = style({ fill: vars.color.surface });

export const zooms = style({
  position: "absolute",
  insetInlineEnd: space[3],
  insetBlockStart: space[3],
  display: "grid",
  gap: space[2],
});

export const attribution = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  maxInlineSize: "100%",
  paddingInline: space[2],
  fontSize: textSize[12],
  lineHeight: "1.5rem",
  color: vars.color.ink,
  backgroundColor: `color-mix(in srgb, ${vars.color.surface} 86%, transparent)`,
  borderStartStartRadius: vars.radius.control,
});

export const credit = style({
  // 24 px for a finger or a pointer.
  display: "inline-block",
  textDecoration: "underline",
  textDecorationColor: vars.color.lineStrong,
});

export const note = style({
  fontSize: textSize[14],
  color: vars.color.inkMuted,
  overflowWrap: "anywhere",
});

import { media, space, textSize, vars } from "../../theme";
import { mirrored, style, tabular } from "../style";

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
  textAlign: "start",
});

export const stage = style({
  aspectRatio: "4 / 3",
  maxBlockSize: "80vh",
  inlineSize: "100%",
  backgroundColor: vars.color.sunken,
});

export const track = style({
  display: "flex",
  overflowX: "auto",
  overflowY: "hidden",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  scrollBehavior: "smooth",
  selectors: {
    "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
  },
  "@media": { [media.reducedMotion]: { scrollBehavior: "auto" } },
});

export const slide = style({
  flex: "0 0 100%",
  minInlineSize: 0,
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
});

/** All of a part is to be seen, whatever the camera's shape. */
export const image = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "contain",
  selectors: { "&[data-opens]": { cursor: "zoom-in" } },
});

export const broken = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  blockSize: "100%",
  padding: space[2],
  overflow: "auto",
  overflowWrap: "anywhere",
  fontSize: textSize[14],
  textAlign: "center",
  color: vars.color.inkMuted,
});

export const brokenAlt = style({ fontSize: textSize[13] });

export const empty = style({
  display: "grid",
  placeItems: "center",
  blockSize: "100%",
  padding: space[6],
  overflow: "hidden",
});

/** As high as its buttons before they are there. */
export const bar = style({ minBlockSize: "2.75rem" });

export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[2],
});

export const steps = style({ display: "flex", alignItems: "center", minInlineSize: 0 });

export const tools = style({ display: "flex", alignItems: "center", marginInlineStart: "auto" });

export const arrow = style(mirrored);

export const count = style({
  ...tabular,
  position: "relative",
  minInlineSize: "3.5rem",
  fontSize: textSize[14],
  textAlign: "center",
  color: vars.color.inkMuted,
});

export const thumbs = style({
  display: "flex",
  gap: space[2],
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "thin",
  scrollBehavior: "smooth",
  paddingBlock: space[1],
  "@media": { [media.reducedMotion]: { scrollBehavior: "auto" } },
});

export const thumb = style({
  display: "block",
  inlineSize: "4rem",
  blockSize: "4rem",
  border: `2px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  overflow: "hidden",
  position: "relative",
  selectors: {
    "&:hover": { borderColor: vars.color.lineStrong },
    "&[aria-current]": { borderColor: vars.color.ink },
    // Inside, where the line that it stands in does not cut it off.
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-current]": { borderColor: "Highlight" } } },
  },
});

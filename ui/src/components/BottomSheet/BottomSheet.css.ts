import { createVar } from "@vanilla-extract/css";
import { style } from "../../internal/css";
import { media, vars, zIndex } from "../../theme";

/** Height of what shows while it is collapsed; measured as soon as there is JavaScript. */
export const peekHeight = createVar();

export const sheet = style({
  vars: { [peekHeight]: "4.5rem" },
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: zIndex.panel,
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderStartStartRadius: "16px",
  borderStartEndRadius: "16px",
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.floating,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  transition: `block-size ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    "&[data-anchor='viewport']": { position: "fixed" },
    "&[data-anchor='container']": { position: "absolute" },
    "&[data-snap='collapsed']": { blockSize: peekHeight },
    "&[data-snap='half']": { blockSize: "50%" },
    "&[data-snap='full']": { blockSize: "calc(100% - 4rem)" },
    "&[data-dragging]": { transition: "none" },
    // A skip link in it shows over the page's header.
    "&:has(a[href^='#']:focus-visible)": { zIndex: zIndex.header + 1 },
  },
  "@media": {
    // Nothing can raise it then.
    "(scripting: none)": { selectors: { "&[data-snap='collapsed']": { blockSize: "50%" } } },
    [media.desktop]: {
      selectors: {
        "&[data-wide='column']": {
          position: "static",
          blockSize: "100%",
          minBlockSize: 0,
          border: 0,
          borderRadius: 0,
          boxShadow: "none",
          backgroundColor: vars.color.page,
          paddingBlockEnd: 0,
        },
      },
    },
  },
});

export const handle = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "100%",
  blockSize: "1.75rem",
  flexShrink: 0,
  cursor: "grab",
  // The drag is ours, not the page's scroll.
  touchAction: "none",
  selectors: {
    "[data-dragging] &": { cursor: "grabbing" },
    "&:focus-visible": { outlineOffset: "-4px", borderRadius: "16px" },
    "&::before": {
      content: '""',
      inlineSize: "2.5rem",
      blockSize: "4px",
      borderRadius: "999px",
      backgroundColor: vars.color.controlLine,
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&::before": { backgroundColor: "ButtonText" } } },
    "(scripting: none)": { display: "none" },
    [media.desktop]: { selectors: { "[data-wide='column'] > * > &": { display: "none" } } },
  },
});

export const peek = style({ flexShrink: 0 });

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  selectors: { "[data-snap='collapsed']:not([data-dragging]) > &": { visibility: "hidden" } },
  "@media": {
    "(scripting: none)": {
      selectors: { "[data-snap='collapsed']:not([data-dragging]) > &": { visibility: "visible" } },
    },
    [media.desktop]: {
      selectors: {
        "[data-wide='column'][data-snap='collapsed']:not([data-dragging]) > &": {
          visibility: "visible",
        },
      },
    },
  },
});

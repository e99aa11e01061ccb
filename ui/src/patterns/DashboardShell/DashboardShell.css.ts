import { media, space, textSize, vars, zIndex } from "../../theme";
import { mirrored, style, tabular, transition, visuallyHidden } from "../style";

export const shell = style({
  minBlockSize: "100dvh",
  backgroundColor: vars.color.page,
  "@media": { [media.desktop]: { display: "grid", gridTemplateColumns: "14.5rem minmax(0, 1fr)" } },
});

export const sidebar = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      position: "sticky",
      insetBlockStart: 0,
      display: "flex",
      flexDirection: "column",
      gap: space[5],
      blockSize: "100dvh",
      overflowY: "auto",
      paddingBlock: "0.625rem 1.25rem",
      paddingInline: space[3],
      borderInlineEnd: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.sunken,
    },
  },
});

export const sidebarBrand = style({ paddingInlineStart: space[3] });

export const nav = style({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 auto",
  gap: space[6],
});
export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" });

export const link = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: "2.75rem",
  paddingInline: space[3],
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  fontSize: textSize[15],
  fontWeight: 550,
  overflowWrap: "anywhere",
  color: vars.color.inkMuted,
  transition: transition("background-color", "color"),
  selectors: {
    "&:hover": { color: vars.color.ink, backgroundColor: vars.color.page },
    "&[aria-current]": {
      color: vars.color.ink,
      fontWeight: 650,
      borderColor: vars.color.line,
      backgroundColor: vars.color.surface,
    },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "Canvas",
      selectors: {
        "&[aria-current]": {
          forcedColorAdjust: "none",
          borderColor: "Highlight",
          backgroundColor: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

export const badge = style({
  ...tabular,
  marginInlineStart: "auto",
  fontSize: textSize[14],
  fontWeight: 650,
  color: vars.color.ink,
});

export const badgeLabel = style({ ...visuallyHidden });

/** At the sidebar's foot, away from where one works. */
export const back = style({ marginBlockStart: "auto" });
export const arrow = style(mirrored);

/** Small screens: menu, brand, account. */
export const topBar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: zIndex.header,
  display: "flex",
  alignItems: "center",
  gap: space[1],
  blockSize: "3.5rem",
  paddingInline: `0.375rem ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.page,
  "@media": {
    [media.desktop]: {
      position: "absolute",
      insetBlockStart: "0.875rem",
      insetInlineEnd: "0",
      blockSize: "2.75rem",
      paddingInline: `0 ${space[8]}`,
      borderBlockEnd: 0,
      backgroundColor: "transparent",
    },
  },
});

export const onSmall = style({
  display: "flex",
  minInlineSize: 0,
  alignItems: "center",
  gap: space[1],
  "@media": { [media.desktop]: { display: "none" } },
});

export const account = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  marginInlineStart: "auto",
});

export const main = style({
  display: "flow-root",
  minInlineSize: 0,
  paddingInline: space[4],
  paddingBlockEnd: space[8],
  outline: "none",
  "@media": { [media.desktop]: { paddingInline: space[8] } },
});

export const content = style({ position: "relative", minInlineSize: 0 });

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  minBlockSize: "2.75rem",
  marginBlock: "0.375rem 0.25rem",
  overflowWrap: "anywhere",
  "@media": {
    [media.desktop]: {
      marginBlock: "0.875rem",
      // Clear of the vehicle, what is counted and the account menu.
      paddingInlineEnd: "min(28.5rem, 57%)",
    },
  },
});

export const title = style({
  fontSize: textSize[22],
  fontWeight: 720,
  letterSpacing: "-0.02em",
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  // A page that has a heading of its own: a greeting, no longer the title.
  selectors: {
    "p&": {
      fontSize: textSize[15],
      fontWeight: 500,
      letterSpacing: 0,
      color: vars.color.inkMuted,
    },
  },
  "@media": { [media.desktop]: { fontSize: "1.5rem" } },
});

export const loading = style({ fontSize: textSize[14], color: vars.color.inkMuted });

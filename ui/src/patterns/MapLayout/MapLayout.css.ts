import { type GlobalStyleRule } from "@vanilla-extract/css";
import { layout, media, space, textSize, vars, zIndex } from "../../theme";
import { globalStyle, oneLine, style } from "../style";

const headerBlock = `${layout.headerPhone / 16}rem`;
const headerBlockWide = `${layout.header / 16}rem`;

/** Fills the window under the header; only the list scrolls. */
export const frame = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  blockSize: `calc(100dvh - ${headerBlock})`,
  minBlockSize: "26rem",
  overflow: "hidden",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "26.25rem minmax(0, 1fr)",
      gridTemplateRows: "auto minmax(0, 1fr)",
      blockSize: `calc(100dvh - ${headerBlockWide})`,
    },
  },
});

export const toolbar = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  paddingInline: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.page,
  // What drops from it covers the part's panel.
  zIndex: zIndex.panel + 2,
  minInlineSize: 0,
  // What opens in it lies over the list's sheet and the part panel too.
  selectors: { "&:has(details[open])": { zIndex: zIndex.overlay } },
  "@media": {
    [media.desktop]: {
      gridColumn: "1 / -1",
      flexDirection: "row",
      // Where text is large, the filters take a line of their own.
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: space[10],
      paddingInline: space[5],
    },
  },
});

// The search box, as wide as the list below it.
globalStyle(`${toolbar} > :first-child`, {
  "@media": { [media.desktop]: { flex: "0 1 23.75rem" } },
});

export const filters = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
  "@media": { [media.desktop]: { flex: "1 1 30rem", justifyContent: "space-between" } },
});

export const chips = style({
  order: 2,
  minInlineSize: 0,
  flex: "1 1 auto",
  "@media": { [media.desktop]: { order: 0 } },
});

export const tools = style({ display: "flex", gap: space[2], flexShrink: 0, position: "relative" });

export const listHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minBlockSize: "2.75rem",
  paddingInline: space[5],
  paddingBlockEnd: space[2],
  fontSize: textSize[15],
  color: vars.color.inkMuted,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.desktop]: { minBlockSize: "3rem", paddingBlockEnd: 0 } },
});

/** Height of the list's head with its handle, on small screens: the map ends above it. */
const peek = "4.5rem";

export const stage = style({
  position: "relative",
  gridRow: 2,
  gridColumn: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  marginBlockEnd: peek,
  backgroundColor: vars.color.mapLand,
  "@media": {
    [media.desktop]: {
      gridColumn: 2,
      marginBlockEnd: 0,
      overflow: "hidden",
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

/** What the list's sheet may take on small screens: all under the toolbar. Lets every press through. */
export const sheet = style({
  position: "relative",
  gridRow: 2,
  gridColumn: 1,
  minBlockSize: 0,
  pointerEvents: "none",
  "@media": { [media.desktop]: { display: "contents" } },
});
globalStyle(`${sheet} > *`, { pointerEvents: "auto" });

/** Over map and sheet: where the part panel stands. Lets every press through but the panel's. */
export const overlay = style({
  position: "relative",
  gridRow: 2,
  gridColumn: 1,
  zIndex: zIndex.panel + 1,
  minBlockSize: 0,
  pointerEvents: "none",
  "@media": {
    // A card there, clear of the head of the list's sheet.
    [media.tablet]: { marginBlockEnd: peek },
    [media.desktop]: { gridColumn: 2, marginBlockEnd: 0 },
  },
});
globalStyle(`${overlay} > *`, { pointerEvents: "auto" });

/** The map's buttons stay at its end edge and usable, whatever notices show beside them. */
const besideButtons = "4.75rem";

/** Told over the map, out of the way of pointer and panel. */
export const notices = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: zIndex.sticky,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space[2],
  // More than the map is high, where text is large, is scrolled to.
  maxBlockSize: "100%",
  overflowY: "auto",
  padding: space[3],
  paddingInlineEnd: besideButtons,
  pointerEvents: "none",
  "@media": { [media.desktop]: { paddingInlineEnd: "24.5rem" } },
});

// With no panel beside them.
globalStyle(`${stage}:has(+ ${overlay}:empty) ${notices}`, {
  "@media": { [media.desktop]: { paddingInlineEnd: besideButtons } },
});

// Few words stay beside the icon of a notice that is as narrow as they are.
globalStyle(`${notices} > [role] > div:last-child`, { maxInlineSize: "max-content" });

globalStyle(`${notices} > *`, {
  pointerEvents: "auto",
  flexShrink: 0,
  maxInlineSize: "min(30rem, 100%)",
  boxShadow: vars.shadow.raised,
});

const onPhone = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@media": { [media.belowTablet]: rule } });

// Every line that they take hides pins.
onPhone(`${notices} > [role]`, {
  paddingBlock: space[2],
  paddingInline: space[3],
  columnGap: space[2],
  fontSize: textSize[14],
});
// What folds away begins under the icon, which the title stays beside: icon and gap.
onPhone(`${notices} > [role]:has(details) > :nth-child(2)`, { flexBasis: 0 });
onPhone(`${notices} > [role] details::details-content`, {
  marginInlineStart: `calc(-1.125rem - ${space[2]})`,
});

// What waits is one line with its first button under what is unfolded, and seen whole once that is folded.
const waiting = `${notices} > [role]:has(details[open]) ~ [data-waits]`;
onPhone(waiting, { flexWrap: "nowrap", paddingBlock: space[1] });
onPhone(`${waiting} > :first-child, ${waiting} button + button`, { display: "none" });
onPhone(`${waiting} > :nth-child(2)`, oneLine);
onPhone(`${waiting} > :last-child`, { flexShrink: 0 });

// Nothing will come of it.
globalStyle(`${notices} > [data-scripted]`, {
  "@media": { "(scripting: none)": { display: "none" } },
});

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

const scripted = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, {
    "@media": { [`${media.belowTablet} and (scripting: enabled)`]: rule },
  });

// Every line that they take hides pins.
onPhone(`${notices} > [role]`, {
  paddingBlock: space[2],
  paddingInline: space[3],
  columnGap: space[2],
  fontSize: textSize[14],
});
// What folds away begins under the icon, which the title stays beside: icon and gap.
onPhone(`${notices} > [role] > :nth-child(2)`, { flexBasis: 0 });
onPhone(`${notices} > [role] details::details-content`, {
  marginInlineStart: `calc(-1.125rem - ${space[2]})`,
});

/** Unfolds what is told, beside the first of it: on phones alone, and where there is more than its line. */
export const unfold = style({
  display: "none",
  placeItems: "center",
  inlineSize: "2.75rem",
  // As high as a line that is told; a finger has more.
  blockSize: "2.125rem",
  position: "relative",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  cursor: "pointer",
  selectors: { "&::after": { content: '""', position: "absolute", inset: "-5px 0" } },
});
globalStyle(`${unfold}[aria-expanded="true"] svg`, { rotate: "180deg" });

const first = `${unfold} + *`;
onPhone(`${notices}:has(> ${unfold} ~ [role], > ${first} + *)`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "start",
});
onPhone(notices, { paddingBlockStart: space[2], paddingInlineEnd: space[3] });
// The map's buttons are beside what is unfolded.
onPhone(`${notices} > *`, {
  gridColumn: "1 / -1",
  justifySelf: "start",
  maxInlineSize: `calc(100% + ${space[3]} - ${besideButtons})`,
});
// The first of all is above them, and the first that is told beside the button that folds it.
onPhone(`${notices} > :first-child, ${notices} > ${unfold}, ${notices} > ${unfold} + *`, {
  maxInlineSize: "100%",
});
scripted(`${notices}:has(> ${unfold} ~ [role], > ${first} + *) > ${unfold}`, {
  display: "grid",
  gridColumn: 2,
  gridRow: 2,
});
onPhone(`${notices}:has(> ${unfold} ~ [role], > ${first} + *) > ${first}`, {
  gridColumn: 1,
  gridRow: 2,
});

// Folded there is one line of the first, or of what is urgent. Nothing stands so low that the map's buttons are beside it.
const folded = `${notices}[data-folded]`;
scripted(`${folded} > *`, { maxInlineSize: "100%" });
// A comparison has its own buttons, and takes the place of what the map does when it is moved.
scripted(`${folded}:has(> section) > :not(section, ${unfold}):first-child`, { display: "none" });
// A button on its own says nothing.
const told = `:is([role], section)`;
scripted(`${folded} > ${unfold} ~ ${told} ~ *`, { display: "none" });
scripted(`${folded}:has(> ${told}) > ${unfold} ~ :not(${told})`, { display: "none" });
scripted(`${folded} > ${unfold} ~ ${told}`, { gridColumn: 1, gridRow: 2 });
scripted(`${folded}:has(> [role="alert"]) > ${unfold} ~ *`, { display: "none" });
scripted(`${folded} > ${unfold} ~ [role="alert"]`, {
  display: "flex",
  gridColumn: 1,
  gridRow: 2,
});
scripted(`${folded} > ${unfold} ~ [role]`, {
  flexWrap: "nowrap",
  alignItems: "center",
  minBlockSize: "2.125rem",
  paddingBlock: 0,
});
scripted(`${folded} > [role] > :nth-child(2)`, {
  ...oneLine,
  flex: "1 1 0",
  maxInlineSize: "none",
  // Of one with a title the title; no focus scrolls to what is cut off.
  maxBlockSize: "1lh",
  overflow: "clip",
});
scripted(`${folded} > [role] > :nth-child(2) > *`, oneLine);
scripted(`${folded} > [role] > :nth-child(3)`, { display: "none" });
scripted(`${folded} > [role] details > :not(summary)`, { display: "none" });
// What is unfolded is all of it: nothing folds by itself.
scripted(`${notices} > [role] summary`, { pointerEvents: "none" });
scripted(`${notices} > [role] summary > svg`, { display: "none" });
scripted(`${folded} > [role] summary > *`, oneLine);

// Nothing will come of it.
globalStyle(`${notices} > [data-scripted]`, {
  "@media": { "(scripting: none)": { display: "none" } },
});

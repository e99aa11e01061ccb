import { mono as monoFace, style, tabular, visuallyHidden } from "../../internal/css";
import { media, space, textSize, vars } from "../../theme";

/** Below the width at which it is a table. */
const cards = media.belowTablet;

export const scroller = style({ overflowX: "auto", minInlineSize: 0 });

export const table = style({
  inlineSize: "100%",
  fontSize: textSize[15],
  textAlign: "start",
  "@media": { [cards]: { display: "block" } },
});

export const caption = style({
  padding: space[5],
  fontSize: textSize[16],
  fontWeight: 650,
  textAlign: "start",
  "@media": { [cards]: { display: "block", padding: space[4] } },
});
export const captionHidden = style(visuallyHidden);

export const head = style({ "@media": { [cards]: visuallyHidden } });
export const body = style({ "@media": { [cards]: { display: "block" } } });

/** In line with the words above and below, however close the columns are. */
const outerEdges = {
  "&:first-child": { paddingInlineStart: space[5] },
  "&:last-child": { paddingInlineEnd: space[5] },
};

export const headCell = style({
  blockSize: "2.25rem",
  paddingInline: space[3],
  borderBlock: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.page,
  color: vars.color.inkMuted,
  fontSize: textSize[13],
  fontWeight: 500,
  textAlign: "start",
  whiteSpace: "nowrap",
  "@media": { [media.desktop]: { paddingInline: space[5] } },
  selectors: {
    ...outerEdges,
    "&[data-align='end']": { textAlign: "end" },
    // Right under the edge of its card it needs no line of its own.
    [`${scroller}:first-child ${captionHidden} ~ ${head} &`]: { borderBlockStartWidth: 0 },
  },
});

export const row = style({
  selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${vars.color.line}` } },
  "@media": {
    [cards]: {
      position: "relative",
      display: "grid",
      gap: `${space[1]} ${space[3]}`,
      alignItems: "center",
      paddingBlock: space[3],
      // Large text needs the width that its margins would take with it.
      paddingInline: `min(${space[4]}, 4.5vw)`,
      selectors: {
        // Placed cells: the name and what belongs to it at the start, the rest at the end.
        "&[data-cards='placed']": { gridTemplateColumns: "auto minmax(0, 1fr) auto" },
      },
    },
  },
});

export const cell = style({
  blockSize: "2.875rem",
  paddingBlock: space[2],
  paddingInline: space[3],
  fontWeight: 400,
  textAlign: "start",
  selectors: {
    ...outerEdges,
    "&[data-align='end']": { textAlign: "end" },
    "&[data-primary], &[data-strong]": { fontWeight: 600 },
    "&[data-tone='muted']": { color: vars.color.inkMuted },
  },
  "@media": {
    [media.desktop]: { paddingInline: space[5] },
    [cards]: {
      display: "flex",
      alignItems: "baseline",
      justifyContent: "space-between",
      gap: `min(${space[4]}, 4.5vw)`,
      blockSize: "auto",
      minInlineSize: 0,
      padding: 0,
      textAlign: "end",
      overflowWrap: "anywhere",
      selectors: {
        "&:first-child, &:last-child": { paddingInline: 0 },
        // The card's title, whichever column it is.
        "&[data-primary]": { order: -1, justifyContent: "start", textAlign: "start" },
        "&[data-label]::before": {
          content: "attr(data-label)",
          flexShrink: 0,
          color: vars.color.inkMuted,
          fontFamily: vars.font.sans,
          fontSize: textSize[13],
          fontWeight: 400,
        },
        "[data-cards='placed'] > &": { display: "block", textAlign: "start" },
        "&[data-place='name']": { gridArea: "1 / 1 / auto / span 2" },
        "&[data-place='end1']": { gridArea: "1 / 3" },
        "&[data-place='end2']": { gridArea: "2 / 3" },
        "&[data-place='end3']": { gridArea: "3 / 3" },
        "&[data-place='start1']": { gridArea: "2 / 1" },
        "&[data-place='start2']": { gridArea: "2 / 2" },
        "&[data-place='start3']": { gridArea: "3 / 1 / auto / span 2" },
        "[data-cards='placed'] > &[data-place^='end']": { textAlign: "end", justifySelf: "end" },
        "[data-cards='placed'] > &[data-place^='start']": {
          fontSize: textSize[13],
          color: vars.color.inkMuted,
        },
      },
    },
  },
});

export const rowLink = style({
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.25em",
  selectors: { "&:hover": { textDecorationThickness: "2px" } },
  "@media": {
    // Not in a table: not every browser places things inside its rows.
    [cards]: {
      selectors: {
        "&::after": { content: '""', position: "absolute", inset: 0 },
        "&:focus-visible": { outline: "none" },
        "&:focus-visible::after": {
          outline: `2px solid ${vars.color.focus}`,
          outlineOffset: "-2px",
        },
      },
    },
  },
});

export const mono = style({ ...monoFace, fontSize: textSize[14] });
export const numeric = style({ ...tabular, whiteSpace: "nowrap" });

export const emptyCell = style({ padding: 0, "@media": { [cards]: { display: "block" } } });

import { media, space, textSize, vars } from "../../theme";
import { cardBox, style, tabular } from "../style";

/** Side by side from here on: below it "Professional" and its badge do not fit one line. */
const wide = media.desktop;

export const block = style({
  display: "grid",
  gap: space[4],
  "@media": {
    [wide]: {
      gridAutoColumns: "minmax(0, 1fr)",
      gridAutoFlow: "column",
      gap: 0,
      // What the overlapping card rises by.
      paddingBlock: space[4],
    },
  },
});

export const card = style({
  position: "relative",
  display: "grid",
  gap: space[5],
  alignContent: "start",
  minInlineSize: 0,
  padding: "1.75rem min(1.25rem, 5.6vw)",
  ...cardBox,
  selectors: { "&[data-highlighted]": { borderColor: vars.color.accent, borderWidth: "2px" } },
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: space[8],
      padding: "1.75rem",
    },
    [wide]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space[5],
      paddingBlock: "1.5625rem 1.75rem",
      selectors: {
        "&:first-child:not(:last-child)": { borderStartEndRadius: 0, borderEndEndRadius: 0 },
        "&:last-child:not(:first-child)": { borderStartStartRadius: 0, borderEndStartRadius: 0 },
        "&:not(:first-child):not([data-highlighted])": { borderInlineStartWidth: 0 },
        // Clear of the card that lies over the edge, and equally wide inside for it.
        "&:has(+ [data-highlighted])": { paddingInlineEnd: "2.75rem", borderInlineEndWidth: 0 },
        "[data-highlighted] + &": { paddingInlineStart: "2.75rem" },
        "&[data-highlighted]": {
          zIndex: 1,
          margin: "-1rem",
          borderRadius: vars.radius.card,
          // The border and the overlap, given back inside: every baseline stays on its line.
          paddingBlock: "calc(2.5625rem - 1px) calc(2.75rem - 1px)",
          paddingInline: "2rem",
        },
      },
    },
    [media.forcedColors]: { selectors: { "&[data-highlighted]": { borderColor: "Highlight" } } },
  },
});

export const offer = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  minBlockSize: "1.75rem",
});

export const name = style({
  fontSize: textSize[20],
  fontWeight: 650,
  letterSpacing: "-0.01em",
  lineHeight: 1.3,
});

export const mark = style({
  paddingInline: "0.625rem",
  borderRadius: vars.radius.badge,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: textSize[13],
  fontWeight: 600,
  lineHeight: "1.5rem",
  maxInlineSize: "100%",
  "@media": { [media.forcedColors]: { outline: "1px solid ButtonText" } },
});

export const price = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  marginBlockStart: space[2],
});

export const amount = style({
  ...tabular,
  fontSize: textSize[56],
  fontStretch: "94%",
  fontWeight: 740,
  letterSpacing: "-0.03em",
  lineHeight: 1.15,
});

export const per = style({ fontSize: textSize[15], color: vars.color.inkMuted });

export const alternative = style({
  ...tabular,
  marginBlockStart: space[1],
  minBlockSize: "1.4em",
  fontSize: textSize[14],
  lineHeight: 1.4,
  color: vars.color.inkMuted,
});

export const choose = style({ marginBlockStart: space[5] });

export const features = style({
  display: "grid",
  alignContent: "start",
  gap: space[2],
});

export const feature = style({
  display: "grid",
  gridTemplateColumns: "1.25rem minmax(0, 1fr)",
  gap: "0.625rem",
  fontSize: textSize[15],
  lineHeight: 1.45,
});

export const check = style({ marginBlockStart: "0.0625rem", color: vars.color.success.text });

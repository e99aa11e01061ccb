import { layout, media, space, textSize, vars } from "../../theme";
import { style, tabular, twoOrOne } from "../style";

export const strip = style({
  display: "grid",
  gridTemplateColumns: twoOrOne("8rem"),
  gap: "1px",
  borderBlock: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.line,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "none",
      gridAutoColumns: "minmax(0, 1fr)",
      gridAutoFlow: "column",
    },
    [media.desktop]: {
      // The first one begins where the page's text does, and all are equally wide.
      gap: 0,
      paddingInline: `max(0px, calc((100% - ${(layout.content + 2 * layout.gutterWide) / 16}rem) / 2))`,
      backgroundColor: vars.color.page,
    },
    "screen and (max-width: 959.98px) and (forced-colors: active)": {
      backgroundColor: "CanvasText",
    },
  },
});

export const item = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  paddingBlock: space[4],
  paddingInline: `${layout.gutter / 16}rem`,
  backgroundColor: vars.color.page,
  "@media": {
    [media.desktop]: {
      paddingBlock: "1.125rem 1.375rem",
      paddingInline: `${layout.gutterWide / 16}rem`,
      selectors: { "&:not(:first-child)": { borderInlineStart: `1px solid ${vars.color.line}` } },
    },
  },
});

export const value = style({
  ...tabular,
  fontSize: textSize[28],
  fontStretch: "96%",
  fontWeight: 720,
  letterSpacing: "-0.025em",
  lineHeight: 1.2,
  "@media": { [media.desktop]: { fontSize: textSize[36] } },
});

export const label = style({ fontSize: textSize[14], lineHeight: 1.5, color: vars.color.inkMuted });

import { layout, media, space, textSize, vars, zIndex } from "../../theme";
import { style } from "../style";

// With the line under it 56, 64 on wide screens.
const phoneHigh = "calc(3.5rem - 1px)";
const high = "calc(4rem - 1px)";

export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: zIndex.header,
  backgroundColor: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  minBlockSize: phoneHigh,
  paddingInline: `${layout.gutter / 16}rem`,
  // Closer together, a phone has room for the wordmark beside what is counted.
  selectors: { "&[data-counted]": { columnGap: space[2] } },
  "@media": {
    [media.desktop]: {
      minBlockSize: high,
      // On the page's grid however wide the window is.
      paddingInline: `max(${layout.gutterWide / 16}rem, calc((100% - ${layout.content / 16}rem) / 2))`,
      selectors: { "&[data-wide]": { paddingInline: `${layout.gutter / 16}rem` } },
    },
  },
});

// Where the reader's text is too large for one line, the links go on in the next.
export const start = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[10],
  minInlineSize: 0,
  minBlockSize: phoneHigh,
  "@media": { [media.desktop]: { minBlockSize: high } },
});

export const nav = style({
  display: "none",
  "@media": { [media.desktop]: { display: "block", minInlineSize: 0 } },
});

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "1.75rem",
  minBlockSize: high,
});
export const entry = style({ display: "flex" });

export const link = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: textSize[15],
  fontWeight: 550,
  whiteSpace: "nowrap",
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: "-1px",
      blockSize: "2px",
      backgroundColor: "currentColor",
      transform: "scaleX(0)",
      transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    },
    "&:hover::after": { transform: "scaleX(1)", backgroundColor: vars.color.lineStrong },
    "&[aria-current]::after": { transform: "scaleX(1)", backgroundColor: vars.color.ink },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[aria-current]::after": { backgroundColor: "Highlight" } },
    },
  },
});

export const end = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  "@media": { [media.belowTablet]: { selectors: { "[data-counted] > &": { gap: 0 } } } },
});

export const login = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  paddingInline: space[3],
  fontSize: textSize[15],
  fontWeight: 600,
  borderRadius: vars.radius.control,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: "4px" } },
  "@media": {
    [media.belowTablet]: {
      selectors: { "[data-counted] > * > &": { paddingInline: space[2] } },
    },
  },
});

export const onWide = style({
  display: "none",
  "@media": { [media.desktop]: { display: "block" } },
});
export const onSmall = style({
  marginInlineEnd: "-0.625rem",
  "@media": { [media.desktop]: { display: "none" } },
});

import { media, space, textSize, vars, zIndex } from "../../theme";
import { cardBox, mirrored, oneLine, style } from "../style";

export const root = style({ position: "relative" });

export const trigger = style({
  display: "flex",
  alignItems: "center",
  gap: "0.625rem",
  minBlockSize: "2.75rem",
  paddingInline: space[1],
  marginInlineEnd: `calc(-1 * ${space[1]})`,
  borderRadius: vars.radius.control,
  fontSize: textSize[15],
  fontWeight: 500,
  lineHeight: 1.25,
  cursor: "pointer",
  color: vars.color.ink,
});

export const name = style({
  maxInlineSize: "12rem",
  ...oneLine,
});

export const chevron = style({
  flexShrink: 0,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { "[open] > summary > &, [data-state='open'] > &": { transform: "rotate(180deg)" } },
});

/** Without JavaScript; the menu of the dropdown's looks. */
export const panel = style({
  position: "absolute",
  zIndex: zIndex.overlay,
  insetBlockStart: "calc(100% + 0.5rem)",
  insetInlineEnd: 0,
  inlineSize: "15rem",
  maxInlineSize: "calc(100vw - 2rem)",
  padding: space[1],
  ...cardBox,
  boxShadow: vars.shadow.floating,
});

export const who = style({
  display: "block",
  fontSize: textSize[14],
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});

/** In the plain menu; the full one has a label with room of its own. */
export const whose = style({ paddingBlock: space[2], paddingInline: space[3] });

export const whoName = style({ display: "block", fontWeight: 650, fontSize: textSize[15] });
export const whoEmail = style({ display: "block", color: vars.color.inkMuted });

export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  inlineSize: "100%",
  minBlockSize: "2.5rem",
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  fontSize: textSize[15],
  fontWeight: 500,
  textAlign: "start",
  selectors: { "&:hover": { backgroundColor: vars.color.sunken } },
  "@media": { [media.coarse]: { minBlockSize: "2.75rem" } },
});

export const last = style({
  marginBlockStart: space[1],
  paddingBlockStart: space[1],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Points out of the page, whichever way that is read. */
export const flips = style(mirrored);

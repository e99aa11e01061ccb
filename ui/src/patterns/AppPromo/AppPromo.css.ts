import { media, space, textSize, vars } from "../../theme";
import { style } from "../style";

/** A band of the page that the picture stands on the foot of. */
export const band = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  overflow: "hidden",
});

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[12],
  paddingBlockStart: space[16],
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 34rem) minmax(0, 1fr)",
      columnGap: space[16],
      alignItems: "center",
    },
  },
});

export const words = style({ "@media": { [media.desktop]: { paddingBlockEnd: space[16] } } });

export const text = style({
  marginBlockStart: space[4],
  fontSize: textSize[18],
  color: vars.color.inkMuted,
  textWrap: "pretty",
});

export const stores = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  justifyItems: "start",
  marginBlockStart: space[8],
  "@media": {
    // The notice of an open one takes a row of its own under both buttons.
    [media.tablet]: { gridTemplateColumns: "auto auto 1fr", alignItems: "start" },
  },
});

export const store = style({
  display: "grid",
  alignContent: "center",
  // Not as wide as its open notice.
  inlineSize: "fit-content",
  minInlineSize: "min(11rem, 100%)",
  minBlockSize: "3.75rem",
  paddingInline: space[5],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: textSize[16],
  fontWeight: 650,
  lineHeight: 1.3,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "details[open] > &": { borderColor: vars.color.ink },
  },
});

export const small = style({ fontSize: textSize[13], fontWeight: 400, color: vars.color.inkMuted });

export const notice = style({
  maxInlineSize: "18rem",
  marginBlockStart: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
  fontSize: textSize[14],
  color: vars.color.inkMuted,
});

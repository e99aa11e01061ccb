import { media, space, textSize, vars } from "../../theme";
import { highlight, style, tabular, visuallyHidden } from "../style";

const ease = `${vars.motion.fast} ${vars.motion.ease}`;

/** A finger gets 44 px without the badge growing. */
const reach = { content: '""', position: "absolute", inset: "-6px -2px" } as const;

const marker = {
  ...tabular,
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  borderRadius: vars.radius.badge,
  lineHeight: 1,
  whiteSpace: "nowrap",
  userSelect: "none",
} as const;

export const badge = style({
  ...marker,
  inlineSize: "max-content",
  minInlineSize: "3.75rem",
  blockSize: "2rem",
  paddingInline: "0.6875rem",
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  fontSize: textSize[15],
  fontWeight: 700,
  transition: `background-color ${ease}, color ${ease}, border-color ${ease}, transform ${ease}`,
  selectors: {
    "&::after": reach,
    "&[data-state='hover'], &:hover": {
      backgroundColor: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
      transform: "translateY(-2px)",
    },
    "&[data-state='selected']": {
      backgroundColor: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
      boxShadow: vars.shadow.floating,
      transform: "translateY(-6px)",
    },
    // The tail says which spot the risen badge belongs to.
    "&[data-state='selected']::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: "100%",
      left: "50%",
      marginInline: "-6px",
      borderInline: "6px solid transparent",
      borderBlockStart: `6px solid ${vars.color.accent}`,
    },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "ButtonText",
      selectors: {
        "&[data-state='selected'], &[data-state='hover']": highlight,
        "&[data-state='selected']::before": { borderBlockStartColor: "Highlight" },
      },
    },
  },
});

export const cluster = style({
  ...marker,
  gap: space[2],
  inlineSize: "max-content",
  blockSize: "2.5rem",
  paddingInline: "0.875rem",
  border: "1px solid transparent",
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: `0 0 0 1px ${vars.color.surface}, ${vars.shadow.raised}`,
  fontSize: textSize[14],
  fontWeight: 500,
  transition: `background-color ${ease}, color ${ease}, transform ${ease}`,
  selectors: {
    "&::after": { ...reach, inset: "-2px" },
    "&[data-state='hover'], &:hover": {
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      transform: "translateY(-2px)",
    },
  },
  "@media": { [media.forcedColors]: { borderColor: "ButtonText" } },
});

export const hidden = style({ ...visuallyHidden });

export const count = style({ fontSize: textSize[16], fontWeight: 720 });

export const origin = style({
  display: "block",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  borderRadius: "50%",
  border: "3px solid #FFFFFF",
  backgroundColor: vars.color.focus,
  boxShadow: `0 0 0 13px color-mix(in srgb, ${vars.color.focus} 20%, transparent), ${vars.shadow.raised}`,
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      borderColor: "Canvas",
      backgroundColor: "Highlight",
    },
  },
});

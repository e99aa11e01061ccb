import { recipe } from "@vanilla-extract/recipes";
import { media, space, textSize, vars } from "../../theme";
import { focusRing, inRecipe, mono, style, transition } from "../style";

/** Where the words of a placeholder need every px. */
const narrow = "screen and (max-width: 400px)";

export const form = style({ display: "block", minInlineSize: 0 });

export const box = recipe({
  base: inRecipe({
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: space[2],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    transition: transition("border-color"),
    selectors: { "&:has(input:focus-visible)": focusRing },
  }),
  variants: {
    size: {
      hero: inRecipe({
        // The button goes under what is typed, where large text leaves no room beside it.
        flexWrap: "wrap",
        minBlockSize: "3.75rem",
        padding: "0.25rem",
        paddingInlineStart: space[4],
        border: `2px solid ${vars.color.ink}`,
        borderRadius: vars.radius.card,
        "@media": {
          [narrow]: { gap: space[1], paddingInlineStart: space[3] },
          [media.desktop]: {
            minBlockSize: "4rem",
            padding: "0.375rem",
            paddingInlineStart: space[5],
          },
        },
      }),
      bar: inRecipe({
        minBlockSize: "2.75rem",
        gap: 0,
        paddingInlineStart: space[3],
        border: `1px solid ${vars.color.controlLine}`,
        selectors: { "&:hover": { borderColor: vars.color.ink } },
      }),
    },
  },
});

export const icon = style({
  flexShrink: 0,
  color: vars.color.inkMuted,
  // The words of the placeholder say more.
  "@media": { [narrow]: { display: "none" } },
});

/** What is typed, and the button that empties it: one line, whatever goes under it. */
export const field = style({
  flex: "999 1 9rem",
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
});

export const input = style({
  flex: "1 1 0",
  minInlineSize: 0,
  minBlockSize: "2.5rem",
  border: 0,
  outline: "none",
  appearance: "none",
  backgroundColor: "transparent",
  // 16 px or more, or phones zoom in when it gets the focus.
  fontSize: textSize[16],
  textOverflow: "ellipsis",
  selectors: {
    "&::placeholder": { color: vars.color.inkMuted, opacity: 1 },
    // Ours is a button with a name.
    "&::-webkit-search-cancel-button": { display: "none" },
  },
  "@media": {
    [media.desktop]: { selectors: { "[data-size='hero'] &": { fontSize: textSize[18] } } },
  },
});

export const clear = style({
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  borderRadius: vars.radius.control,
  color: vars.color.inkMuted,
  selectors: {
    "&:hover": { color: vars.color.ink },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
  // A whole VIN is to be seen beside it.
  "@media": { [narrow]: { selectors: { "[data-size='hero'] &": { inlineSize: "2rem" } } } },
});

export const submit = style({
  // Of a line of its own it takes all.
  flex: "1 0 auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "100%",
  // As high as the box with its border.
  selectors: { "[data-size='bar'] > &": { flexGrow: 0, margin: "-1px" } },
});

/** One line that scrolls on a phone, under the whole width of the page. */
export const examples = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  marginBlockStart: space[3],
  overflowX: "auto",
  scrollbarWidth: "none",
  // Room for the focus ring, which scrolling would cut off.
  padding: "3px",
  marginInline: "-3px",
  "@media": { [media.desktop]: { flexWrap: "wrap" } },
});

export const lead = style({
  display: "none",
  fontSize: textSize[14],
  color: vars.color.inkMuted,
  "@media": { [media.desktop]: { display: "block" } },
});

export const example = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2rem",
  paddingInline: "0.625rem",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: textSize[13],
  fontWeight: 550,
  whiteSpace: "nowrap",
  position: "relative",
  transition: transition("border-color"),
  selectors: {
    "&[data-code]": { ...mono },
    "&:hover": { borderColor: vars.color.ink },
    "&::after": { content: '""', position: "absolute", inset: "-6px 0" },
  },
});

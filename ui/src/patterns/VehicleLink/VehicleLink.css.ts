import { media, space, textSize, vars } from "../../theme";
import { style } from "../style";

// On all but wide screens the icon alone, with its name read and not seen.
export const vehicle = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minInlineSize: "2.75rem",
  minBlockSize: "2.75rem",
  fontSize: textSize[15],
  fontWeight: 550,
  borderRadius: vars.radius.control,
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "4px" },
    "&[data-chosen]": { color: vars.color.accentText },
  },
  "@media": { [media.desktop]: { paddingInline: space[3] } },
});
export const vehicleName = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  // Between, the header's links need the room.
  "@media": {
    "screen and (min-width: 1100px)": {
      position: "static",
      inlineSize: "auto",
      blockSize: "auto",
      maxInlineSize: "14rem",
      clipPath: "none",
      textOverflow: "ellipsis",
    },
  },
});

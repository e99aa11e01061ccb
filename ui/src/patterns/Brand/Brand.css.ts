import { space } from "../../theme";
import { globalStyle, style } from "../style";

export const brand = style({
  // A word that has no room goes to the next line, which is out of sight; the mark stays.
  display: "inline-flex",
  flexWrap: "wrap",
  columnGap: space[2],
  blockSize: "2.75rem",
  fontSize: "1.25rem",
  fontStretch: "108%",
  fontWeight: 720,
  letterSpacing: "-0.015em",
  lineHeight: "2.75rem",
  whiteSpace: "nowrap",
  minInlineSize: 0,
  maxInlineSize: "100%",
  overflow: "clip",
});
globalStyle(`${brand} > svg`, { flexShrink: 0, marginBlock: "calc((2.75rem - 26px) / 2)" });

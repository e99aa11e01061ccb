import { style } from "@vanilla-extract/css";
import { space } from "../../theme";
import { inRecipe } from "../style";

export const brand = style(
  inRecipe({
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    minBlockSize: "2.75rem",
    fontSize: "1.25rem",
    fontStretch: "108%",
    fontWeight: 720,
    letterSpacing: "-0.015em",
    lineHeight: 1,
    whiteSpace: "nowrap",
  }),
);

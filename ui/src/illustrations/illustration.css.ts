import { createGlobalThemeContract, style } from "@vanilla-extract/css";
import { layers, media } from "../theme";
import { artPalette } from "./paint";

/** The colors of the drawings, for a brand theme to assign. */
export const artVars = createGlobalThemeContract(
  { line: "", hollow: "", fill1: "", fill2: "", fill3: "", highlight: "" },
  (_value, path) => `pl-art-${path.join("-")}`,
);

const both = ([light, dark]: readonly [string, string]) => `light-dark(${light}, ${dark})`;

export const illustration = style({
  "@layer": {
    [layers.base]: {
      display: "block",
      maxInlineSize: "100%",
      blockSize: "auto",
      vars: {
        [artVars.line]: both(artPalette.line),
        [artVars.hollow]: both(artPalette.hollow),
        [artVars.fill1]: both(artPalette.fill1),
        [artVars.fill2]: both(artPalette.fill2),
        [artVars.fill3]: both(artPalette.fill3),
        [artVars.highlight]: both(artPalette.highlight),
      },
      "@media": {
        // A line drawing: with only the system's colors left, grays would say nothing.
        [media.forcedColors]: {
          forcedColorAdjust: "none",
          vars: {
            [artVars.line]: "CanvasText",
            [artVars.hollow]: "CanvasText",
            [artVars.fill1]: "Canvas",
            [artVars.fill2]: "Canvas",
            [artVars.fill3]: "Canvas",
            [artVars.highlight]: "Canvas",
          },
        },
      },
    },
  },
});

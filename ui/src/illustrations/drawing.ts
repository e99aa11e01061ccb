import type { ReactNode } from "react";
import type { Paint } from "./paint";

/** The inside of one picture in a box of 160 × 160, in the given colors. */
export type Drawing = (paint: Paint) => ReactNode;

/** Side of the square every drawing fills, in user units. */
export const ART_SIZE = 160;

/** What every drawing inherits from its `<svg>`: the outline. */
export const artStroke = (paint: Paint) =>
  ({
    fill: "none",
    stroke: paint.line,
    strokeWidth: 2.6,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }) as const;

import type { Drawing } from "../drawing";
import { ellipsePath } from "../geometry";

/** A part in its box, taped shut: for what has no drawing of its own. */
export const categoryOther: Drawing = (paint) => (
  <g transform="translate(0 -2)">
    <path d="M24 58l56 26v56l-56-27z" fill={paint.fill1} />
    <path d="M136 58l-56 26v56l56-27z" fill={paint.fill3} />
    <path d="M24 58l56-26 56 26-56 26z" fill={paint.fill2} />
    <path d="M45.5 48l56 26v16l13-6V68l-56-26z" fill={paint.highlight} strokeWidth={2.6} />
    <path d="M34 88l26 12.500v18L34 106z" fill={paint.highlight} strokeWidth={2.6} />
    <path d={ellipsePath(43, 100.5, 3.4, 4.4)} fill={paint.hollow} strokeWidth={1.8} />
    <path d="M50 102l6 3M50 108l6 3" strokeWidth={2.2} />
    <path d="M92 114l12-5.500M92 124l20-9.500" strokeWidth={2.6} />
  </g>
);

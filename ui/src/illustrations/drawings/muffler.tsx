import type { Drawing } from "../drawing";
import { barrel, ellipsePath } from "../geometry";

/** An oval muffler with its inlet and its outlet. */
export const muffler: Drawing = (paint) => (
  <g transform="rotate(-14 80 80)">
    <path d={barrel(124, 152, 70, 3.6, 9)} fill={paint.fill2} />
    <path d={barrel(40, 126, 80, 15, 34)} fill={paint.fill1} />
    <path d="M40 46H126a15 34 0 0 1 12 15H52q-4-12-12-15z" fill={paint.highlight} stroke="none" />
    <path d={barrel(40, 126, 80, 15, 34)} />
    <path d="M60 46a15 34 0 0 1 0 68M106 46a15 34 0 0 1 0 68" strokeWidth={2} />
    <path d={ellipsePath(40, 80, 15, 34)} fill={paint.fill2} />
    <path d={ellipsePath(40, 80, 11, 27)} strokeWidth={1.8} />
    <path d={barrel(10, 40, 88, 3.8, 10)} fill={paint.fill1} />
    <path d={ellipsePath(10, 88, 3.8, 10)} fill={paint.hollow} />
  </g>
);

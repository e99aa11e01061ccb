import type { Drawing } from "../drawing";
import { ellipsePath } from "../geometry";

/** Rim, three spokes, and the pad of the horn. */
export const steeringWheel: Drawing = (paint) => (
  <>
    <path
      d={ellipsePath(80, 80, 64, 64) + ellipsePath(80, 80, 51, 51)}
      fill={paint.fill2}
      fillRule="evenodd"
    />
    <path
      d="M30 71q16-8 32-7v22q-16 3-31 9q-4-12-1-24zM130 71q-16-8-32-7v22q16 3 31 9q4-12 1-24z"
      fill={paint.fill1}
    />
    <path d="M68 96h24l5 33q-17 6-34 0z" fill={paint.fill1} />
    <path d="M36 77h14M38 85h10M124 77h-14M122 85h-10" strokeWidth={2.2} />
    <path
      d="M62 60q18-7 36 0q6 3 6 10v14q0 12-9 18q-15 8-30 0q-9-6-9-18V70q0-7 6-10z"
      fill={paint.fill3}
    />
    <path d={ellipsePath(80, 80, 9, 9)} fill={paint.highlight} strokeWidth={2.2} />
    <path d="M27 56q9-22 31-31" stroke={paint.highlight} strokeWidth={4} />
  </>
);

import type { Drawing } from "../drawing";
import { drum, ellipsePath } from "../geometry";

const arm =
  "M22 52q4-10 18-9 6 0 13 4l81 47q12 8 8 21-5 12-22 8-40-11-62 5-12 10-24 3-8-8 0-20 10-20-4-40-10-10-8-19z";

/** A control arm: two bushings to the body, a ball joint to the wheel. */
export const categorySuspension: Drawing = (paint) => (
  <g transform="translate(0 -3)">
    <path d={arm} transform="translate(0 6)" fill={paint.fill3} />
    <path d={arm} fill={paint.fill1} />
    <path
      d="M54 66q2-3 5-1l32 19q4 3-1 4-16 3-27 11-4 2-4-2 0-14-5-26-1-3 0-5z"
      fill={paint.fill3}
    />
    <path d="M64 60l34 19.5" stroke={paint.highlight} strokeWidth={3.4} />
    <path d={drum(34, 36, 54, 16, 9)} fill={paint.fill2} />
    <path d={ellipsePath(34, 36, 16, 9)} fill={paint.fill1} />
    <path d={ellipsePath(34, 36, 7.5, 4.2)} fill={paint.highlight} strokeWidth={2.2} />
    <path d={drum(34, 113, 129, 16, 9)} fill={paint.fill2} />
    <path d={ellipsePath(34, 113, 16, 9)} fill={paint.fill1} />
    <path d={ellipsePath(34, 113, 7.5, 4.2)} fill={paint.highlight} strokeWidth={2.2} />
    <path d={drum(126, 98, 111, 13, 7)} fill={paint.fill2} />
    <path d={ellipsePath(126, 98, 13, 7)} fill={paint.fill1} />
    <path d="M118.5 97l3-13h9l3 13q-7 4-15 0z" fill={paint.fill3} />
    <path d={drum(126, 62, 85, 4.5, 1.8)} fill={paint.highlight} />
    <path d="M122 67.500q4 2.5 8.5 0M122 73.500q4 2.5 8.5 0" strokeWidth={1.8} />
  </g>
);

import type { Drawing } from "../drawing";
import { d, drum, ellipsePath, onEllipse, repeat } from "../geometry";

const cx = 80;

/** A flute of the closed end, where a filter wrench grips. */
const flute = (index: number) => {
  const [x, y] = onEllipse(cx, 124, 40, 13, 12 + index * 26);
  return d`M${x} ${y - 1}v-16`;
};
const hole = (index: number) => {
  const [x, y] = onEllipse(cx, 34, 25, 7.6, index * 45 + 22);
  return ellipsePath(x, y, 3.4, 1.8);
};

/** A spin-on oil filter, its thread and sealing ring up. */
export const oilFilter: Drawing = (paint) => (
  <>
    <path d={drum(cx, 106, 124, 40, 13)} fill={paint.fill3} />
    <path d={repeat(7, flute)} strokeWidth={2} />
    <path d={drum(cx, 36, 106, 44, 14)} fill={paint.fill1} />
    <path d="M36 62a44 14 0 0 0 88 0v26a44 14 0 0 1-88 0z" fill={paint.fill2} />
    <path d="M44 56v54" stroke={paint.highlight} strokeWidth={4} />
    <path d={ellipsePath(cx, 34, 44, 14)} fill={paint.fill2} />
    <path d={ellipsePath(cx, 33, 37, 11.4)} fill={paint.hollow} />
    <path d={ellipsePath(cx, 34, 32, 9.6)} fill={paint.highlight} />
    <path d={repeat(8, hole)} fill={paint.hollow} strokeWidth={1.6} />
    <path d={drum(cx, 25, 34, 13, 4)} fill={paint.fill2} />
    <path d={ellipsePath(cx, 25, 13, 4)} fill={paint.hollow} />
  </>
);

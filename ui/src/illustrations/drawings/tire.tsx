import type { Drawing } from "../drawing";
import { barrel, d, ellipsePath, onEllipse, repeat } from "../geometry";

const cx = 66;
const cy = 80;
/** Width of a circle seen at this angle, over its height. */
const turn = 0.72;
const radius = 64;

/** A groove between two blocks of the tread. */
const groove = (index: number) => {
  const [x, y] = onEllipse(cx, cy, radius * turn, radius, -78 + index * 12);
  return d`M${x + 4} ${y}l9 3l9-2l9 3`;
};

/** A tire without its wheel, the tread to the right. */
export const tire: Drawing = (paint) => (
  <>
    <path d={barrel(cx, cx + 36, cy, radius * turn, radius)} fill={paint.fill3} />
    <path d={repeat(13, groove)} strokeWidth={2.2} />
    <path d={ellipsePath(cx, cy, radius * turn, radius)} fill={paint.fill2} />
    <path d={ellipsePath(cx, cy, 55 * turn, 55)} strokeWidth={1.8} />
    <path d="M31 62a36 50 0 0 1 20-25" stroke={paint.highlight} strokeWidth={3.4} />
    <path d={ellipsePath(cx, cy, 42 * turn, 42)} fill={paint.fill1} />
    <path d={ellipsePath(cx, cy, 37 * turn, 37)} fill={paint.hollow} />
    <path
      d="M75 45.500a26.600 37 0 0 1 0 69q14-9 14-34.500t-14-34.500z"
      fill={paint.fill3}
      strokeWidth={2}
    />
  </>
);

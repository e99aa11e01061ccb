import type { Drawing } from "../drawing";
import { barrel, d, ellipsePath, onEllipse, repeat } from "../geometry";

const cx = 72;
const cy = 80;
/** Width of a circle seen at this angle, over its height. */
const turn = 0.86;

const at = (r: number, degrees: number) => {
  const [x, y] = onEllipse(cx, cy, r * turn, r, degrees);
  return d`${x} ${y}`;
};
/** The window between two spokes. */
const gap = (index: number) => {
  const middle = index * 72 - 54;
  return `M${at(49, middle - 25)}A${d`${49 * turn} 49`} 0 0 1 ${at(49, middle + 25)}L${at(21, middle + 14)}A${d`${21 * turn} 21`} 0 0 0 ${at(21, middle - 14)}z`;
};
const bolt = (index: number) => `M${at(12.5, index * 72 - 90)}h0`;

/** A five-spoke wheel of cast alloy. */
export const alloyWheel: Drawing = (paint) => (
  <>
    <path d={barrel(cx, cx + 24, cy, 62 * turn, 62)} fill={paint.fill3} />
    <path d={ellipsePath(cx, cy, 62 * turn, 62)} fill={paint.fill2} />
    <path d={ellipsePath(cx, cy, 55 * turn, 55)} fill={paint.fill1} />
    <path d={repeat(5, gap)} fill={paint.hollow} strokeWidth={2.2} />
    <path
      d={`M${at(58.5, 200)}A${d`${58.5 * turn} 58.5`} 0 0 1 ${at(58.5, 250)}`}
      stroke={paint.highlight}
      strokeWidth={3.4}
    />
    <path d={ellipsePath(cx, cy, 18 * turn, 18)} fill={paint.highlight} strokeWidth={2.2} />
    <path d={repeat(5, bolt)} strokeWidth={4.6} />
    <path d={ellipsePath(cx, cy, 6.4 * turn, 6.4)} fill={paint.fill2} strokeWidth={2.2} />
  </>
);

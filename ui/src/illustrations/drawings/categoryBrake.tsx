import type { Drawing } from "../drawing";
import { barrel, d, ellipsePath, onEllipse, repeat } from "../geometry";

const cx = 68;
const cy = 84;
/** Width of a circle seen at this angle, over its height. */
const turn = 0.905;

const at = (x: number, r: number, degrees: number) => {
  const [px, py] = onEllipse(x, cy, r * turn, r, degrees);
  return d`${px} ${py}`;
};

const stud = (index: number) => `M${at(cx - 4, 14, -90 + index * 72)}h0`;

const from = -82;
const to = 16;
/** The caliper's body as a band around the disc, its corners cut. */
const caliper = (x: number) =>
  `M${at(x, 61, from + 7)}A${d`${61 * turn} 61`} 0 0 1 ${at(x, 61, to - 7)}L${at(x, 55, to)} ${at(x, 36, to)}A${d`${32 * turn} 32`} 0 0 0 ${at(x, 36, from)}L${at(x, 55, from)}z`;

const piston = (degrees: number) => {
  const [x, y] = onEllipse(cx - 3, cy, 46.5 * turn, 46.5, degrees);
  return ellipsePath(x, y, 6.6, 7.2);
};

/** A caliper on its disc. */
export const categoryBrake: Drawing = (paint) => (
  <>
    <path d={barrel(cx, cx + 11, cy, 52 * turn, 52)} fill={paint.fill2} />
    <path d={ellipsePath(cx, cy, 52 * turn, 52)} fill={paint.fill1} />
    <path d={ellipsePath(cx, cy, 44 * turn, 44)} strokeWidth={1.8} />
    <path d={barrel(cx - 4, cx, cy, 22 * turn, 22)} fill={paint.fill2} />
    <path d={ellipsePath(cx - 4, cy, 22 * turn, 22)} fill={paint.highlight} />
    <path d={repeat(5, stud)} strokeWidth={5} />
    <path d={ellipsePath(cx - 4, cy, 6, 6.6)} fill={paint.fill3} strokeWidth={2.2} />
    <path d={caliper(cx + 16)} fill={paint.fill3} />
    <path d={caliper(cx + 7)} fill={paint.fill2} />
    <path d={caliper(cx - 3)} fill={paint.fill1} />
    <path
      d={`M${at(cx - 3, 55.5, -68)}A${d`${55.5 * turn} 55.5`} 0 0 1 ${at(cx - 3, 55.5, -38)}`}
      stroke={paint.highlight}
      strokeWidth={3.4}
    />
    <path d={piston(-50) + piston(-16)} fill={paint.fill2} strokeWidth={2.2} />
  </>
);

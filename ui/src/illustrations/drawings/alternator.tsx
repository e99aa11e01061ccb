import type { Drawing } from "../drawing";
import { barrel, d, ellipsePath, onEllipse, repeat } from "../geometry";

const cy = 80;
/** Width of a circle that faces left, over its height. */
const turn = 0.36;

const rib = (x: number, r: number) => d`M${x} ${cy - r}a${r * turn} ${r} 0 0 1 0 ${2 * r}`;

const vent = (index: number) => {
  const angle = index * 30 + 15;
  const [x1, y1] = onEllipse(57, cy, 27 * turn, 27, angle);
  const [x2, y2] = onEllipse(57, cy, 18 * turn, 18, angle);
  return d`M${x1} ${y1}L${x2} ${y2}`;
};

/** Ribbed pulley, slotted front housing, laminated stator, rear cover with its terminals. */
export const alternator: Drawing = (paint) => (
  <>
    <path d="M128 62h17v9h-17zM130 88h18v10h-18z" fill={paint.fill2} />
    <path d={d`M104 ${cy - 35}h14q20 2 20 35t-20 35h-14z`} fill={paint.fill1} />
    <path d="M117 58h10M119 69h11M119.5 80h11M119 91h11M117 102h10" strokeWidth={3} />
    <path d={barrel(86, 104, cy, 43 * turn, 43)} fill={paint.fill2} />
    <path d={rib(89, 43) + rib(94, 43) + rib(99, 43)} strokeWidth={1.8} />
    <path d="M62 48l4-22q1-5 6-5h6q6 0 6 6v20z" fill={paint.fill1} />
    <path d="M62 112l4 22q1 5 6 5h6q6 0 6-6v-20z" fill={paint.fill1} />
    <path d={barrel(57, 86, cy, 38 * turn, 38)} fill={paint.fill1} />
    <path d="M66 49.5h12" stroke={paint.highlight} strokeWidth={3.4} />
    <path d={ellipsePath(57, cy, 34 * turn, 34)} fill={paint.fill2} />
    <path d={repeat(12, vent)} strokeWidth={2.6} />
    <path d={barrel(38, 57, cy, 2.6, 7)} fill={paint.fill3} />
    <path d={barrel(24, 42, cy, 22 * turn, 22)} fill={paint.fill1} />
    <path d={rib(28.5, 22) + rib(33, 22) + rib(37.5, 22)} strokeWidth={1.8} />
    <path d={ellipsePath(24, cy, 22 * turn, 22)} fill={paint.highlight} />
    <path d={barrel(16, 24, cy, 7 * turn, 7)} fill={paint.fill2} />
    <path d={ellipsePath(16, cy, 7 * turn, 7)} fill={paint.fill1} />
    <path
      d={ellipsePath(75, 31, 3.4, 4) + ellipsePath(75, 129, 3.4, 4)}
      fill={paint.highlight}
      strokeWidth={2.2}
    />
  </>
);

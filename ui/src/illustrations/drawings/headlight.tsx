import type { Drawing } from "../drawing";
import { ellipsePath } from "../geometry";

const housing =
  "M9 68Q54 45 116 38q18-2 26 6 9 9 6 32-3 24-14 35-6 6-18 6.5-44 1-70-14Q24 92 9 68z";
const guide = "M32 71Q70 56 117 52q10-1 13.5 5 4 7 1 22";

/** A left LED unit: two projectors, a light guide along the brow, its mounting tabs. */
export const headlight: Drawing = (paint) => (
  <g transform="translate(3.2 5.8)scale(.94)">
    <path
      d="M98 44l5-15q1-3 4-3h12q3 0 4 3l4 14zM44 98l-8 14q-2 4 2 6l7 3q3 1 5-2l10-11zM116 112l3 16q1 4 5 4h8q4 0 4-4v-20z"
      fill={paint.fill1}
    />
    <path
      d={
        ellipsePath(113, 33, 2.6, 2.6) +
        ellipsePath(44, 114, 2.4, 2.4) +
        ellipsePath(127.5, 125, 2.6, 2.6)
      }
      fill={paint.line}
      stroke="none"
    />
    <path d={housing} transform="translate(6)" fill={paint.fill3} />
    <path d={housing} fill={paint.fill2} />
    <path
      d="M21 70.500Q60 52 116 45.500q15-2 21 4.5 6.5 7 4 26-2.5 20-12 29-4.5 4.5-14 5-41 1-65-13Q33 87 21 70.500z"
      fill={paint.fill1}
    />
    <path d={guide} strokeWidth={7} />
    <path d={guide} stroke={paint.highlight} strokeWidth={2.8} />
    <path d={ellipsePath(68, 85, 14, 15) + ellipsePath(106, 84, 17, 18)} fill={paint.fill2} />
    <path
      d={ellipsePath(67, 85, 9, 9.8) + ellipsePath(105, 84, 11.5, 12.5)}
      fill={paint.highlight}
      strokeWidth={2.2}
    />
    <path
      d={ellipsePath(66, 85, 3.2, 3.5) + ellipsePath(104, 84, 4.4, 4.8)}
      fill={paint.fill1}
      strokeWidth={2}
    />
  </g>
);

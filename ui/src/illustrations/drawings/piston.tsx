import type { Drawing } from "../drawing";
import { d, drum, ellipsePath, repeat } from "../geometry";

const ring = (index: number) => d`M38 ${46 + index * 9}a42 13 0 0 0 84 0v3.500a42 13 0 0 1-84 0z`;

/** Crown, three ring grooves, skirt, and the pin across it. */
export const piston: Drawing = (paint) => (
  <>
    <path d={drum(80, 34, 74, 42, 13)} fill={paint.fill1} />
    <path
      d="M38 72v42q0 5 5 7l11 4q5 1 6-5q4-17 20-17t20 17q1 6 6 5l11-4q5-2 5-7V72a42 13 0 0 1-84 0z"
      fill={paint.fill1}
    />
    <path d={repeat(3, ring)} fill={paint.hollow} strokeWidth={1.8} />
    <path d="M46 84v32" stroke={paint.highlight} strokeWidth={3.4} />
    <path d={ellipsePath(80, 33, 42, 13)} fill={paint.highlight} />
    <path d={ellipsePath(80, 33, 27, 7.6)} fill={paint.fill2} strokeWidth={2.2} />
    <path d={ellipsePath(80, 97, 14, 14)} fill={paint.fill2} />
    <path d={ellipsePath(80, 97, 8.6, 8.6)} fill={paint.hollow} />
  </>
);

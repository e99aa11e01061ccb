import type { Drawing } from "../drawing";
import { d, drum, ellipsePath, repeat } from "../geometry";

const tube = (index: number) => d`M${34 + index * 8} 48v72`;
const fin = (index: number) => d`M30 ${54 + index * 6}h100`;

/** The core of tubes and fins between two tanks, a neck at either side. */
export const radiator: Drawing = (paint) => (
  <>
    <path d="M128 104h16q5 0 5 5v6q0 5-5 5h-16z" fill={paint.fill2} />
    <path d="M28 46h104v76H28z" fill={paint.fill2} />
    <path d={repeat(12, fin)} strokeWidth={0.9} />
    <path d={repeat(13, tube)} stroke={paint.fill1} strokeWidth={3.4} />
    <path d={repeat(13, tube)} strokeWidth={0.9} />
    <path d="M22 30h116q4 0 4 4v12q0 4-4 4H22q-4 0-4-4V34q0-4 4-4z" fill={paint.fill1} />
    <path d="M26 36h80" stroke={paint.highlight} strokeWidth={3.4} />
    <path d="M22 118h116q4 0 4 4v9q0 4-4 4H22q-4 0-4-4v-9q0-4 4-4z" fill={paint.fill1} />
    <path d="M18 52h10v66H18zM132 52h10v66h-10z" fill={paint.fill3} />
    <path d="M32 32H16q-5 0-5 5v6q0 5 5 5h16z" fill={paint.fill2} />
    <path d={drum(112, 23, 31, 11, 3.6)} fill={paint.fill2} />
    <path d={ellipsePath(112, 22, 13, 4)} fill={paint.highlight} strokeWidth={2.2} />
  </>
);

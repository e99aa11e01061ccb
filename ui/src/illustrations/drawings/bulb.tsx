import type { Drawing } from "../drawing";
import { drum, ellipsePath } from "../geometry";

/** A halogen bulb: glass with its filament, collar, and the three blades of its plug. */
export const bulb: Drawing = (paint) => (
  <g transform="translate(80 80)rotate(28)">
    <path d="M-15 50v18M0 52v20M15 50v18" strokeWidth={8} />
    <path d="M-15 50v18M0 52v20M15 50v18" stroke={paint.fill1} strokeWidth={3.4} />
    <path d={drum(0, 30, 48, 21, 6.4)} fill={paint.fill3} />
    <path d={drum(0, 22, 30, 34, 9.6)} fill={paint.fill2} />
    <path d={ellipsePath(0, 22, 34, 9.6)} fill={paint.fill1} />
    <path d={drum(0, 6, 22, 17, 5)} fill={paint.fill2} />
    <path d="M-15 8V-46q0-17 15-20q15 3 15 20V8q-15 6-30 0z" fill={paint.highlight} />
    <path d="M-15-44q0-19 15-22q15 3 15 22q-15 6-30 0z" fill={paint.fill3} />
    <path d="M-6 6v-22M6 6v-34" strokeWidth={2} />
    <path d="M-6-16l3-5 2 6 2-7 2 6 3-12" strokeWidth={2} />
    <path d="M-10-34v30" stroke={paint.fill1} strokeWidth={2.6} />
  </g>
);

import type { Drawing } from "../drawing";
import { d, drum, ellipsePath, repeat } from "../geometry";

const thread = (index: number) => d`M-9.500 ${30 + index * 5.4}q9.500 5 19 0`;
const rib = (index: number) => d`M-10.500 ${-36 + index * 7}q10.500 4.600 21 0`;

/** Terminal, ribbed insulator, hexagon, thread, and the electrode over its gap. */
export const sparkPlug: Drawing = (paint) => (
  <g transform="translate(80 78)rotate(36)">
    <path d="M-2 66v7M9 62v12q0 3-3 3h-9" strokeWidth={3.4} />
    <path d={drum(0, 22, 60, 9.5, 3.4)} fill={paint.fill2} />
    <path d={repeat(6, thread)} strokeWidth={2} />
    <path d={drum(0, 14, 24, 15, 4.6)} fill={paint.fill3} />
    <path d="M-21-4q21 8 42 0v17q-21 9-42 0z" fill={paint.fill1} />
    <path d="M-8-.500v17.500M9-.500v17.500" strokeWidth={2.2} />
    <path d={drum(0, -10, -3, 17, 5)} fill={paint.fill2} />
    <path d={drum(0, -40, -8, 10.5, 3.6)} fill={paint.highlight} />
    <path d={repeat(4, rib)} strokeWidth={2} />
    <path d={drum(0, -58, -40, 7.5, 2.8)} fill={paint.highlight} />
    <path d={drum(0, -72, -58, 5, 2)} fill={paint.fill2} />
    <path d={ellipsePath(0, -72, 5, 2)} fill={paint.fill1} strokeWidth={2.2} />
  </g>
);

import type { Drawing } from "../drawing";
import { drum, ellipsePath } from "../geometry";

/** A starter battery: lid with its two posts and cell caps, the poles marked. */
export const categoryElectrical: Drawing = (paint) => (
  <g transform="translate(1 -2)">
    <path d="M18 76h98l24-19v51l-22 20q-2 2-5 2H22q-4 0-4-4z" fill={paint.fill3} />
    <path d="M18 76h98v54H22q-4 0-4-4z" fill={paint.fill1} />
    <path d="M116 76l29-22V43l-29 20z" fill={paint.fill2} />
    <path d="M15 62h101v14H15q-2 0-2-2V64q0-2 2-2z" fill={paint.fill2} />
    <path d="M14 62l26-20q1.5-1 3.5-1H144q2 0 .5 1.500L116 62z" fill={paint.highlight} />
    <path d={drum(44, 38, 51, 8, 3.6)} fill={paint.fill2} />
    <path d={ellipsePath(44, 38, 8, 3.6)} fill={paint.fill1} />
    <path d={drum(116, 38, 51, 8, 3.6)} fill={paint.fill2} />
    <path d={ellipsePath(116, 38, 8, 3.6)} fill={paint.fill1} />
    <path
      d={
        ellipsePath(66, 51.5, 5, 2.2) +
        ellipsePath(80, 51.5, 5, 2.2) +
        ellipsePath(94, 51.5, 5, 2.2)
      }
      fill={paint.fill1}
      strokeWidth={1.8}
    />
    <path d="M30 103h13M36.5 96.500v13M91 103h13" strokeWidth={3.4} />
    <path d="M70 86l-12 19h8l-4 17 15-22h-8l4-14z" fill={paint.line} strokeWidth={1.6} />
  </g>
);

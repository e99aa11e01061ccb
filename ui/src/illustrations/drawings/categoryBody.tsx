import type { Drawing } from "../drawing";

const door =
  "M27 76l6-5Q56 41 75 31q17-9 47-9 5 0 5.5 5l2.5 44q4 24 0 46l-3 17q-1 4-5 4H43q-6 0-8-6l-8-24q-4-16 0-32z";

/** A front door: window, mirror, handle. */
export const categoryBody: Drawing = (paint) => (
  <g transform="translate(-2)">
    <path d={door} transform="translate(7)" fill={paint.fill3} />
    <path d={door} fill={paint.fill1} />
    <path d="M52 70Q66 46 81 38q13-7 34-7 3 0 3.2 3l2.3 36z" fill={paint.highlight} />
    <path d="M77 62l19-21M88 62l14-15.5" stroke={paint.fill1} strokeWidth={3.4} />
    <path d="M33 77h98M29 104q50-9 102-5" strokeWidth={2} />
    <path
      d="M101 84.500h17q4 0 4 3.500t-4 3.500h-17q-3 0-3-3.500t3-3.500z"
      fill={paint.fill3}
      strokeWidth={2.2}
    />
    <path d="M52 77l2-6q-6-1-6-6v-3q0-7 7-8l14-1q7 0 7 7v5q0 6-7 6h-5l-2 6z" fill={paint.fill2} />
  </g>
);

import type { Drawing } from "../drawing";
import type { Paint } from "../paint";

const plate = "M0 13h13l8-6q27-11 54 0l8 6h13v9l-7 6v33q0 5-5 5H12q-5 0-5-5V28l-7-6z";
const block = "M17 30l5-5q26-8 52 0l5 5v22l-4 5H21l-4-5z";

/** One pad: backing plate with its ears, the block standing out of it, chamfered and slotted. */
const pad = (paint: Paint) => (
  <>
    <path d={plate} transform="translate(6)" fill={paint.fill3} />
    <path d={plate} fill={paint.fill2} />
    <path d={block} transform="translate(6)" fill={paint.fill3} />
    <path d={block} fill={paint.fill1} />
    <path d="M48 21V57" />
    <path d="M24 30q8-2.5 17-3.4" stroke={paint.highlight} strokeWidth={3.4} />
  </>
);

/** A pair, as sold for one wheel. */
export const brakePads: Drawing = (paint) => (
  <>
    <g transform="translate(48 22)">{pad(paint)}</g>
    <g transform="translate(10 70)">{pad(paint)}</g>
  </>
);

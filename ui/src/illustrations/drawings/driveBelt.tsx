import type { Drawing } from "../drawing";

const loop =
  "M44 32c-22 4-32 24-22 44 8 16 8 24 4 36-6 18 12 30 28 18 16-11 30-10 46 0 24 14 48-4 38-32-8-22-8-30-2-46 8-24-14-38-34-26-20 11-36 2-58 6z";

/** A ribbed belt, as it lies when it is off its pulleys. */
export const driveBelt: Drawing = (paint) => (
  <>
    <path d={loop} transform="translate(5 7)" strokeWidth={20} />
    <path d={loop} transform="translate(5 7)" stroke={paint.fill3} strokeWidth={15} />
    <path d={loop} strokeWidth={20} />
    <path d={loop} stroke={paint.fill1} strokeWidth={15} />
    <path d={loop} strokeWidth={11} />
    <path d={loop} stroke={paint.fill2} strokeWidth={8.4} />
    <path d={loop} strokeWidth={5} />
    <path d={loop} stroke={paint.highlight} strokeWidth={2.6} />
  </>
);

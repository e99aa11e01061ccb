import type { Drawing } from "../drawing";
import { d, drum, ellipsePath, repeat } from "../geometry";

const turns = 5;
const pitch = 11.4;
const radius = 19.5;
const bow = 6;
const foot = 29;

const front = (index: number) =>
  d`M${-radius} ${foot - index * pitch}a${radius} ${bow} 0 0 0 ${2 * radius} ${-pitch / 2}`;
const back = (index: number) =>
  d`M${radius} ${foot - (index + 0.5) * pitch}a${radius} ${bow} 0 0 0 ${-2 * radius} ${-pitch / 2}`;

/** A coil-over: damper inside its spring, an eye at either end. */
export const shockAbsorber: Drawing = (paint) => {
  const frontCoils = repeat(turns, front);
  const backCoils = repeat(turns, back);
  return (
    <g transform="translate(80 80)rotate(36)">
      <path d={ellipsePath(0, 65, 9.5, 9.5)} fill={paint.fill1} />
      <path d={ellipsePath(0, 65, 3.6, 3.6)} fill={paint.highlight} strokeWidth={2.2} />
      <path d={drum(0, 36, 52, 10.5, 4)} fill={paint.fill1} />
      <path d={drum(0, 31, 35, 25, 7)} fill={paint.fill2} />
      <path d={ellipsePath(0, 31, 25, 7)} fill={paint.fill1} />
      <path d={backCoils} strokeWidth={6.8} />
      <path d={backCoils} stroke={paint.fill3} strokeWidth={2.6} />
      <path d={drum(0, -12, 29, 10, 3.4)} fill={paint.fill2} />
      <path d={drum(0, -36, -12, 4.6, 1.6)} fill={paint.highlight} />
      <path d={frontCoils} strokeWidth={8} />
      <path d={frontCoils} stroke={paint.highlight} strokeWidth={3.4} />
      <path d={drum(0, -38, -33, 25, 7)} fill={paint.fill2} />
      <path d={ellipsePath(0, -38, 25, 7)} fill={paint.fill1} />
      <path d={drum(0, -58, -38, 4.6, 1.6)} fill={paint.highlight} />
      <path d={ellipsePath(0, -65, 9.5, 9.5)} fill={paint.fill1} />
      <path d={ellipsePath(0, -65, 3.6, 3.6)} fill={paint.highlight} strokeWidth={2.2} />
    </g>
  );
};

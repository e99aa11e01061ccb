import type { Drawing } from "../drawing";
import { d, repeat } from "../geometry";

const turns = 5;
const pitch = 21;
const radius = 38;
const bow = 12;
const foot = 134;

const front = (index: number) =>
  d`M${80 - radius} ${foot - index * pitch}a${radius} ${bow} 0 0 0 ${2 * radius} ${-pitch / 2}`;
const back = (index: number) =>
  d`M${80 + radius} ${foot - (index + 0.5) * pitch}a${radius} ${bow} 0 0 0 ${-2 * radius} ${-pitch / 2}`;

/** A coil spring that stands alone. */
export const coilSpring: Drawing = (paint) => {
  const frontCoils = repeat(turns, front);
  const backCoils = repeat(turns, back);
  return (
    <>
      <path d={backCoils} strokeWidth={13} />
      <path d={backCoils} stroke={paint.fill3} strokeWidth={8} />
      <path d={frontCoils} strokeWidth={14} />
      <path d={frontCoils} stroke={paint.fill1} strokeWidth={9} />
      <path d={frontCoils} stroke={paint.highlight} strokeWidth={2.6} />
    </>
  );
};

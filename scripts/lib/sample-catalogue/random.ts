/** Random numbers that are the same for the same seeds, on every machine. */
export type Random = {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `below`. */
  below(below: number): number;
  pick<T>(from: readonly T[]): T;
  chance(of: number): boolean;
  /** Normal, mean 0, deviation 1 (Box and Muller). */
  normal(): number;
};

/** sfc32 by Chris Doty-Humphrey (PractRand), which passes its tests; seeded by two numbers. */
export function random(seed: number, stream: number): Random {
  let [a, b, c, counter] = [0x9e3779b9 ^ seed, 0x243f6a88 ^ stream, 0xb7e15162, 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round += 1) next();
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    chance: (of) => next() < of,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

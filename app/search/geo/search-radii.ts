/** Larger and larger circles around a point, in miles; the last is the earth. */
export const radii: readonly number[] = [
  ...Array.from({ length: 17 }, (_, step) => 0.5 * 1.8 ** step),
  12_500,
];

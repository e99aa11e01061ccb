/** Side of the square that the mark fills, in user units. */
export const MARK_SIZE = 24;

const round = (value: number) => Math.round(value * 100) / 100;
const centre = MARK_SIZE / 2;
const radius = 12.1;
const corner = 1.7;

/** A hexagon on its point, corners rounded. */
function nut(): string {
  const point = (index: number) => {
    const angle = ((index * 60 - 90) * Math.PI) / 180;
    return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)] as const;
  };
  const towards = (from: readonly [number, number], to: readonly [number, number]) =>
    `${round(from[0] + ((to[0] - from[0]) * corner) / radius)} ${round(from[1] + ((to[1] - from[1]) * corner) / radius)}`;
  const sides = Array.from({ length: 6 }, (_, index) => {
    const here = point(index);
    const start = `${index === 0 ? "M" : "L"}${towards(here, point(index - 1))}`;
    return `${start}Q${round(here[0])} ${round(here[1])} ${towards(here, point(index + 1))}`;
  });
  return `${sides.join("")}z`;
}

type Dash = readonly [top: number, bottom: number, widthAbove: number, widthBelow: number];

/** Dashes that widen toward the one who looks. */
const lane = (dashes: readonly Dash[]) =>
  dashes
    .map(
      ([top, bottom, above, below]) =>
        `M${round(centre - above / 2)} ${top}h${above}L${round(centre + below / 2)} ${bottom}h${-below}z`,
    )
    .join("");

/** The hexagon alone. */
export const MARK_NUT = nut();

/** The lane of the smallest icons: bolder, its edges on whole pixels at 16, 32 and 48. */
export const MARK_SMALL_LANE = lane([
  [4.5, 7.5, 2.6, 3],
  [9, 13.5, 3, 3.4],
  [15, 19.5, 3.8, 4.4],
]);

/**
 * The mark as one path for `fill-rule="evenodd"`: the dashes are cut out, so whatever lies behind
 * shows through them and one color is enough in every theme. Whole pixels at 24.
 */
export const MARK_PATH =
  MARK_NUT +
  lane([
    [4, 7, 2, 2.4],
    [9, 13, 2.6, 3.2],
    [15, 20, 3.4, 4.2],
  ]);

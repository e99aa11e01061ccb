/** Two decimals: the same text on server and client, and less of it. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** Path data with every number rounded: `` d`M${x} ${y}h4` ``. */
export const d = (text: TemplateStringsArray, ...values: (number | string)[]) =>
  String.raw({ raw: text }, ...values.map((v) => (typeof v === "number" ? round(v) : v)));

/** `make(0) … make(count - 1)`, as one piece of path data. */
export const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join("");

/** A point of an ellipse. Degrees, 0 at three o'clock, clockwise. */
export function onEllipse(cx: number, cy: number, rx: number, ry: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
}

/** A closed ellipse as path data, to be combined with others under `evenodd`. */
export const ellipsePath = (cx: number, cy: number, rx: number, ry: number) =>
  d`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** The outline of a cylinder that lies along x, from its near end to its far end. */
export const barrel = (near: number, far: number, cy: number, rx: number, ry: number) =>
  d`M${near} ${cy - ry}H${far}a${rx} ${ry} 0 0 1 0 ${2 * ry}H${near}a${rx} ${ry} 0 0 1 0 ${-2 * ry}z`;

/** The outline of a cylinder that stands along y. */
export const drum = (cx: number, top: number, bottom: number, rx: number, ry: number) =>
  d`M${cx - rx} ${top}V${bottom}a${rx} ${ry} 0 0 0 ${2 * rx} 0V${top}a${rx} ${ry} 0 0 0 ${-2 * rx} 0z`;

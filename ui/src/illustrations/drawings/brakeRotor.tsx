import type { Drawing } from "../drawing";
import { barrel, d, ellipsePath, onEllipse, repeat } from "../geometry";

const cx = 73;
const cy = 80;
const rx = 52.5;
const ry = 58;
/** How far the back plate stands behind the face, and the hat before it. */
const depth = 15;
const hat = 5;
const hub = cx - hat;

const opening = (index: number) => {
  const corner = (offset: number, t: number) => {
    const [x, y] = onEllipse(cx + depth * t, cy, rx, ry, -82 + index * 8.2 + offset);
    return d`${x} ${y}`;
  };
  return `M${corner(0, 0.27)}L${corner(0, 0.74)} ${corner(5, 0.74)} ${corner(5, 0.27)}z`;
};

const drilled = (index: number) => {
  const ring = index % 3;
  const scale = 0.59 + ring * 0.135;
  const [x, y] = onEllipse(cx, cy, rx * scale, ry * scale, Math.floor(index / 3) * 30 + ring * 10);
  return d`M${x} ${y}h0`;
};

const lug = (index: number) => {
  const [x, y] = onEllipse(hub, cy, 14.8, 16.4, -90 + index * 72);
  return ellipsePath(x, y, 2.7, 3);
};

/** Drilled and vented: two plates with the vanes' openings between, and the hat for the hub. */
export const brakeRotor: Drawing = (paint) => {
  const bore = ellipsePath(hub, cy, 8.1, 9);
  const [glintX, glintY] = onEllipse(cx, cy, rx * 0.91, ry * 0.91, -146);
  const [glintEndX, glintEndY] = onEllipse(cx, cy, rx * 0.91, ry * 0.91, -102);
  return (
    <>
      <path d={barrel(cx, cx + depth, cy, rx, ry) + bore} fill={paint.fill2} fillRule="evenodd" />
      <path d={repeat(21, opening)} fill={paint.hollow} stroke="none" />
      <path d={ellipsePath(cx, cy, rx, ry) + bore} fill={paint.fill1} fillRule="evenodd" />
      <path
        d={d`M${glintX} ${glintY}A${rx * 0.91} ${ry * 0.91} 0 0 1 ${glintEndX} ${glintEndY}`}
        stroke={paint.highlight}
        strokeWidth={3.6}
      />
      <path d={repeat(36, drilled)} strokeWidth={4.2} />
      <path d={barrel(hub, cx, cy, 22.5, 25) + bore} fill={paint.fill2} fillRule="evenodd" />
      <path d={ellipsePath(hub, cy, 22.5, 25) + bore} fill={paint.highlight} fillRule="evenodd" />
      <path
        d={d`M${hub + 2.5} ${cy - 8.57}A8.1 9 0 1 0 ${hub + 2.5} ${cy + 8.57}A8.1 9 0 0 1 ${hub + 2.5} ${cy - 8.57}z`}
        fill={paint.fill3}
        strokeWidth={2}
      />
      <path d={repeat(5, lug)} fill={paint.fill2} strokeWidth={2} />
    </>
  );
};

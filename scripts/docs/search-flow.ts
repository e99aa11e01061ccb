import { cruise, type ICruiseResult } from "dependency-cruiser";
import rules from "../../.dependency-cruiser.mjs";

/** Where a file belongs in the picture: its folder of app/search, the map page, or the routes. */
function roomOf(file: string): string | undefined {
  return /^app\/(?:search\/([^/]+)\/|(map|routes)\/)/.exec(file)?.slice(1).find(Boolean);
}

/** For each room those that it imports from, at run time or for a type. */
async function readImports(): Promise<Map<string, Set<string>>> {
  const { output } = await cruise(["app"], {
    ...rules.options,
    validate: false,
    doNotFollow: { path: "node_modules|^(ui|mocks)/" },
  });
  const rooms = new Map<string, Set<string>>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    const room = roomOf(source);
    if (!room) continue;
    const imported = rooms.get(room) ?? new Set();
    rooms.set(room, imported);
    for (const { resolved } of dependencies) {
      const other = roomOf(resolved);
      if (other && other !== room) imported.add(other);
    }
  }
  return rooms;
}

/** How many rooms lie below at most: what imports none is 0. The rooms have no circle (dependency-cruiser). */
function depthOf(room: string, rooms: ReadonlyMap<string, ReadonlySet<string>>): number {
  return Math.max(-1, ...[...(rooms.get(room) ?? [])].map((below) => depthOf(below, rooms))) + 1;
}

/** Whether `from` reaches `to` by way of another room. */
function isIndirect(
  from: string,
  to: string,
  rooms: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  return [...(rooms.get(from) ?? [])].some(
    (between) => between !== to && (rooms.get(between)?.has(to) || isIndirect(between, to, rooms)),
  );
}

const box = { width: 92, height: 34, gapX: 36, gapY: 22 };
const margin = 24;

/**
 * The folders that a search goes through, from left to right, as an SVG: an arrow leads from a folder to one
 * that imports it. Arrows that others imply are left out. Readable on light and on dark.
 */
export async function drawSearchFlow(): Promise<string> {
  const rooms = await readImports();
  const columns: string[][] = [];
  for (const room of [...rooms.keys()].sort()) {
    const depth = depthOf(room, rooms);
    columns[depth] = [...(columns[depth] ?? []), room];
  }
  const rows = Math.max(...columns.map(({ length }) => length));
  const height = margin * 2 + rows * box.height + (rows - 1) * box.gapY;
  const width = margin * 2 + columns.length * box.width + (columns.length - 1) * box.gapX;
  const places = new Map<string, { x: number; y: number }>();
  for (const [column, names] of columns.entries())
    for (const [row, name] of names.entries())
      places.set(name, {
        x: margin + column * (box.width + box.gapX),
        y:
          (height - names.length * box.height - (names.length - 1) * box.gapY) / 2 +
          row * (box.height + box.gapY),
      });
  const arrows = [...rooms].flatMap(([room, imported]) =>
    [...imported]
      .filter((below) => !isIndirect(room, below, rooms))
      .sort()
      .map((below) => arrow(places.get(below), places.get(room), height)),
  );
  const boxes = [...places].map(
    ([name, { x, y }]) =>
      `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="6"/><text x="${x + box.width / 2}" y="${y + 22}">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t">
<title id="t">The folders that a search goes through: ${columns.map((names) => names.join(", ")).join("; then ")}</title>
<style>
svg { color-scheme: light dark; background: #fff; font: 14px system-ui, sans-serif }
rect { fill: #f2f4f7; stroke: #475467 }
text { fill: #101828; text-anchor: middle }
path { fill: none; stroke: #475467; stroke-width: 1.5 }
marker path { fill: #475467; stroke: none }
@media (prefers-color-scheme: dark) {
svg { background: #0d1117 }
rect { fill: #1d2430; stroke: #98a2b3 }
text { fill: #f2f4f7 }
path { stroke: #98a2b3 }
marker path { fill: #98a2b3 }
}
</style>
<defs><marker id="a" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>
${arrows.sort().join("\n")}
${boxes.sort().join("\n")}
</svg>
`;
}

type Place = { x: number; y: number } | undefined;

/** What leads past other columns goes above or below their boxes. */
function arrow(from: Place, to: Place, height: number): string {
  if (!from || !to) return "";
  const [x, y] = [from.x + box.width, from.y + box.height / 2];
  const [endX, endY] = [to.x, to.y + box.height / 2];
  const [near, far] = [x + box.gapX, endX - box.gapX];
  const lane = y < height / 2 ? margin / 2 : height - margin / 2;
  const route =
    far < near
      ? curve(x, y, endX, endY)
      : `${curve(x, y, near, lane)}H${far}${curve(far, lane, endX, endY)}`;
  return `<path marker-end="url(#a)" d="M${x} ${y}${route}"/>`;
}

const curve = (x: number, y: number, endX: number, endY: number) =>
  `C${(x + endX) / 2} ${y} ${(x + endX) / 2} ${endY} ${endX} ${endY}`;

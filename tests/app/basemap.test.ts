import { describe, expect, it, vi } from "vitest";
import { BASEMAP_ATTRIBUTION } from "~/basemap/attribution";
import { GEOGRAPHY } from "~/basemap/geography.server";
import { basemapLabels, labelSizesPx, tilePx } from "~/basemap/labels.server";
import { cachedTileCount, warmBasemap } from "~/basemap/layers.server";
import { TextCache } from "~/basemap/text-cache.server";
import { renderTile } from "~/basemap/tiles.server";

const labelsOf = await basemapLabels();
const tile = (asked: Parameters<typeof renderTile>[0]) => renderTile(asked, labelsOf);

const LAND = "#F0EDE6";
const EXTENT = 2048;

function tileOf(lat: number, lng: number, z: number) {
  const side = 2 ** z;
  const mercator = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / Math.PI;
  const fx = ((lng + 180) / 360) * side;
  const fy = ((1 - mercator) / 2) * side;
  const [x, y] = [Math.floor(fx), Math.floor(fy)];
  return { z, x, y, px: (fx - x) * EXTENT, py: (fy - y) * EXTENT };
}

function svgOf(theme: string, z: number, x: number, y: number): string {
  const drawn = tile({ theme, z, x, y });
  if (drawn.kind !== "ok") throw new Error(`no tile at ${z}/${x}/${y}`);
  return drawn.svg;
}

/** The rings of the last path filled with a colour, read back from the drawing itself. */
function ringsFilled(svg: string, colour: string): [number, number][][] {
  const path = new RegExp(`<path fill="${colour}"[^>]* d="([^"]*)"`).exec(svg)?.[1] ?? "";
  return path
    .split("M")
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      const points: [number, number][] = [];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
        points.push([x, y]);
      }
      return points;
    });
}

function isLand(lat: number, lng: number, z: number): boolean {
  const { x, y, px, py } = tileOf(lat, lng, z);
  let inside = false;
  for (const ring of ringsFilled(svgOf("light", z, x, y), LAND)) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
      if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

describe("the offline basemap", () => {
  it("once warm, cuts nothing more for its first tile", async () => {
    await warmBasemap();
    const cuts = Object.keys(GEOGRAPHY).map((layer) =>
      vi.spyOn(GEOGRAPHY, layer as keyof typeof GEOGRAPHY),
    );
    const { z, x, y } = tileOf(40.7128, -74.006, 13);
    svgOf("light", z, x, y);
    for (const cut of cuts) expect(cut).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it("holds no more tiles however many are asked for, and draws them as before", () => {
    const { z, x, y } = tileOf(40.7205, -73.9975, 15);
    const shapes = (svg: string) => svg.match(/ d="[^"]*"/g);
    const before = shapes(svgOf("light", z, x, y));
    // Each far from the last, so that each needs tiles of its own all the way down.
    for (let i = 0; i < 400; i += 1)
      svgOf("light", 18, (i * 104_729) % 2 ** 18, (i * 65_537) % 2 ** 18);
    expect(cachedTileCount()).toBeLessThan(2_200);
    expect(shapes(svgOf("dark", z, x, y))).toEqual(before);
  });

  it.each([
    ["Times Square", 40.758, -73.9855, 14],
    ["the default centre, City Hall", 40.7128, -74.006, 13],
    ["Governors Island", 40.6895, -74.0168, 14],
    ["Liberty Island", 40.6892, -74.0445, 14],
    ["Roosevelt Island", 40.762, -73.95, 14],
    ["Brooklyn Borough Hall", 40.6926, -73.9903, 14],
    ["Hoboken", 40.744, -74.032, 14],
    ["Newark", 40.7357, -74.1724, 12],
    ["London", 51.51, -0.13, 8],
    ["Moscow", 55.75, 37.62, 6],
    ["Eastern Siberia beyond the 180th meridian", 66.5, -173, 5],
    ["Uluru", -25.34, 131.03, 5],
    ["the South Pole's continent", -80, 30, 3],
  ])("draws %s as land", (_, lat, lng, z) => {
    expect(isLand(lat, lng, z)).toBe(true);
  });

  it.each([
    ["the East River", 40.7045, -73.9985, 14],
    ["the East River beside Roosevelt Island", 40.7615, -73.9535, 14],
    ["the Hudson off Chelsea", 40.748, -74.016, 14],
    ["the Hudson under the George Washington Bridge", 40.8517, -73.9527, 14],
    ["the Harlem River", 40.83, -73.9331, 14],
    ["the Upper Bay", 40.67, -74.04, 13],
    ["the Atlantic", 40.3, -73, 10],
    ["the Atlantic far out", 30, -45, 3],
    ["the Caspian Sea", 41.9, 50.6, 5],
  ])("draws %s as water", (_, lat, lng, z) => {
    expect(isLand(lat, lng, z)).toBe(false);
  });

  it("draws lakes over the land", () => {
    const { x, y } = tileOf(47.5, -87.5, 6);
    expect(ringsFilled(svgOf("light", 6, x, y), "#CBDBE2").length).toBeGreaterThan(0);
  });

  it("draws streets in the city and none at sea", () => {
    const city = tileOf(40.7205, -73.9975, 15);
    const sea = tileOf(40.66, -74.04, 15);
    expect(svgOf("light", 15, city.x, city.y)).toContain('id="streets"');
    expect(svgOf("light", 15, sea.x, sea.y)).not.toContain('id="streets"');
  });

  it("keeps the water darker than the land at night", () => {
    const { x, y } = tileOf(40.7128, -74.006, 13);
    const night = svgOf("dark", 13, x, y);
    expect(night).toContain('fill="#0D1722"');
    expect(night).toContain('fill="#1A1F26"');
    expect(night).not.toContain(LAND);
  });

  it.each([
    ["a theme of no name", { theme: "sepia", z: 3, x: 1, y: 1 }],
    ["a negative zoom", { theme: "light", z: -1, x: 0, y: 0 }],
    ["a zoom too deep", { theme: "light", z: 19, x: 0, y: 0 }],
    ["a column beyond the world's edge", { theme: "light", z: 3, x: 8, y: 0 }],
    ["a row beyond the world's edge", { theme: "light", z: 3, x: 0, y: 8 }],
    ["a negative column", { theme: "light", z: 3, x: -1, y: 0 }],
    ["a fraction", { theme: "light", z: 3, x: 1.5, y: 0 }],
    ["no number", { theme: "light", z: 3, x: Number.NaN, y: 0 }],
  ])("refuses %s", (_, asked) => {
    expect(tile(asked)).toEqual({ kind: "not-found" });
  });

  it("answers the corners of the world at every zoom", () => {
    for (let z = 0; z <= 18; z += 1) {
      const last = 2 ** z - 1;
      expect(tile({ theme: "light", z, x: 0, y: 0 }).kind).toBe("ok");
      expect(tile({ theme: "dark", z, x: last, y: last }).kind).toBe("ok");
    }
  });

  it("keeps the tiles used last, up to a size", () => {
    const cache = new TextCache(10);
    const made: string[] = [];
    const ask = (key: string, length: number) =>
      cache.get(key, () => {
        made.push(key);
        return key.repeat(length);
      });
    ask("a", 4);
    ask("b", 4);
    ask("a", 4);
    expect(ask("c", 4)).toBe("cccc");
    expect(cache.length).toBe(8);
    ask("a", 4);
    ask("b", 4);
    expect(made.join("")).toBe("abcb");
    // Larger than all of it: given, not kept.
    expect(ask("d", 11)).toHaveLength(11);
    expect(cache.length).toBe(0);
  });

  it("stays small around the default place and at the world's scales", () => {
    const sizes: [string, number][] = [];
    const started = performance.now();
    for (const z of [13, 14, 15]) {
      const centre = tileOf(40.7128, -74.006, z);
      for (const dx of [-1, 0, 1]) {
        for (const dy of [-1, 0, 1]) {
          const svg = svgOf("dark", z, centre.x + dx, centre.y + dy);
          sizes.push([`${z}/${centre.x + dx}/${centre.y + dy}`, svg.length]);
        }
      }
    }
    const each = (performance.now() - started) / sizes.length;
    const largest = sizes.reduce((a, b) => (b[1] > a[1] ? b : a));
    process.stdout.write(
      `basemap: ${each.toFixed(1)} ms a tile, the largest ${largest[0]} with ${largest[1]} bytes\n`,
    );
    for (const [, bytes] of sizes) expect(bytes).toBeLessThan(40_000);
    for (const z of [0, 1, 2, 3, 4]) {
      for (let x = 0; x < 2 ** z; x += 1) {
        for (let y = 0; y < 2 ** z; y += 1) {
          expect(svgOf("light", z, x, y).length).toBeLessThan(90_000);
        }
      }
    }
  });

  it("names its sources with a link", () => {
    expect(BASEMAP_ATTRIBUTION.text).toContain("Natural Earth");
    expect(BASEMAP_ATTRIBUTION.href).toMatch(/^https:\/\//);
  });
});

describe("names on the basemap", () => {
  const namesAt = (lat: number, lng: number, z: number) => {
    const { x, y } = tileOf(lat, lng, z);
    return labelsOf(z, x, y).flatMap(({ lines }) => lines);
  };

  it.each([
    ["Chicago", 41.88, -87.63, 5],
    ["Chicago", 41.88, -87.63, 10],
    ["Lagos", 6.45, 3.4, 6],
    ["Berlin", 52.52, 13.41, 8],
    ["Osaka", 34.69, 135.5, 7],
    ["Suva", -18.14, 178.44, 11],
    ["Fiji", -17.8, 178, 6],
    ["Brooklyn", 40.65, -73.95, 11],
    ["Lake Michigan", 43.8, -87, 7],
  ])("name %s at %d, %d, zoom %d", (name, lat, lng, z) => {
    expect(namesAt(lat, lng, z)).toContain(name);
  });

  it("are a country's own too, where its script is another", () => {
    const around = (lat: number, lng: number) => {
      const { x, y } = tileOf(lat, lng, 4);
      return [-1, 0, 1].flatMap((dx) =>
        [-1, 0, 1].flatMap((dy) => labelsOf(4, x + dx, y + dy).map(({ lines }) => lines.join("|"))),
      );
    };
    expect(around(36, 138)).toContain("Japan|日本");
    expect(around(27, 30)).toContain("Egypt|مصر");
    expect(around(39, 22)).toContain("Greece|Ελλάδα");
    expect(around(52, 10)).toContain("Germany");
  });

  /** Where each name of some tiles in a square stands, in pixels of the square. */
  function namesOfSquare(z: number, x: number, y: number, side: number) {
    const found = new Map<string, { text: string; x: number; y: number; tiles: number[] }>();
    for (let dx = 0; dx < side; dx += 1)
      for (let dy = 0; dy < side; dy += 1)
        for (const { kind, lines, ...at } of labelsOf(z, (x + dx) % 2 ** z, y + dy)) {
          const [left, top] = [dx * tilePx + at.x, dy * tilePx + at.y];
          const key = `${kind} ${lines.join()} ${Math.round(left)} ${Math.round(top)}`;
          const known = found.get(key) ?? { text: lines[0] ?? "", x: left, y: top, tiles: [] };
          known.tiles.push(dx * side + dy);
          found.set(key, known);
        }
    return [...found.values()];
  }

  it.each([
    ["New York", 40.71, -74, 6],
    ["New York", 40.71, -74, 10],
    ["Chicago", 41.88, -87.63, 8],
    ["Berlin", 52.52, 13.41, 7],
    ["Osaka", 34.69, 135.5, 9],
    ["Lagos", 6.45, 3.4, 7],
    ["Fiji, across the date line", -17, 179.9, 6],
    ["the world", 40, 0, 3],
  ])("around %s are whole from tile to tile, and none stands on another", (_, lat, lng, z) => {
    const { x, y } = tileOf(lat, lng, z);
    const side = 4;
    const names = namesOfSquare(z, Math.max(0, x - 1), Math.max(0, y - 1), side);
    expect(names.length).toBeGreaterThan(1);
    // A name that reaches beyond a tile's edge is on the tile beyond it, too.
    for (const { text, x: left, y: top, tiles } of names) {
      const half = (text.length * labelSizesPx.village) / 4;
      const column = (px: number) => Math.floor(px / tilePx);
      for (const px of [left - half, left + half]) {
        if (px < 0 || px >= side * tilePx || top < 4 || top >= side * tilePx) continue;
        expect(tiles, text).toContain(column(px) * side + column(top - 4));
      }
    }
    for (const [at, one] of names.entries())
      for (const other of names.slice(at + 1)) {
        const isNear = Math.abs(one.y - other.y) < labelSizesPx.village;
        const room = ((one.text.length + other.text.length) * labelSizesPx.village) / 4;
        expect(isNear && Math.abs(one.x - other.x) < room, `${one.text} on ${other.text}`).toBe(
          false,
        );
      }
  });

  it("escape what a drawing could not hold", () => {
    expect(svgOf("light", 12, 0, 0)).not.toMatch(/<script/);
    const drawn = renderTile({ theme: "light", z: 12, x: 1, y: 1_000 }, () => [
      { kind: "town", lines: ["A & <b>"], x: 10, y: 10 },
    ]);
    expect(drawn.kind === "ok" && drawn.svg).toContain(">A &amp; &lt;b&gt;</text>");
  });
});

import city from "./data/city.json";
import world from "./data/world.json";

type Position = number[];

/** A GeoJSON feature collection of one kind of shape. */
interface FeatureCollection {
  type: "FeatureCollection";
  features: {
    type: "Feature";
    properties: null;
    geometry:
      | { type: "Polygon"; coordinates: Position[][] }
      | { type: "LineString"; coordinates: Position[] };
  }[];
}

/** Decodes Encoded Polyline Algorithm Format, longitude first, into [longitude, latitude] pairs. */
function decode(text: string, precision: number): Position[] {
  const scale = 10 ** precision;
  const points: Position[] = [];
  const last: [number, number] = [0, 0];
  let axis: 0 | 1 = 0;
  let value = 0;
  let shift = 0;
  for (let i = 0; i < text.length; i += 1) {
    const chunk = text.charCodeAt(i) - 63;
    value |= (chunk & 0x1f) << shift;
    shift += 5;
    if (chunk < 0x20) {
      last[axis] += value & 1 ? ~(value >> 1) : value >> 1;
      if (axis === 1) points.push([last[0] / scale, last[1] / scale]);
      axis = axis === 0 ? 1 : 0;
      value = 0;
      shift = 0;
    }
  }
  return points;
}

function polygons(shapes: string[][], precision: number): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: shapes.map((rings) => ({
      type: "Feature",
      properties: null,
      geometry: { type: "Polygon", coordinates: rings.map((ring) => decode(ring, precision)) },
    })),
  };
}

function lines(shapes: string[], precision: number): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: shapes.map((line) => ({
      type: "Feature",
      properties: null,
      geometry: { type: "LineString", coordinates: decode(line, precision) },
    })),
  };
}

/**
 * The committed geography as GeoJSON, one collection per layer. Each is decoded when first asked
 * for. `scripts/basemap/build.py` makes the data.
 */
export const GEOGRAPHY = {
  /** The world's land but for North America's mainland and what else the detail touches. */
  world: () => polygons(world.land, world.precision),
  /** The world's large lakes. */
  lakes: () => polygons(world.lakes, world.precision),
  /** North America's mainland and Long Island, with shores and piers in detail around New York. */
  land: () => polygons(city.land, city.precision),
  ponds: () => polygons(city.ponds, city.precision),
  parks: () => polygons(city.parks, city.precision),
  /** Great building complexes, yards and airports. */
  blocks: () => polygons(city.blocks, city.precision),
  streets: () => lines(city.streets, city.precision),
  majors: () => lines(city.majors, city.precision),
  motorways: () => lines(city.motorways, city.precision),
  bridges: () => lines(city.bridges, city.precision),
};

export type Layer = keyof typeof GEOGRAPHY;

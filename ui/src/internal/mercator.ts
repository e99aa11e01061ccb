/** A tile's side, in px. */
export const TILE_PX = 256;

export interface LatLng {
  lat: number;
  lng: number;
}

/**
 * A place in Web Mercator (EPSG:3857) as slippy maps use it: as fractions of the world's width and
 * height, from its north-west corner. At zoom 0 the world is one tile, and twice as wide at each next.
 * https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames
 */
export function toWorld({ lat, lng }: LatLng): { x: number; y: number } {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: lng / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/** The place at a point of the world, as `toWorld` gives it. */
export function fromWorld({ x, y }: { x: number; y: number }): LatLng {
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    lng: (x - 0.5) * 360,
  };
}

/** A longitude, as many whole turns away as bring it nearest to another. */
export const turnedTo = (lng: number, near: number): number =>
  lng + 360 * Math.round((near - lng) / 360);

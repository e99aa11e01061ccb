/** A point on earth in WGS 84 degrees. */
export interface Coords {
  lat: number;
  lng: number;
}

/** Mean earth radius in miles (IUGG mean radius R1, 6371.0088 km). */
const earthRadiusMiles = 3958.7613;

/** International mile, exactly. */
export const kilometersInMile = 1.609344;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in miles by the haversine formula. */
export function distanceMiles(from: Coords, to: Coords): number {
  const latHalf = Math.sin(radians(to.lat - from.lat) / 2);
  const lngHalf = Math.sin(radians(to.lng - from.lng) / 2);
  const h = latHalf ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lngHalf ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The default center of the map (SPEC D1): New York City. */
export const defaultOrigin: Coords = { lat: 40.7128, lng: -74.006 };

/** So near to it a travel time is the same. New York City itself, chosen as a place, is a tenth of a mile off. */
const sameTimeMiles = 0.5;

/**
 * How far it is from there to a listing, in hundredths of a mile, and how long. A tenth is what is shown;
 * more digits would tell where the asker stands.
 */
export const reachFrom = (from: Coords, to: Coords, minutes: number | null) => ({
  distanceMiles: Math.round(distanceMiles(from, to) * 100) / 100,
  travelTimeMinutes: travelTimeFrom(from, minutes),
});

/**
 * In minutes. From a day on, no driving time is shown: such a part is shipped, not picked up, or nobody knows how far
 * its new seller is.
 */
export const tooFarMinutes = 24 * 60;

/** A listing's travel time, which is known from the default origin alone; null from anywhere else. */
export const travelTimeFrom = (from: Coords, minutes: number | null) =>
  minutes !== null && minutes < tooFarMinutes && distanceMiles(from, defaultOrigin) <= sameTimeMiles
    ? minutes
    : null;

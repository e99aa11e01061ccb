import { type SQL, sql } from "drizzle-orm";

/** Great-circle miles from a point to the listing `l`, by the haversine formula. */
export function milesFrom({ lat, lng }: { lat: number; lng: number }): SQL {
  return sql`7917.5226 * asin(least(1, sqrt(sin(radians(l.lat - ${lat}::float8) / 2) ^ 2 + cos(radians(${lat}::float8)) * cos(radians(l.lat)) * sin(radians(l.lng - ${lng}::float8) / 2) ^ 2)))`;
}

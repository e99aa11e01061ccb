import { sql } from "drizzle-orm";
import { atMost, searchRows } from "~/platform/database.server";

/** What of a listing is asked about most. */
export type SampledListing = {
  category: string;
  condition: string;
  leaf: string;
  brand: string;
  price_cents: number;
  lat: number;
  lng: number;
};

/** More than any sample is meant to have. */
const mostSampled = 50_000;

/** Of the listings in stock about so many hundredths: whole pages of the table, from all over it. */
export function selectSample(percent: number): Promise<SampledListing[]> {
  return searchRows(sql`
    select l.category, l.condition, l.leaf, l.brand, l.price_cents, l.lat, l.lng
    from listing l tablesample system (${percent}::real) where l.quantity > 0 ${atMost(mostSampled)}`);
}

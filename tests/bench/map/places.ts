import { PostgresClient } from "../../../app/platform/db/postgres-client.server";
import { loadSampleCatalogue } from "../../../scripts/lib/sample-catalogue/load";
import type { Place } from "./scene";

/** Degrees of a box of the map around its middle, at a zoom, in px of Web Mercator. */
function degreesOf(center: { lat: number }, zoom: number, width: number, height: number) {
  const perPx = 360 / (256 * 2 ** zoom);
  return {
    lng: width * perPx,
    lat: height * perPx * Math.cos((center.lat * Math.PI) / 180),
  };
}

interface Wanted {
  listings: number;
  center: { lat: number; lng: number };
  zoom: number;
}

/** A view that any of the maps shows whole, in px. */
const view = { width: 820, height: 640 };

/**
 * Fills the site's database with made-up listings, each in a place of its own, spread evenly over
 * what the map shows: no view of as many has more to draw. Answers where they are.
 */
export async function spreadListings(
  url: string,
  { listings, center, zoom }: Wanted,
): Promise<Place[]> {
  await loadSampleCatalogue(url, { seed: 7, listings });
  const client = new PostgresClient({ connectionString: url });
  await client.connect();
  try {
    const size = degreesOf(center, zoom, view.width, view.height);
    await client.query("begin");
    await client.query("set local partlane.bulk = 'on'");
    // The R2 sequence: as even as a grid, without its rows. https://extremelearning.com.au/
    await client.query(
      `update listing l set lat = s.lat, lng = s.lng, cell = map_cell(s.lat, s.lng), quantity = greatest(1, quantity)
       from (select key, $1::float8 + $3::float8 * (mod(0.5 + i * 0.7548776662466927, 1)::float8 - 0.5) as lat,
               $2::float8 + $4::float8 * (mod(0.5 + i * 0.5698402909980532, 1)::float8 - 0.5) as lng
             from (select key, row_number() over (order by key)::numeric as i from listing where seed = 7) numbered) s
       where l.key = s.key`,
      [center.lat, center.lng, size.lat, size.lng],
    );
    await client.query("select cell_stat_rebuild()");
    await client.query("commit");
    await client.query("vacuum (analyze)");
    const { rows } = await client.query<{ lat: number; lng: number; cents: number }>(
      "select lat, lng, price_cents as cents from listing where quantity > 0 and seed = 7 order by key limit $1",
      [listings],
    );
    return rows.map(({ lat, lng, cents }) => ({ lat, lng, price: `$${Math.round(cents / 100)}` }));
  } finally {
    await client.end();
  }
}

import { type Coords, distanceMiles } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import type { PartRow } from "./parts.repo.server";

/** A row as pages show it, far from a point; whether it fits and which number led to it is told apart. */
export function listingOfRow(row: PartRow, from: Coords): Listing {
  const coords = { lat: row.lat, lng: row.lng };
  return {
    id: row.id,
    name: row.name,
    partNumber: row.part_number,
    brand: row.brand || null,
    category: row.category as Listing["category"],
    leaf: row.leaf || null,
    condition: row.condition,
    priceCents: row.price_cents,
    coreChargeCents: row.core_charge_cents,
    quantity: row.quantity,
    locationName: row.location_name,
    // A tenth of a mile is what is shown; more digits would tell where the asker stands.
    distanceMiles: Math.round(distanceMiles(from, coords) * 100) / 100,
    seller: row.seller,
    description: row.description,
    coords,
    travelTimeMinutes: row.travel_time_minutes,
    image: row.image as Listing["image"],
    rating: row.rating === null ? null : { value: Number(row.rating), count: row.rating_count },
    fit: null,
    matched: null,
  };
}

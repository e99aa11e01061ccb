import { and, eq, gt, sql } from "drizzle-orm";
import { replica } from "~/platform/db/database.server";
import { listing, seller } from "~/platform/db/schema.server";

const columns = {
  id: listing.id,
  name: listing.name,
  partNumber: listing.partNumber,
  brand: listing.brand,
  category: listing.category,
  partType: listing.partType,
  condition: listing.condition,
  priceCents: listing.priceCents,
  coreChargeCents: listing.coreChargeCents,
  quantity: listing.quantity,
  warrantyDays: listing.warrantyDays,
  locationName: listing.locationName,
  lat: listing.lat,
  lng: listing.lng,
  seller: seller.name,
  sellerId: listing.sellerId,
  description: listing.description,
  travelTimeMinutes: listing.travelTimeMinutes,
  image: listing.image,
  rating: listing.rating,
  ratingCount: listing.ratingCount,
};

export type ListingRow = NonNullable<Awaited<ReturnType<typeof selectListing>>>;

/** One listing, sold out or not; undefined when there is none with that id. */
export async function selectListing(id: string) {
  const rows = await replica()
    .select(columns)
    .from(listing)
    .innerJoin(seller, eq(seller.id, listing.sellerId))
    .where(eq(listing.id, id));
  return rows[0];
}

/** How many of the known sample listings are in stock; those that `npm run seed` made do not count. */
export async function countSampleListings(): Promise<number> {
  const [row] = await replica()
    .select({ count: sql<number>`count(*)::int` })
    .from(listing)
    .where(and(sql`is_sample and seed is null`, gt(listing.quantity, 0)));
  return row?.count ?? 0;
}

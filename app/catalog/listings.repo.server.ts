import { and, asc, eq, gt, gte, ilike, lte, or, type SQL, sql } from "drizzle-orm";
import { replica } from "~/platform/database.server";
import { listing, seller } from "~/platform/schema.server";

export interface ListingFilter {
  /** Words or a part number in any spelling; blank finds everything. */
  text?: string;
  category?: (typeof listing.$inferSelect)["category"];
  condition?: (typeof listing.$inferSelect)["condition"];
  maxPriceCents?: number;
  /** In WGS 84 degrees. */
  bounds?: { west: number; south: number; east: number; north: number };
}

const columns = {
  id: listing.id,
  name: listing.name,
  partNumber: listing.partNumber,
  category: listing.category,
  condition: listing.condition,
  priceCents: listing.priceCents,
  quantity: listing.quantity,
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

export type ListingRow = Awaited<ReturnType<typeof selectListings>>[number];

/** `%` and `_` are wildcards only when we write them. */
const likeLiteral = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Every word must occur in the name, description or seller; or the whole is the start of a part number. */
function matches(text: string): SQL | undefined {
  const bare = text.replaceAll(/[^a-z0-9]/gi, "").toLowerCase();
  const number = bare
    ? sql`lower(regexp_replace(${listing.partNumber}, '[^A-Za-z0-9]', '', 'g')) like ${`${bare}%`}`
    : undefined;
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8);
  const everyWord = and(
    ...words.map((word) => {
      const pattern = `%${likeLiteral(word)}%`;
      return or(
        ilike(listing.name, pattern),
        ilike(listing.description, pattern),
        ilike(listing.partNumber, pattern),
        ilike(seller.name, pattern),
      );
    }),
  );
  return or(number, everyWord);
}

/** The listings in stock that pass the filter, cheapest first, at most `limit`. */
export function selectListings(filter: ListingFilter, limit: number) {
  const { text, category, condition, maxPriceCents, bounds } = filter;
  return replica()
    .select(columns)
    .from(listing)
    .innerJoin(seller, eq(seller.id, listing.sellerId))
    .where(
      and(
        text?.trim() ? matches(text.trim()) : undefined,
        category && eq(listing.category, category),
        condition && eq(listing.condition, condition),
        maxPriceCents === undefined ? undefined : lte(listing.priceCents, maxPriceCents),
        bounds && gte(listing.lat, bounds.south),
        bounds && lte(listing.lat, bounds.north),
        bounds &&
          (bounds.west <= bounds.east
            ? and(gte(listing.lng, bounds.west), lte(listing.lng, bounds.east))
            : or(gte(listing.lng, bounds.west), lte(listing.lng, bounds.east))),
      ),
    )
    .orderBy(asc(listing.priceCents), asc(listing.id))
    .limit(limit);
}

/** One listing, sold out or not; undefined when there is none with that id. */
export async function selectListing(id: string) {
  const rows = await replica()
    .select(columns)
    .from(listing)
    .innerJoin(seller, eq(seller.id, listing.sellerId))
    .where(eq(listing.id, id));
  return rows[0];
}

/** How many of the sample sellers' listings are in stock. */
export async function countSampleListings(): Promise<number> {
  const [row] = await replica()
    .select({ count: sql<number>`count(*)::int` })
    .from(listing)
    .where(and(eq(listing.isSample, true), gt(listing.quantity, 0)));
  return row?.count ?? 0;
}

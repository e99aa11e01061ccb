import { and, asc, desc, eq, gt, gte, ilike, lte, or, type SQL, sql } from "drizzle-orm";
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
  brand: listing.brand,
  category: listing.category,
  leaf: listing.leaf,
  condition: listing.condition,
  priceCents: listing.priceCents,
  coreChargeCents: listing.coreChargeCents,
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

/** The words of a text: the first eight, which is more than anybody needs. */
export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).slice(0, 8);

const inStock = gt(listing.quantity, 0);

/** Every word must occur in the name, description or seller; or the whole is the start of a part number. */
function matches(text: string): SQL | undefined {
  const bare = text.replaceAll(/[^a-z0-9]/gi, "").toLowerCase();
  const number = bare
    ? sql`lower(regexp_replace(${listing.partNumber}, '[^A-Za-z0-9]', '', 'g')) like ${`${bare}%`}`
    : undefined;
  return or(number, and(...wordsOf(text).map(occurs)));
}

/** A word stands somewhere in what is told about a listing. */
function occurs(word: string): SQL | undefined {
  const pattern = `%${likeLiteral(word)}%`;
  return or(
    ilike(listing.name, pattern),
    ilike(listing.description, pattern),
    ilike(listing.partNumber, pattern),
    ilike(seller.name, pattern),
  );
}

/** A word begins one of the words of a listing's name. */
const inName = (word: string) => sql`(' ' || ${listing.name}) ilike ${`% ${likeLiteral(word)}%`}`;

/** How many of some conditions hold. */
const howMany = (conditions: (SQL | undefined)[]) =>
  sql.join(
    conditions.map((condition) => sql`(case when ${condition} then 1 else 0 end)`),
    sql` + `,
  );

/** The listings in stock that pass the filter, cheapest first, at most `limit`. */
export function selectListings(filter: ListingFilter, limit: number) {
  const { text, category, condition, maxPriceCents, bounds } = filter;
  return replica()
    .select(columns)
    .from(listing)
    .innerJoin(seller, eq(seller.id, listing.sellerId))
    .where(
      and(
        inStock,
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

/** Whether anything in stock, wherever it is, matches the whole text. */
export async function anyListingMatches(text: string): Promise<boolean> {
  const rows = await replica()
    .select({ id: listing.id })
    .from(listing)
    .innerJoin(seller, eq(seller.id, listing.sellerId))
    .where(and(inStock, matches(text)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Which of some words the listing in stock has that has most of them, most of all in its name. None
 * when no listing's name has any.
 */
export async function selectWordsOfBestMatch(words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const named = words.map(inName);
  const anywhere = words.map(occurs);
  const [row] = await replica()
    .select({ found: sql<boolean[]>`array[${sql.join(anywhere, sql`, `)}]` })
    .from(listing)
    .innerJoin(seller, eq(seller.id, listing.sellerId))
    .where(and(inStock, or(...named)))
    .orderBy(
      desc(howMany(anywhere)),
      desc(howMany(named)),
      asc(listing.priceCents),
      asc(listing.id),
    )
    .limit(1);
  return words.filter((_, index) => row?.found[index]);
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

/** How many of the known sample listings are in stock; those that `npm run seed` made do not count. */
export async function countSampleListings(): Promise<number> {
  const [row] = await replica()
    .select({ count: sql<number>`count(*)::int` })
    .from(listing)
    .where(and(sql`is_sample and seed is null`, inStock));
  return row?.count ?? 0;
}

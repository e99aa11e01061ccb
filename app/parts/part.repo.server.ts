import { sql } from "drizzle-orm";
import { type ListingRow, listingRowColumns } from "~/catalog/listing-row.server";
import { searchRows } from "~/platform/db/database.server";
import type { NumberKind } from "~/platform/enums";

/** A listing with all that its own page shows of it. */
export type WholePartRow = ListingRow & {
  seller_id: string;
  pictures: string[];
  seller_place: string;
  core_days: number;
  damage: string;
  donor_miles: number | null;
  refurbished_by: string;
};

/** Listings by their ids, sold out or not, in no order. */
export function selectWholeParts(ids: readonly string[]): Promise<WholePartRow[]> {
  return searchRows(sql`
    select ${sql.raw(listingRowColumns)}, l.seller_id, l.pictures, s.location_name as seller_place, s.core_days,
      l.damage, l.donor_miles, l.refurbished_by
    from listing l join seller s on s.id = l.seller_id where l.id = any(${sql.param([...ids])}::text[]) and l.in_stock is not null limit 10`);
}

/** Those of some ids that are known, sold out or not. */
export async function selectExistingIds(ids: readonly string[]): Promise<string[]> {
  const rows = await searchRows<{ id: string }>(sql`
    select l.id from listing l where l.id = any(${sql.param([...ids])}::text[]) and l.in_stock is not null limit 10`);
  return rows.map(({ id }) => id);
}

export type ListingNumberRow = { listing_key: number; norm: string; kind: NumberKind };

/** The numbers of some listings, at most 100 of each. */
export function selectNumbers(keys: readonly number[]): Promise<ListingNumberRow[]> {
  return searchRows(sql`
    select n.* from unnest(${`{${keys.join(",")}}`}::int[]) k(key) cross join lateral (
      select n.listing_key, n.norm, n.kind from listing_number n where n.listing_key = k.key limit 100) n
    order by n.listing_key, n.norm`);
}

export type SupersessionRow = { norm: string; replacement: string };

/** What replaced some numbers, and what they replaced: one step either way. */
export function selectSupersessions(norms: readonly string[]): Promise<SupersessionRow[]> {
  const asked = sql.param([...norms]);
  return searchRows(sql`
    (select s.norm, s.replacement from supersession s where s.norm = any(${asked}::text[]) limit 50)
    union (select s.norm, s.replacement from supersession s where s.replacement = any(${asked}::text[]) limit 50)
    order by 1, 2`);
}

export type SharedNumberRow = { key: number; norm: string; kind: NumberKind };

/** The listings that go by one of some numbers, 300 of each at most; a number that was replaced does not count. */
export function selectSharing(norms: readonly string[]): Promise<SharedNumberRow[]> {
  return searchRows(sql`
    select n.listing_key as key, n.norm, n.kind from unnest(${sql.param([...norms])}::text[]) a(norm)
    cross join lateral (
      select n.listing_key, n.norm, n.kind from listing_number n where n.norm = a.norm and n.kind <> 'superseded'
      order by n.listing_key limit 300) n
    limit 1500`);
}

/** The known sample listings that have a page, for the site's map; those that `npm run seed` made are no part of it. */
export async function selectKnownListingIds(): Promise<string[]> {
  const rows = await searchRows<{ id: string }>(sql`
    select l.id from listing l where l.is_sample and l.seed is null order by l.key limit 50`);
  return rows.map(({ id }) => id);
}

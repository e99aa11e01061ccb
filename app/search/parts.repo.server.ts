import { type SQL, sql } from "drizzle-orm";
import type { FitmentRow } from "~/catalog/listing.schema";
import { searchRows } from "~/platform/database.server";
import { type Bounds, cellRanges, cellZoom } from "./cells";
import {
  conditions,
  every,
  type Filters,
  fitting,
  type ListedOrder,
  listingsOfArea,
  listingsOfWords,
  type Point,
  rangeTable,
  scanLimit,
  sortValue,
  type WalkedOrder,
  walked,
  walkedPast,
} from "./filters.repo.server";
import type { Place } from "./page-token.server";
import type { Vehicle } from "./search-params";

/** A listing with what it was sorted by. */
export type PartRow = {
  id: string;
  key: number;
  value: number;
  name: string;
  part_number: string;
  brand: string;
  category: string;
  leaf: string;
  condition: "new" | "refurbished" | "used";
  price_cents: number;
  core_charge_cents: number;
  quantity: number;
  location_name: string;
  lat: number;
  lng: number;
  seller: string;
  seller_id: string;
  description: string;
  travel_time_minutes: number;
  image: string;
  rating: string | null;
  rating_count: number;
};

const partColumns = sql`l.id, l.key, p.value, l.name, l.part_number, l.brand, l.category, l.leaf, l.condition, l.price_cents, l.core_charge_cents, l.quantity, l.location_name, l.lat, l.lng, s.name as seller, l.seller_id, l.description, l.travel_time_minutes, l.image, l.rating, l.rating_count`;

/** Where candidates come from: each is bounded, and reads by an index. */
export type Source =
  | { by: "area"; bounds: Bounds }
  | { by: "words"; bounds?: Bounds }
  | { by: "seller" }
  | { by: "vehicle"; vehicle: Vehicle }
  | { by: "keys"; keys: readonly number[] }
  | { by: "walk"; order: WalkedOrder };

export type Asked = {
  source: Source;
  filters: Filters;
  order: ListedOrder;
  from: Point;
  after?: Place;
  limit: number;
};

/** The candidates `l` of a source that pass the filters. */
export function candidates({
  source,
  filters,
  order,
  after,
}: Pick<Asked, "source" | "filters" | "order" | "after">): SQL {
  const where = every(conditions(filters));
  switch (source.by) {
    case "area":
      return listingsOfArea(source.bounds, filters, order);
    case "words":
      return listingsOfWords(source.bounds, filters);
    case "seller":
      return sql`select l.* from listing l where ${where} limit ${scanLimit}::int`;
    case "vehicle": {
      const { fits: _, ...rest } = filters;
      return sql`select l.* from (select distinct f.listing_key from fitment f where ${fitting(source.vehicle)} limit ${scanLimit}::int) f
        cross join lateral (select l.* from listing l where l.key = f.listing_key and ${every(conditions(rest))} offset 0) l`;
    }
    case "keys":
      return sql`select l.* from listing l where l.key = any(${`{${source.keys.join(",")}}`}::int[]) and ${where}`;
    case "walk": {
      const { category, includeSoldOut } = filters;
      const indexed = conditions({ category, includeSoldOut });
      if (after) indexed.push(walkedPast(source.order, after));
      return sql`select l.* from (select l.* from listing l where ${every(indexed)} order by ${walked(source.order)} limit ${scanLimit}::int) l where ${where}`;
    }
  }
}

/** A page of listings in order. */
export function selectParts(asked: Asked): Promise<PartRow[]> {
  const page = asked.order === "nearest" ? nearestPage(asked) : walkedPage(asked, asked.order);
  return searchRows(sql`with page as materialized (${page})
    select ${partColumns} from page p join listing l on l.key = p.key join seller s on s.id = l.seller_id
    order by p.at`);
}

function nearestPage(asked: Asked): SQL {
  const { from, after, limit } = asked;
  const next = after
    ? sql`where (c.value, c.key) > (${after[0]}::float8, ${after[1]}::int)`
    : sql``;
  return sql`select c.key, c.value, row_number() over (order by c.value, c.key) as at
    from (select l.key, ${sortValue("nearest", from)} as value from (${candidates(asked)}) l offset 0) c
    ${next} order by c.value, c.key limit ${limit}::int`;
}

/** The candidates of a walk come in order already: it ends as soon as there are enough. */
function walkedPage(asked: Asked, order: WalkedOrder): SQL {
  const { from, after, limit } = asked;
  const next = after ? sql`where ${walkedPast(order, after)}` : sql``;
  return sql`select c.*, row_number() over () as at from (
    select l.key, ${sortValue(order, from)} as value from (${candidates(asked)}) l ${next}
    order by ${walked(order)} limit ${limit}::int) c`;
}

/** How many listings in stock there are in each of some areas, about; exact but for their edges. */
export async function countAreas(
  areas: readonly Bounds[],
  { category = "", condition = "" }: Filters,
): Promise<number[]> {
  const rows = areas.flatMap((bounds, at) => {
    const z = levelFor(bounds, 6);
    const shift = 4 ** (cellZoom - z);
    return cellRanges(bounds, 8).map(([low, high]) => ({
      at,
      z,
      low: Math.floor(low / shift),
      high: Math.floor(high / shift),
    }));
  });
  const list = (name: "at" | "z" | "low" | "high") => `{${rows.map((row) => row[name]).join(",")}}`;
  const counted = await searchRows<{ at: number; n: number }>(sql`
    select r.at, sum(c.n)::int as n
    from unnest(${list("at")}::int[], ${list("z")}::smallint[], ${list("low")}::bigint[], ${list("high")}::bigint[]) r(at, z, lo, hi)
    cross join lateral (select c.n from cell_stat c where c.z = r.z and c.category = ${category} and c.condition = ${condition} and c.cell between r.lo and r.hi offset 0) c
    group by r.at`);
  const counts = areas.map(() => 0);
  for (const { at, n } of counted) counts[at] = n;
  return counts;
}

/** The even zoom at which an area is some cells wide, so that few rows tell what is in it. */
export function levelFor({ west, east }: Bounds, cells = 16): number {
  const degrees = west <= east ? east - west : east - west + 360;
  const zoom = Math.log2((360 / Math.max(degrees, 1e-6)) * cells);
  return Math.min(cellZoom, Math.max(2, 2 * Math.ceil(zoom / 2)));
}

export type ClusterRow = {
  cell: number;
  n: number;
  min_price_cents: number;
  lat: number;
  lng: number;
};

/** The clusters of a view, counted beforehand: cells of a zoom, by category and condition. */
export function selectCountedClusters(
  bounds: Bounds,
  zoom: number,
  { category = "", condition = "" }: Filters,
): Promise<ClusterRow[]> {
  const kept = zoom + (zoom % 2);
  const [shift, merge] = [4 ** (cellZoom - kept), 2 * (kept - zoom)];
  const ranges = cellRanges(bounds).map(
    ([low, high]) => [Math.floor(low / shift), Math.floor(high / shift)] as const,
  );
  return searchRows(sql`
    select (c.cell >> ${merge}::int)::float8 as cell, sum(c.n)::int as n, min(c.min_price_cents) as min_price_cents,
      sum(c.slat) / sum(c.n) as lat, sum(c.slng) / sum(c.n) as lng
    from ${rangeTable(ranges)} cross join lateral (
      select c.* from cell_stat c where c.z = ${kept}::smallint and c.category = ${category} and c.condition = ${condition}
        and c.cell between r.lo and r.hi offset 0) c
    group by 1 order by 1 limit 2000`);
}

/** The clusters of a view, counted now. */
export function selectClusters(
  source: Source,
  filters: Filters,
  zoom: number,
): Promise<ClusterRow[]> {
  const shift = 2 * (cellZoom - zoom);
  return searchRows(sql`
    select (l.cell >> ${shift}::int)::float8 as cell, count(*)::int as n, min(l.price_cents) as min_price_cents,
      avg(l.lat) as lat, avg(l.lng) as lng
    from (${candidates({ source, filters, order: "nearest" })}) l group by 1 order by 1 limit 2000`);
}

/** The fitment rows of some listings, at most 200 of each. */
export function selectFitment(
  keys: readonly number[],
): Promise<(FitmentRow & { listing_key: number })[]> {
  return searchRows(sql`
    select f.* from unnest(${`{${keys.join(",")}}`}::int[]) k(key) cross join lateral (
      select f.* from fitment f where f.listing_key = k.key limit 200) f
    order by f.listing_key, f.make, f.model, f.y0, f.engine`);
}

/** How many listings fit a vehicle, counted no further than the limit. */
export async function countFitting(vehicle: Vehicle, limit: number): Promise<number> {
  const [row] = await searchRows<{ n: number }>(sql`
    select count(*)::int as n from (select from fitment f where ${fitting(vehicle)} limit ${limit}::int) f`);
  return row?.n ?? 0;
}

import { inArray, sql } from "drizzle-orm";
import { tooFarMinutes } from "~/catalog/distance";
import type { Queryable } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { fitment, listing, listingDraft, listingEvent, photo } from "~/platform/db/schema.server";
import type { Category, Condition, Grade, ListingState } from "~/platform/enums";
import type { SellerSpot } from "./listings.repo.server";

/*
 * Many listings of a seller in one statement each. Rows go to the database as JSON, and what it makes of them is as
 * if they came one by one: its triggers see to the tables that searches read.
 */

/** A vehicle that a listing fits, and who says so. */
export interface KeptVehicle {
  make: string;
  model: string;
  y0: number;
  y1: number;
  engine: string;
  note: string;
  source: "catalogue" | "seller";
}

/** What its seller says of a listing, by the names of the columns. */
export interface ListingColumns {
  name: string;
  part_number: string;
  brand: string;
  category: Category;
  part_type: string;
  condition: Condition;
  grade: Grade | null;
  price_cents: number;
  core_charge_cents: number;
  quantity: number;
  state: ListingState;
  warranty_days: number;
  description: string;
  image: string;
  shelf: string;
  other_numbers: { kind: "oem" | "interchange"; number: string }[];
  damage: string;
  donor_vin: string | null;
  donor_miles: number | null;
  refurbished_by: string;
  weight_grams: number | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
}

/** Some of that; `vehicles` is all that the listing fits. */
export type ColumnValues = Partial<ListingColumns> & { vehicles?: KeptVehicle[] };

const columns = Object.keys({
  ...{ name: 0, part_number: 0, brand: 0, category: 0, part_type: 0, condition: 0, grade: 0 },
  ...{ price_cents: 0, core_charge_cents: 0, quantity: 0, state: 0, warranty_days: 0 },
  ...{ description: 0, image: 0, shelf: 0, other_numbers: 0, damage: 0, donor_vin: 0 },
  ...{ donor_miles: 0, refurbished_by: 0, weight_grams: 0, length_mm: 0, width_mm: 0 },
  height_mm: 0,
} satisfies Record<keyof ListingColumns, 0>) as (keyof ListingColumns)[];

/** A listing as it is found by its SKU. */
export type FoundListing = {
  id: string;
  key: number;
  sku: string;
  version: number;
  columns: ListingColumns;
  vehicles: KeptVehicle[];
  hasPhotos: boolean;
};

const columnPairs = sql.raw(columns.map((column) => `'${column}', l.${column}`).join(", "));

interface Skus {
  sellerId: string;
  skus: readonly string[];
}

/**
 * A seller's listings with these SKUs. With `isLocked` nobody else changes them until the caller's transaction ends.
 */
export async function selectBySku(
  on: Queryable,
  { sellerId, skus, isLocked }: Skus & { isLocked: boolean },
): Promise<FoundListing[]> {
  if (skus.length === 0) return [];
  const { rows } = await on.execute<FoundListing>(sql`
    select l.id, l.key, l.sku, l.version, jsonb_build_object(${columnPairs}) as columns,
      (select coalesce(jsonb_agg(jsonb_build_object('make', f.make, 'model', f.model, 'y0', f.y0, 'y1', f.y1,
        'engine', f.engine, 'note', f.note, 'source', f.source)), '[]'::jsonb)
        from ${fitment} f where f.listing_key = l.key) as vehicles,
      exists (select from ${photo} p where p.listing_id = l.id) as "hasPhotos"
    from ${listing} l
    where l.seller_id = ${sellerId}::uuid and l.sku <> ''
      and l.sku = any(${sql.param([...skus])}::text[])
    order by l.key ${isLocked ? sql`for no key update of l` : sql``}`);
  return rows;
}

/** Those of the SKUs that a draft of the seller has which was never published. */
export async function selectDraftSkus(
  on: Queryable,
  { sellerId, skus }: Skus,
): Promise<Set<string>> {
  const { rows } = await on.execute<{ sku: string }>(sql`
    select distinct d.fields ->> 'sku' as sku from ${listingDraft} d
    where d.seller_id = ${sellerId}::uuid
      and d.fields ->> 'sku' = any(${sql.param([...skus])}::text[])
      and not exists (select from ${listing} l where l.id = d.id)`);
  return new Set(rows.map(({ sku }) => sku));
}

/** A listing that is to be made. */
export interface AddedListing {
  id: string;
  sku: string;
  columns: ListingColumns;
  vehicles: readonly KeptVehicle[];
}

/** Makes listings, where their seller is. Throws where one of the SKUs was taken meanwhile (`isTaken`). */
export async function insertListings(
  on: Queryable,
  spot: SellerSpot,
  added: readonly AddedListing[],
): Promise<void> {
  if (added.length === 0) return;
  const keys = await on.execute<{ key: number }>(
    sql`select nextval('listing_key_seq')::int as key from generate_series(1, ${added.length}::int)`,
  );
  const rows = added.map((each, index) => ({ ...each, key: keys.rows[index]?.key ?? 0 }));
  const fitting = rows.filter(({ vehicles }) => vehicles.length > 0);
  // What a listing fits comes first: its document has it from the beginning, and is written once.
  await insertVehicles(on, fitting);
  const names = sql.raw(columns.join(", "));
  await on.execute(sql`
    insert into ${listing} (id, key, sku, seller_id, location_name, lat, lng, travel_time_minutes, ${names})
    select r.id, r.key, r.sku, ${spot.id}::uuid, ${spot.locationName}::text, ${spot.lat}::float8, ${spot.lng}::float8,
      ${tooFarMinutes}::int, ${sql.raw(columns.map((column) => `c.${column}`).join(", "))}
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ vehicles: _, ...row }) => row))}::jsonb)
      as r(id text, key int, sku text, columns jsonb)
    cross join lateral jsonb_populate_record(null::listing, r.columns) c`);
  if (fitting.length > 0)
    await on.execute(sql`
      update ${fitment} set listing_key = listing_key
      where listing_key = any(${sql.param(fitting.map(({ key }) => key))}::int[])`);
}

/**
 * Writes columns of many listings, each its own, and gives their versions, one more than they were. That nobody
 * changes them meanwhile is for the caller to see to, who has locked them.
 */
export async function writeColumns(
  on: Queryable,
  rows: readonly { id: string; values: Partial<ListingColumns> }[],
): Promise<Map<string, number>> {
  // What is not among a listing's values stays as it has it.
  const changed = columns.filter((column) => rows.some(({ values }) => column in values));
  if (rows.length === 0) return new Map();
  const set = changed.map((column) => sql.raw(`${column} = w.${column}`));
  const written = await on.execute<{ id: string; version: number }>(sql`
    update ${listing} l
    set ${sql.join([...set, sql`version = l.version + 1`, sql`updated_at = now()`], sql`, `)}
    from (
      select n.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, "values" jsonb)
      join ${listing} o on o.id = r.id cross join lateral jsonb_populate_record(o, r."values") n) w
    where l.id = w.id
    returning l.id, l.version`);
  return new Map(written.rows.map(({ id, version }) => [id, version]));
}

interface VehiclesOf {
  key: number;
  vehicles: readonly KeptVehicle[];
}

const vehiclesText = (rows: readonly VehiclesOf[]) =>
  JSON.stringify(rows.flatMap(({ key, vehicles }) => vehicles.map((each) => ({ key, ...each }))));

const vehicleColumns = sql.raw(
  "key int, make text, model text, y0 smallint, y1 smallint, engine text, note text, source text",
);

/** Has each of these listings fit exactly its vehicles. Only what differs is touched. */
export async function replaceAllVehicles(
  on: Queryable,
  rows: readonly VehiclesOf[],
): Promise<void> {
  if (rows.length === 0) return;
  const keys = sql.param(rows.map(({ key }) => key));
  await on.execute(sql`
    delete from ${fitment} f
    where f.listing_key = any(${keys}::int[])
      and not exists (
        select from jsonb_to_recordset(${vehiclesText(rows)}::jsonb) as w(${vehicleColumns})
        where (w.key, w.make, w.model, w.y0, w.y1, w.engine, w.note)
          = (f.listing_key, f.make, f.model, f.y0, f.y1, f.engine, f.note))`);
  await insertVehicles(on, rows);
}

async function insertVehicles(on: Queryable, rows: readonly VehiclesOf[]): Promise<void> {
  if (rows.every(({ vehicles }) => vehicles.length === 0)) return;
  await on.execute(sql`
    insert into ${fitment} (make, model, y0, y1, engine, note, listing_key, source)
    select w.make, w.model, w.y0, w.y1, w.engine, w.note, w.key, w.source
    from jsonb_to_recordset(${vehiclesText(rows)}::jsonb) as w(${vehicleColumns})
    on conflict (listing_key, make, model, y0, engine) do nothing`);
}

export async function deleteListings(on: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await on.delete(listing).where(inArray(listing.id, [...ids]));
}

export async function insertEvents(on: Queryable, events: readonly ListingEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = JSON.stringify(events.map((event) => ({ id: newId(), why: "", ...event })));
  await on.execute(sql`
    insert into ${listingEvent} (id, listing_id, account_id, action, from_state, to_state, why)
    select e.id, e."listingId", e."accountId", e.action, e."fromState", e."toState", e.why
    from jsonb_to_recordset(${rows}::jsonb) as e(id uuid, "listingId" text, "accountId" uuid, action text,
      "fromState" text, "toState" text, why text)`);
}

/** What happened to a listing, and through whom. */
type ListingEvent = Pick<
  typeof listingEvent.$inferInsert,
  "listingId" | "accountId" | "action" | "fromState" | "toState" | "why"
>;

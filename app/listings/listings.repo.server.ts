import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { tooFarMinutes } from "~/catalog/distance";
import { database, type Queryable, sqlState, withTransaction } from "~/platform/db/database.server";
import { milesFrom } from "~/platform/db/miles-from.server";
import {
  fitment,
  listing,
  listingBatch,
  listingDraft,
  listingEvent,
  listingImport,
  listingNumber,
  listingView,
  seller,
} from "~/platform/db/schema.server";
import { sellerIdOf } from "~/platform/db/seller-owner.server";
import type { Category, Condition, ListingState } from "~/platform/enums";
import { type ListView, lowStock } from "./list-view";
import type { DraftFields, ListingValues } from "./listing-form";
import type { ListingTransition } from "./listing-graph";

export type ListSort = ListView["sort"];

/** One transaction for what a use case writes in several places; see `withTransaction`. */
export const inTransaction = withTransaction;

/** The account's own listing or draft. */
export interface OwnListing {
  accountId: string;
  id: string;
}

/** Where a part is. */
export interface ListingPlace {
  locationName: string;
  lat: number;
  lng: number;
}

export type SellerSpot = Pick<typeof seller.$inferSelect, "id" | "name"> & ListingPlace;

/** The account's business, as far as a listing needs it. */
export async function selectSellerOf(
  accountId: string,
  on: Queryable = database(),
): Promise<SellerSpot | undefined> {
  const [row] = await on
    .select({
      id: seller.id,
      name: seller.name,
      locationName: seller.locationName,
      lat: seller.lat,
      lng: seller.lng,
    })
    .from(seller)
    .where(eq(seller.accountId, accountId));
  return row;
}

const ownDraft = ({ accountId, id }: OwnListing) =>
  and(eq(listingDraft.id, id), eq(listingDraft.sellerId, sellerIdOf(accountId)));

const ownRow = ({ accountId, id }: OwnListing) =>
  and(eq(listing.id, id), eq(listing.sellerId, sellerIdOf(accountId)));

export type DraftRow = typeof listingDraft.$inferSelect;

export async function selectDraft(
  of: OwnListing,
  on: Queryable = database(),
): Promise<DraftRow | undefined> {
  const [row] = await on.select().from(listingDraft).where(ownDraft(of));
  return row;
}

/** The same, which nobody else changes until the caller's transaction ends. */
export async function lockDraft(on: Queryable, of: OwnListing): Promise<DraftRow | undefined> {
  const [row] = await on.select().from(listingDraft).where(ownDraft(of)).for("update");
  return row;
}

export async function countDrafts(on: Queryable, sellerId: string): Promise<number> {
  return await on.$count(listingDraft, eq(listingDraft.sellerId, sellerId));
}

/** Undefined where a draft of that id is there already. */
export async function insertDraft(
  on: Queryable,
  values: { id: string; sellerId: string; fields: DraftFields; basedOn: number },
): Promise<DraftRow | undefined> {
  const [row] = await on.insert(listingDraft).values(values).onConflictDoNothing().returning();
  return row;
}

/** Undefined where it is not the account's, or was saved since that version. */
export async function updateDraft(
  on: Queryable,
  { version, fields, ...of }: OwnListing & { version: number; fields: DraftFields },
): Promise<DraftRow | undefined> {
  const [row] = await on
    .update(listingDraft)
    .set({ fields, version: sql`${listingDraft.version} + 1`, updatedAt: sql`now()` })
    .where(and(ownDraft(of), eq(listingDraft.version, version)))
    .returning();
  return row;
}

/** The draft is of that version of its listing from now on: its seller was shown both. */
export async function rebaseDraft(
  on: Queryable,
  { basedOn, ...of }: OwnListing & { basedOn: number },
): Promise<void> {
  await on.update(listingDraft).set({ basedOn }).where(ownDraft(of));
}

/** Whether there was one. */
export async function deleteDraft(on: Queryable, of: OwnListing): Promise<boolean> {
  const { rowCount } = await on.delete(listingDraft).where(ownDraft(of));
  return (rowCount ?? 0) > 0;
}

/** A listing as its seller has it. */
export interface OwnListingRow {
  id: string;
  key: number;
  state: ListingState;
  version: number;
  values: ListingValues;
  place: ListingPlace;
}

export async function selectOwnListing(
  of: OwnListing,
  on: Queryable = database(),
): Promise<OwnListingRow | undefined> {
  const [row] = await on.select().from(listing).where(ownRow(of));
  if (!row) return undefined;
  const vehicles = await on
    .select({
      y0: fitment.y0,
      y1: fitment.y1,
      make: fitment.make,
      model: fitment.model,
      engine: fitment.engine,
      note: fitment.note,
    })
    .from(fitment)
    .where(eq(fitment.listingKey, row.key))
    .orderBy(asc(fitment.make), asc(fitment.model), asc(fitment.y0), asc(fitment.engine));
  return {
    id: row.id,
    key: row.key,
    state: row.state,
    version: row.version,
    values: { ...row, vehicles },
    place: { locationName: row.locationName, lat: row.lat, lng: row.lng },
  };
}

/** What a listing has beside what its seller types. */
interface Derived {
  image: string;
  place: ListingPlace;
}

function columnsOf({ vehicles: _, ...values }: ListingValues, { image, place }: Derived) {
  const { locationName, lat, lng } = place;
  return { ...values, image, locationName, lat, lng };
}

/** Publishes what was a draft. */
export async function insertListing(
  on: Queryable,
  {
    id,
    sellerId,
    values,
    ...derived
  }: { id: string; sellerId: string; values: ListingValues } & Derived,
): Promise<{ key: number; version: number }> {
  const [row] = await on
    .insert(listing)
    .values({
      id,
      ...columnsOf(values, derived),
      sellerId,
      travelTimeMinutes: tooFarMinutes,
    })
    .returning({ key: listing.key, version: listing.version });
  if (!row) throw new Error("The listing was not written.");
  return row;
}

/** Changes a listing that is still as it was at that version; undefined where it is not. */
export async function updateListing(
  on: Queryable,
  {
    version,
    values,
    image,
    place,
    ...of
  }: OwnListing & { version: number; values: ListingValues } & Derived,
): Promise<{ key: number; version: number; state: ListingState } | undefined> {
  const [row] = await on
    .update(listing)
    .set({
      ...columnsOf(values, { image, place }),
      version: sql`${listing.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(ownRow(of), eq(listing.version, version), ne(listing.state, "archived")))
    .returning({ key: listing.key, version: listing.version, state: listing.state });
  return row;
}

/**
 * Takes one of the graph's arrows: undefined where the listing is not the account's, or in no state that the
 * arrow leads from. Which state it was in is read by the same statement.
 */
export async function moveState(
  on: Queryable,
  { from, to, ...of }: OwnListing & Pick<ListingTransition, "from" | "to">,
): Promise<{ from: ListingState } | undefined> {
  const { rows } = await on.execute<{ from: ListingState }>(sql`
    with own as (
      select id, state from ${listing}
      where id = ${of.id} and seller_id = ${sellerIdOf(of.accountId)} for no key update
    )
    update ${listing} l set state = ${to}, version = l.version + 1, updated_at = now()
    from own where l.id = own.id and own.state in ${[...from]}
    returning own.state as "from"`);
  return rows[0];
}

/** What happened to a listing, the newest first. */
export async function selectEvents({ id, accountId }: OwnListing, limit: number) {
  return await database()
    .select({
      action: listingEvent.action,
      from: listingEvent.fromState,
      to: listingEvent.toState,
      at: listingEvent.at,
    })
    .from(listingEvent)
    .innerJoin(listing, eq(listing.id, listingEvent.listingId))
    .where(ownRow({ id, accountId }))
    .orderBy(sql`${listingEvent.at} desc`)
    .limit(limit);
}

/** Another listing of the seller with that SKU. */
export async function hasSku(
  on: Queryable,
  { sellerId, sku, except }: { sellerId: string; sku: string; except: string },
): Promise<boolean> {
  const rows = await on
    .select({ id: listing.id })
    .from(listing)
    .where(and(eq(listing.sellerId, sellerId), eq(listing.sku, sku), ne(listing.id, except)))
    .limit(1);
  return rows.length > 0;
}

/** Whether that SKU was taken between a look and a write. */
export const isTaken = (error: unknown): boolean => sqlState(error) === "23505";

/** A listing of the seller that is the same part in the same condition, and is for sale or paused. */
export async function selectDuplicate(
  on: Queryable,
  {
    sellerId,
    partNumber,
    condition,
    except,
  }: { sellerId: string; partNumber: string; condition: Condition; except: string },
): Promise<{ id: string; name: string; quantity: number } | undefined> {
  const [row] = await on
    .select({ id: listing.id, name: listing.name, quantity: listing.quantity })
    .from(listing)
    .where(
      and(
        eq(listing.sellerId, sellerId),
        sql`part_norm(${listing.partNumber}) = part_norm(${partNumber})`,
        eq(listing.condition, condition),
        inArray(listing.state, ["published", "paused"]),
        ne(listing.id, except),
      ),
    )
    .limit(1);
  return row;
}

/** What a seller's list shows of a listing or draft. */
export type ListedRow = {
  id: string;
  /** As it was typed, for a draft; blank where nothing was. */
  name: string;
  partNumber: string;
  sku: string;
  condition: string;
  priceCents: number | null;
  /** The price of a draft, as it was typed. */
  typedPrice: string | null;
  quantity: number;
  state: ListingState | null;
  hasDraft: boolean;
  updatedAt: Date;
  /** How often its page was seen in the last 30 days. */
  seen: number;
};

/** Which of a seller's listings and drafts are meant. */
export interface ListFilters {
  /** All that is not archived, without it. */
  state?: "draft" | "published" | "sold-out" | "paused" | "archived";
  /** In name, number or SKU. */
  text?: string;
  category?: Category;
  stock?: "in" | "low" | "none";
  /** Neither changed nor sold for so many days. */
  unchangedDays?: number;
}

export interface ListQuery extends ListFilters {
  accountId: string;
  sort: ListSort;
  /** The page begins after this row, or ends before it. */
  after?: ListPlace;
  before?: ListPlace;
  limit: number;
}

/** A row's place in a list. */
export interface ListPlace {
  value: string;
  id: string;
}

/** By what a list is sorted: an expression of type text or number, and its direction. */
const sortedBy = {
  updated: { by: sql`updated_at`, type: "timestamptz", down: true },
  price: { by: sql`coalesce(price_cents, 0)`, type: "int", down: false },
  name: { by: sql`lower(name)`, type: "text", down: false },
  stock: { by: sql`quantity`, type: "int", down: false },
} as const satisfies Record<ListSort, { by: SQL; type: string; down: boolean }>;

const inState = (state: ListFilters["state"]): SQL => {
  switch (state) {
    case undefined:
      return sql`state is distinct from 'archived'`;
    case "draft":
      return sql`state is null`;
    case "published":
      return sql`state = 'published' and quantity > 0`;
    case "sold-out":
      return sql`state = 'published' and quantity = 0`;
    default:
      return sql`state = ${state}`;
  }
};

/** Listings and drafts of an account, as one table. */
const ownOf = (accountId: string) => sql`
  select l.key, l.id, l.name, l.part_number, l.sku, l.condition, l.category, l.price_cents, null as typed_price,
    l.quantity, l.state, d.id is not null as has_draft, greatest(l.updated_at, d.updated_at) as updated_at
  from ${listing} l left join ${listingDraft} d on d.id = l.id
  where l.seller_id = ${sellerIdOf(accountId)}
  union all
  select null, d.id, coalesce(d.fields ->> 'name', ''), coalesce(d.fields ->> 'partNumber', ''),
    coalesce(d.fields ->> 'sku', ''), coalesce(d.fields ->> 'condition', ''), '', null, d.fields ->> 'price', 0, null, true, d.updated_at
  from ${listingDraft} d
  where d.seller_id = ${sellerIdOf(accountId)} and not exists (select from ${listing} l where l.id = d.id)`;

/** A text for `like`, taken literally. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** Drafts are of no category and no stock: what they say of it is not read yet. */
const inStock = {
  in: sql`state is not null and quantity > 0`,
  low: sql`state is not null and quantity between 1 and ${lowStock}`,
  none: sql`state is not null and quantity = 0`,
} as const;

const matching = ({ state, text, category, stock, unchangedDays }: ListFilters): SQL => {
  const all = [inState(state)];
  if (text)
    all.push(
      sql`(name ilike ${containing(text)} or sku ilike ${containing(text)}
        or part_norm(part_number) like '%' || nullif(part_norm(${text}), '') || '%')`,
    );
  if (category) all.push(sql`category = ${category}`);
  if (stock) all.push(inStock[stock]);
  if (unchangedDays) all.push(sql`updated_at < now() - ${unchangedDays} * interval '1 day'`);
  return sql.join(all, sql` and `);
};

/** A page of a list, in its order. */
export async function selectListed(
  query: ListQuery,
): Promise<(ListedRow & { sortValue: string })[]> {
  const { by, type, down } = sortedBy[query.sort];
  const isBackward = query.before !== undefined;
  const [order, beyond] = down === isBackward ? ["asc", ">"] : ["desc", "<"];
  const place = query.before ?? query.after;
  const from = place
    ? sql`and (${by}, id) ${sql.raw(beyond)} (${place.value}::${sql.raw(type)}, ${place.id})`
    : sql``;
  const { rows } = await database().execute<ListedRow & { sortValue: string }>(sql`
    select id, name, part_number as "partNumber", sku, condition, price_cents as "priceCents",
      typed_price as "typedPrice", quantity, state, has_draft as "hasDraft", updated_at as "updatedAt",
      (${by})::text as "sortValue",
      (select coalesce(sum(v.views), 0)::int from ${listingView} v
        where v.listing_id = own.id and v.day > (now() at time zone 'UTC')::date - 30) as seen
    from (${ownOf(query.accountId)}) own where ${matching(query)} ${from}
    order by ${by} ${sql.raw(order)}, id ${sql.raw(order)} limit ${query.limit}`);
  const listed = rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
  return isBackward ? listed.reverse() : listed;
}

/**
 * Keys of those listings of a list that were published once, in the order in which they were made: what is changed
 * meanwhile keeps its place.
 */
export async function selectListedKeys({
  accountId,
  after,
  limit,
  ...filters
}: ListFilters & { accountId: string; after: number; limit: number }): Promise<number[]> {
  const { rows } = await database().execute<{ key: number }>(sql`
    select key from (${ownOf(accountId)}) own
    where state is not null and key > ${after} and ${matching(filters)}
    order by key limit ${limit}`);
  return rows.map(({ key }) => key);
}

export type StateCounts = Record<NonNullable<ListFilters["state"]>, number>;

/** How many an account has in each state, and how many of all of them match. */
export async function countListed({
  accountId,
  ...filters
}: ListFilters & { accountId: string }): Promise<{ counts: StateCounts; matches: number }> {
  const { rows } = await database().execute<StateCounts & { matches: number }>(sql`
    select count(*) filter (where ${inState("draft")})::int as draft,
      count(*) filter (where ${inState("published")})::int as published,
      count(*) filter (where ${inState("sold-out")})::int as "sold-out",
      count(*) filter (where ${inState("paused")})::int as paused,
      count(*) filter (where ${inState("archived")})::int as archived,
      count(*) filter (where ${matching(filters)})::int as matches
    from (${ownOf(accountId)}) own`);
  const { matches = 0, ...counts } = rows[0] ?? {};
  const none = { draft: 0, published: 0, "sold-out": 0, paused: 0, archived: 0 };
  return { counts: { ...none, ...counts }, matches };
}

/** A part that other listings have under a number. */
export type KnownPart = {
  key: number;
  name: string;
  brand: string;
  partType: string;
  category: string;
  partNumber: string;
  weightGrams: number | null;
  /** How many of the listings that were looked at say so. */
  n: number;
};

/** What most listings of a number call it, the car maker's catalog first; undefined where nobody has it. */
export async function selectKnownPart(norm: string): Promise<KnownPart | undefined> {
  const { rows } = await database().execute<KnownPart>(sql`
    select min(l.key) as key, l.name, l.brand, l.part_type as "partType", l.category,
      min(l.part_number) as "partNumber", percentile_disc(0.5) within group (order by l.weight_grams) as "weightGrams", count(*)::int as n
    from (select listing_key from listing_number where norm = ${norm} and kind = 'own' limit 200) k
    join ${listing} l on l.key = k.listing_key
    group by l.name, l.brand, l.part_type, l.category order by n desc, l.name limit 1`);
  return rows[0];
}

/** The vehicles and the other numbers of a listing, as catalogs say. */
export async function selectKnownDetails(key: number) {
  const [vehicles, numbers] = await Promise.all([
    database()
      .select({
        y0: fitment.y0,
        y1: fitment.y1,
        make: fitment.make,
        model: fitment.model,
        engine: fitment.engine,
        note: fitment.note,
      })
      .from(fitment)
      .where(eq(fitment.listingKey, key))
      .orderBy(asc(fitment.make), asc(fitment.model), asc(fitment.y0))
      .limit(100),
    database()
      .select({ norm: listingNumber.norm, kind: listingNumber.kind })
      .from(listingNumber)
      .where(and(eq(listingNumber.listingKey, key), ne(listingNumber.kind, "own")))
      .orderBy(asc(listingNumber.norm))
      .limit(20),
  ]);
  return { vehicles, numbers };
}

/** So many listings of a number are looked at for their vehicles. */
const mostCopied = 40;

/** The vehicles of other listings that have a number as their own. */
export async function selectVehiclesOfNumber({ norm, except }: { norm: string; except: string }) {
  const { rows } = await database().execute<{
    id: string;
    name: string;
    vehicles: ListingValues["vehicles"];
  }>(sql`
    select l.id, l.name, json_agg(json_build_object('make', f.make, 'model', f.model, 'y0', f.y0, 'y1', f.y1,
      'engine', f.engine, 'note', f.note) order by f.make, f.model, f.y0, f.engine) as vehicles
    from (select listing_key from listing_number where norm = ${norm} and kind = 'own' limit ${mostCopied}) k
    join ${listing} l on l.key = k.listing_key
    join ${fitment} f on f.listing_key = l.key
    where l.id <> ${except}
    group by l.id, l.name order by l.id`);
  return rows;
}

/** Quartiles of what comparable parts in stock ask, in cents. */
export type PriceQuartiles = { n: number; low: number; median: number; high: number };

/** The same within some miles of a seller, and anywhere. */
export type ComparedPrices = { anywhere: PriceQuartiles; near: PriceQuartiles | null };

/** So far a buyer drives for a part, in miles. */
const nearMiles = 100;

/** Among the first so many that are looked at. */
const mostCompared = 2_000;

/** What the same part, by any of its numbers, asks in the same condition at other sellers; undefined where none has it. */
export async function selectPrices(
  { norm, condition, except }: { norm: string; condition: Condition; except: SellerSpot },
  on: Queryable = database(),
): Promise<ComparedPrices | undefined> {
  const quartiles = (which: SQL) => sql`json_build_object('n', count(*) filter (where ${which}),
      'low', (percentile_cont(0.25) within group (order by price_cents) filter (where ${which}))::int,
      'median', (percentile_cont(0.5) within group (order by price_cents) filter (where ${which}))::int,
      'high', (percentile_cont(0.75) within group (order by price_cents) filter (where ${which}))::int)`;
  const { rows } = await on.execute<{ anywhere: PriceQuartiles; near: PriceQuartiles }>(sql`
    select ${quartiles(sql`true`)} as anywhere, ${quartiles(sql`is_near`)} as near
    from (
      select l.price_cents, ${milesFrom(except)} <= ${nearMiles} as is_near from (
        select distinct listing_key from listing_number where norm = ${norm} limit ${mostCompared}) n
      join ${listing} l on l.key = n.listing_key
      where l.in_stock and l.condition = ${condition} and l.seller_id <> ${except.id}::uuid) p`);
  const [row] = rows;
  if (!row || row.anywhere.n === 0) return undefined;
  return { anywhere: row.anywhere, near: row.near.n > 0 ? row.near : null };
}

/** Moves those of a seller's listings that were where the business was. Joins the caller's transaction. */
export async function moveListings(
  on: Queryable,
  {
    sellerId,
    from,
    to,
  }: { sellerId: string; from: Pick<ListingPlace, "lat" | "lng">; to: ListingPlace },
): Promise<void> {
  const { locationName, lat, lng } = to;
  await on
    .update(listing)
    .set({ locationName, lat, lng })
    .where(
      sql`${listing.sellerId} = ${sellerId} and ${listing.lat} = ${from.lat} and ${listing.lng} = ${from.lng}`,
    );
}

/** What nobody but its seller ever sees. */
const workOfSellers = [
  { table: listingDraft, owner: listingDraft.sellerId },
  { table: listingImport, owner: listingImport.sellerId },
  { table: listingBatch, owner: listingBatch.sellerId },
];

/**
 * Takes all listings of an account off the shelf for good, and its name off the business. Drafts, imports and what was
 * changed by them are deleted.
 */
export async function withdrawAll(
  on: Queryable,
  { accountId, sellerName }: { accountId: string; sellerName: string },
): Promise<void> {
  for (const { table, owner } of workOfSellers)
    await on.delete(table).where(eq(owner, sellerIdOf(accountId)));
  await on
    .update(listing)
    .set({
      state: "archived",
      ...{ sku: "", shelf: "", donorVin: null },
      version: sql`${listing.version} + 1`,
    })
    .where(eq(listing.sellerId, sellerIdOf(accountId)));
  await on
    .update(seller)
    .set({ name: sellerName, email: null, phone: null, accountId: null, openingHours: null })
    .where(eq(seller.accountId, accountId));
}

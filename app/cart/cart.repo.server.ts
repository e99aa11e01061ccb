import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type ListingRow, listingRowColumns } from "~/catalog/listing-row.server";
import {
  database,
  type Queryable,
  searchRows,
  withTransaction,
} from "~/platform/db/database.server";
import { lockAccount } from "~/platform/db/lock-account.server";
import { piecesLeft, type Reader } from "~/platform/db/pieces-left.server";
import { cartLine, listing, seller, type WeekHours } from "~/platform/db/schema.server";
import type { BoughtFor, ListingState, SellerKind } from "~/platform/enums";
import type { KeptLine } from "./cart.schema";
import type { LinesOutcome, Standing } from "./cart-lines";

/** A listing as it is to a reader; undefined where there is none with that id, or it is not published. */
export async function selectStanding(
  listingId: string,
  reader: Reader,
  on: Queryable = database(),
): Promise<Standing | undefined> {
  const { rows } = await on.execute<Standing & Record<string, unknown>>(sql`
    select l.price_cents as "priceCents", l.core_charge_cents as "coreCents", ${piecesLeft(reader)} as left,
      s.account_id is not distinct from ${reader.accountId}::uuid and s.account_id is not null as "isOwn"
    from ${listing} l join ${seller} s on s.id = l.seller_id
    where l.id = ${listingId} and l.in_stock is not null`);
  return rows[0];
}

/** Of some ids those of listings that the account does not sell itself. */
export async function selectBuyable(
  on: Queryable,
  accountId: string,
  listingIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await on.execute<{ id: string }>(sql`
    select l.id from ${listing} l join ${seller} s on s.id = l.seller_id
    where l.id = any(${sql.param([...listingIds])}::text[])
      and s.account_id is distinct from ${accountId}::uuid`);
  return new Set(rows.map(({ id }) => id));
}

/** An account's lines, as they were added. */
export async function selectAccountLines(
  accountId: string,
  limit: number,
  on: Queryable = database(),
): Promise<KeptLine[]> {
  const rows = await on
    .select()
    .from(cartLine)
    .where(eq(cartLine.accountId, accountId))
    .orderBy(asc(cartLine.addedAt), asc(cartLine.listingId))
    .limit(limit);
  return rows.map(({ accountId: _, toldPriceCents: _told, addedAt, ...line }) => ({
    ...line,
    place: addedAt.getTime(),
  }));
}

/**
 * Writes what `work` makes of an account's lines, and answers with that. Changes to one cart wait for each other, so that
 * it has no more lines than it may and no change is lost.
 */
export function updateLines(
  accountId: string,
  limit: number,
  work: (lines: KeptLine[], tx: Queryable) => Promise<LinesOutcome>,
): Promise<LinesOutcome> {
  return withTransaction(async (tx) => {
    await lockAccount(tx, accountId);
    const before = await selectAccountLines(accountId, limit, tx);
    const outcome = await work(before, tx);
    if (outcome.kind === "changed") await writeLines(tx, accountId, before, outcome.lines);
    return outcome;
  });
}

async function writeLines(
  tx: Queryable,
  accountId: string,
  before: readonly KeptLine[],
  after: readonly KeptLine[],
): Promise<void> {
  const isLeft = ({ listingId }: KeptLine) => after.some((line) => line.listingId === listingId);
  const gone = before.filter((line) => !isLeft(line)).map(({ listingId }) => listingId);
  await deleteLines(tx, { accountId, listingIds: gone });
  const changed = after.filter((line) => !before.includes(line));
  if (changed.length === 0) return;
  await tx
    .insert(cartLine)
    .values(changed.map(({ place, ...line }) => ({ ...line, accountId, addedAt: new Date(place) })))
    .onConflictDoUpdate({
      target: [cartLine.accountId, cartLine.listingId],
      set: {
        quantity: sql`excluded.quantity`,
        priceCents: sql`excluded.price_cents`,
        coreCents: sql`excluded.core_cents`,
        vehicle: sql`excluded.vehicle`,
        // Of another price than the one agreed to now the account was told before that.
        toldPriceCents: sql`case when ${cartLine.priceCents} = excluded.price_cents
          then ${cartLine.toldPriceCents} end`,
      },
    });
}

/** Takes some lines out of an account's cart. */
export async function deleteLines(
  on: Queryable,
  { accountId, listingIds }: { accountId: string; listingIds: readonly string[] },
): Promise<void> {
  if (listingIds.length === 0) return;
  await on
    .delete(cartLine)
    .where(and(eq(cartLine.accountId, accountId), inArray(cartLine.listingId, [...listingIds])));
}

/** How many pieces are in an account's cart. */
export async function countPieces(accountId: string): Promise<number> {
  const [row] = await database()
    .select({ pieces: sql<number>`coalesce(sum(${cartLine.quantity}), 0)::int` })
    .from(cartLine)
    .where(eq(cartLine.accountId, accountId));
  return row?.pieces ?? 0;
}

/** A line with its listing as it is now, and who sells that; all of it null where the listing was deleted. */
export type CartRow = {
  cart_listing_id: string;
  cart_quantity: number;
  agreed_price_cents: number;
  agreed_core_cents: number;
  cart_vehicle: BoughtFor | null;
  left: number;
} & ((ListingRow & SellerColumns) | { id: null });

type SellerColumns = {
  state: ListingState;
  seller_id: string;
  seller_kind: SellerKind;
  seller_place: string;
  offers_pickup: boolean;
  handling_days: number | null;
  opening_hours: WeekHours | null;
  time_zone: string | null;
};

/** Lines with what they are of, in one query: an account's own, or those that a visitor's cookie names. */
export async function selectCart(
  reader: Reader & { lines: readonly KeptLine[] | null },
  limit: number,
): Promise<CartRow[]> {
  const kept = reader.lines?.map((line) => ({
    ...{ listing_id: line.listingId, quantity: line.quantity, place: line.place },
    ...{ price_cents: line.priceCents, core_cents: line.coreCents, vehicle: line.vehicle },
  }));
  const line = kept
    ? sql`select listing_id, quantity, price_cents, core_cents, vehicle, place
        from json_to_recordset(${JSON.stringify(kept)}::json)
          as kept(listing_id text, quantity int, price_cents int, core_cents int, vehicle jsonb, place int)`
    : sql`select listing_id, quantity, price_cents, core_cents, vehicle, added_at as place
        from ${cartLine} where account_id = ${reader.accountId}::uuid order by added_at, listing_id limit ${limit}`;
  const { rows } = await database().execute<CartRow>(sql`
    select line.listing_id as cart_listing_id, line.quantity as cart_quantity,
      line.price_cents as agreed_price_cents, line.core_cents as agreed_core_cents,
      line.vehicle as cart_vehicle, ${piecesLeft(reader)} as left, ${sql.raw(listingRowColumns)},
      l.state, l.seller_id, s.kind as seller_kind, s.location_name as seller_place, s.offers_pickup,
      s.handling_days, s.opening_hours, s.time_zone
    from (${line}) line left join ${listing} l on l.id = line.listing_id
      left join ${seller} s on s.id = l.seller_id
    order by line.place, line.listing_id`);
  return rows;
}

/** A seller who has several of some parts, by their numbers. */
export type SellerWithMost = {
  id: string;
  name: string;
  /** How many of the parts. */
  count: number;
};

/**
 * Who has most of some listings' parts in stock, under one of their own or car makers' numbers. Read by the index of
 * numbers: of each listing four numbers, of each number the first 50 that have it.
 */
export async function selectSellerWithMost(
  listingIds: readonly string[],
  { accountId }: Pick<Reader, "accountId">,
): Promise<SellerWithMost | undefined> {
  const rows = await searchRows<SellerWithMost>(sql`
    select s.id, s.name, count(distinct k.key)::int as count
    from listing k
      cross join lateral (
        select n.norm from listing_number n
        where n.listing_key = k.key and n.kind in ('own', 'oem') order by n.norm limit 4) n
      cross join lateral (
        select o.listing_key from listing_number o
        where o.norm = n.norm and o.kind <> 'superseded' order by o.listing_key limit 50) o
      join listing l on l.key = o.listing_key and l.in_stock join seller s on s.id = l.seller_id
    where k.id = any(${sql.param([...listingIds])}::text[])
      and (s.account_id is null or s.account_id is distinct from ${accountId}::uuid)
    group by s.id, s.name order by count desc, s.name, s.id limit 1`);
  return rows[0];
}

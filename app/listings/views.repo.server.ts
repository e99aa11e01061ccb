import { sql } from "drizzle-orm";
import { database } from "~/platform/db/database.server";
import { listing, listingView, seller } from "~/platform/db/schema.server";

/** Views of a listing by one account, or by people who are not signed in. */
export interface SeenListing {
  listingId: string;
  accountId: string | null;
  views: number;
}

/** Adds views to those of today (UTC); but for those by a listing's own seller, and of listings that there are not. */
export async function addViews(seen: readonly SeenListing[]): Promise<void> {
  await database().execute(sql`
    insert into ${listingView} as v (listing_id, day, views)
    select l.id, (now() at time zone 'UTC')::date, sum(r.views)
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
      as r("listingId" text, "accountId" uuid, views int)
    join ${listing} l on l.id = r."listingId" join ${seller} s on s.id = l.seller_id
    where s.account_id is null or s.account_id is distinct from r."accountId"
    group by l.id order by l.id
    on conflict (listing_id, day) do update set views = v.views + excluded.views`);
}

/** Forgets views of days that are further back, at most so many rows; how many there were. */
export async function deleteOldViews(days: number, most: number): Promise<number> {
  const { rowCount } = await database().execute(sql`
    delete from ${listingView} where (listing_id, day) in (
      select listing_id, day from ${listingView}
      where day < (now() at time zone 'UTC')::date - ${days}::int limit ${most})`);
  return rowCount ?? 0;
}

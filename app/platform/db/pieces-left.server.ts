import { type SQL, sql } from "drizzle-orm";
import { checkout, checkoutLine } from "./schema.server";

/** Who looks at a listing: what is held for them is not gone. */
export interface Reader {
  accountId: string | null;
  /** A guest's running checkout. */
  checkoutId?: string | null;
}

/**
 * How many pieces of a listing `l` a reader can have, as part of a query: those for sale, less what others hold in their
 * checkouts. What has lapsed is held no longer.
 */
export const piecesLeft = ({ accountId, checkoutId = null }: Reader): SQL => sql`
  case when l.in_stock then greatest(0, l.quantity - (
    select coalesce(sum(h.quantity), 0) from ${checkoutLine} h join ${checkout} c on c.id = h.checkout_id
    where h.listing_id = l.id and h.held_until > now() and c.id is distinct from ${checkoutId}::uuid
      and (c.account_id is null or c.account_id is distinct from ${accountId}::uuid)))::int else 0 end`;

import { type Coords, defaultOrigin } from "~/catalog/distance";
import { toListing } from "~/catalog/listing-row.server";
import type { Reader } from "~/platform/db/pieces-left.server";
import { orIfOverloaded } from "~/platform/http/overload.server";
import { type CartRow, selectCart, selectSellerWithMost } from "./cart.repo.server";
import { cartLimit, type KeptLine } from "./cart.schema";
import type { CartOf } from "./cart.server";
import { type Cart, type CartLine, changesOf, groupCart, type LineOfSeller } from "./cart-groups";
import { mostOf } from "./cart-lines";
import { readyText, shipsText } from "./ready-text";
import { readVisitorCart } from "./visitor-cart.server";

/** A cart as it is now, by seller: `from` is where the reader is, null where nobody said so. */
export async function readCart(
  { accountId, request, checkoutId }: CartOf,
  from: Coords | null,
  now = new Date(),
): Promise<Cart> {
  const lines = accountId ? null : await readVisitorCart(request);
  return readLines(lines, { accountId, checkoutId }, from, now);
}

/** The same of some lines, such as those of a checkout; null reads the account's own cart. */
export async function readLines(
  lines: readonly KeptLine[] | null,
  reader: Reader,
  from: Coords | null,
  now = new Date(),
): Promise<Cart> {
  const rows = lines?.length === 0 ? [] : await selectCart({ ...reader, lines }, cartLimit);
  const listed: LineOfSeller[] = [];
  const deleted: Cart["deleted"] = [];
  for (const row of rows) {
    if (row.id === null)
      deleted.push({ listingId: row.cart_listing_id, quantity: row.cart_quantity });
    else listed.push(lineOf(row, from, now));
  }
  return groupCart(listed, deleted);
}

function lineOf(row: Exclude<CartRow, { id: null }>, from: Coords | null, now: Date): LineOfSeller {
  const listing = toListing(row, from ?? defaultOrigin);
  const { state, cart_quantity: quantity } = row;
  const agreed = { priceCents: row.agreed_price_cents, coreCents: row.agreed_core_cents };
  const left = state === "published" ? row.left : 0;
  const changes = changesOf({ listing, state, quantity, agreed, left });
  const line: CartLine = {
    ...{ listing, quantity, agreed, left, changes },
    buyable: Math.min(quantity, left),
    most: mostOf({ left }),
    vehicle: row.cart_vehicle,
  };
  const handling = {
    handlingDays: row.handling_days,
    openingHours: row.opening_hours,
    timeZone: row.time_zone,
  };
  const seller = {
    ...{ id: row.seller_id, name: row.seller, kind: row.seller_kind },
    place: row.location_name,
    distanceMiles: from && listing.distanceMiles,
    travelTimeMinutes: from && listing.travelTimeMinutes,
    offersPickup: row.offers_pickup,
    delivery: listing.delivery,
    handlingDays: row.handling_days,
    readyText: readyText(handling, now),
    shipsText: shipsText(handling, now),
  };
  return { seller, line };
}

/** So many parts of a cart are looked for at one seller. */
const mostLookedFor = 12;

/** A seller who has more of a cart's parts than any seller in it has of its lines. */
export interface FewerSellers {
  seller: { id: string; name: string };
  /** How many of the parts, and of how many. */
  count: number;
  of: number;
}

/** Who to ask for more at once; null where nobody has more, and where that takes too long to find out. */
export function findFewerSellers(
  { groups }: Pick<Cart, "groups">,
  { accountId }: Pick<CartOf, "accountId">,
): Promise<FewerSellers | null> {
  const lines = groups.flatMap((group) => group.lines);
  const most = Math.max(0, ...groups.map((group) => group.lines.length));
  if (groups.length < 2 || lines.length > mostLookedFor) return Promise.resolve(null);
  const find = async () => {
    const ids = lines.map(({ listing }) => listing.id);
    const found = await selectSellerWithMost(ids, { accountId });
    if (!found || found.count <= most) return null;
    const { id, name, count } = found;
    return { seller: { id, name }, count, of: lines.length };
  };
  return orIfOverloaded(find(), null);
}

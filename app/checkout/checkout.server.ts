import { createHash } from "node:crypto";
import { type CartOf, clearAccountCart } from "~/cart/cart.server";
import type { Cart } from "~/cart/cart-groups";
import { readLines } from "~/cart/read-cart.server";
import { deliveryFeeCents } from "~/catalog/delivery";
import { type Coords, distanceMiles } from "~/catalog/distance";
import { addContacts } from "~/contacts/contacts.server";
import { type OrderFit, statementsFor } from "~/orders/order-fit";
import { fitsOf } from "~/orders/order-fit.server";
import { type PassedLimit, passedLimit } from "~/orders/order-limits";
import { type WrittenOrder, writeOrders } from "~/orders/order-lines.server";
import { env } from "~/platform/config/env.server";
import { isOverload } from "~/platform/db/connection-loss.server";
import type { Queryable } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { lockAccount } from "~/platform/db/lock-account.server";
import type { DeliveryAddress, Fulfilment } from "~/platform/enums";
import { OverloadedError } from "~/platform/http/overload.server";
import { Bulkhead } from "~/platform/limits/bulkhead.server";
import { consumeLimit, refundLimit } from "~/platform/limits/rate-limit.server";
import {
  type CheckoutOwner,
  type HeldLine,
  inTransaction,
  isCheckoutId,
  lockListings,
  markPlaced,
  prolongHold,
  type Standing,
  selectCheckout,
  selectHeldLines,
  selectHolds,
  selectOpenCheckout,
  selectOrdersOf,
  selectStandings,
  writeCheckout,
} from "./checkout.repo.server";
import type { Contact } from "./checkout.schema";
import type { OpenCheckout } from "./checkout-view";
import { hasOneRate, type TaxedLine, taxOfOrder } from "./tax";

/** For how long pieces are held once a checkout began, in ms, and how long visits to its page may make that. */
export const holdMs = 15 * 60_000;
const mostHoldMs = 45 * 60_000;

/**
 * Who waits for pieces that somebody else has locked holds a connection: six of the pool's ten at most. Those who place
 * do not wait behind those who begin, who may find nothing left.
 */
const turnsToBegin = new Bulkhead({ atOnce: 2, perKey: 1, waitMs: 2_000, mostWaiting: 200 });
const turnsToPlace = new Bulkhead({ atOnce: 4, perKey: 1, waitMs: 2_000, mostWaiting: 200 });

const busy = (error: unknown) => error instanceof OverloadedError || isOverload(error);

export type BeginOutcome =
  | { kind: "begun"; id: string }
  /** `changed`: not everything is as the cart has it. */
  | { kind: "refused"; reason: "empty" | "changed" | "busy" }
  /** A card is at the checkout that there is: it is paid first, or was just now. */
  | { kind: "refused"; reason: "paying"; id: string };

/** Does for a checkout's payment what is due, by what its provider says now. */
export type SettleCheckout = (checkoutId: string) => Promise<unknown>;

interface Begins {
  settle: SettleCheckout;
  /** The part that is bought from its page; null for what is in a cart. */
  atOnceListingId?: string | null;
}

/**
 * Begins a checkout of what is in a cart: its pieces are held for nobody else for a quarter of an hour. Who has one that
 * is not placed goes on with that, so that two tabs do not order twice, and nobody is kept out by their own hold. One
 * that is being paid stays as it is: what is paid is what is ordered.
 */
export async function beginCheckout(
  asking: CheckoutOwner,
  lines: readonly HeldLine[],
  { settle, atOnceListingId = null }: Begins,
): Promise<BeginOutcome> {
  if (lines.length === 0) return { kind: "refused", reason: "empty" };
  const owner = await goingOn(asking);
  const { accountId } = owner;
  const ids = lines.map(({ listingId }) => listingId);
  const paying = await payingCheckout(owner, settle);
  if (paying) return { kind: "refused", reason: "paying", id: paying };
  // Looked at first without a lock: most who want what is gone are told so by that.
  if (!(await areAsAgreed(owner, lines))) return { kind: "refused", reason: "changed" };
  const begin = async (tx: Queryable): Promise<BeginOutcome> => {
    await lockListings(tx, ids);
    if (accountId) await lockAccount(tx, accountId);
    const open = await selectOpenCheckout(owner, { lock: true, on: tx });
    if (open?.isPaying) return { kind: "refused", reason: "paying", id: open.id };
    const checkoutId = open?.id ?? (await newCheckoutId(tx, owner));
    const standings = await selectStandings(ids, { checkoutId, accountId }, tx);
    if (lines.some((line) => isChanged(line, standings.get(line.listingId))))
      return { kind: "refused", reason: "changed" };
    const isWritten = await writeCheckout(tx, {
      ...{ id: checkoutId, accountId, atOnceListingId },
      ...{ lines, holdMs, mostMs: mostHoldMs },
    });
    return isWritten ? { kind: "begun", id: checkoutId } : { kind: "refused", reason: "busy" };
  };
  return turnsToBegin
    .run(accountId ?? ids[0] ?? "", () => inTransaction(begin, { isIdempotent: true }))
    .catch((error: unknown) => {
      if (busy(error)) return { kind: "refused", reason: "busy" };
      throw error;
    });
}

/** The checkout that the owner is paying, or has paid just now; undefined for none. */
async function payingCheckout(
  owner: CheckoutOwner,
  settle: SettleCheckout,
): Promise<string | undefined> {
  const open = await selectOpenCheckout(owner);
  if (!open?.isToPay) return undefined;
  await settle(open.id);
  const now = await selectOpenCheckout(owner);
  return now?.id === open.id && !now.isPaying ? undefined : open.id;
}

/**
 * Whose checkout a guest goes on with: the browser's while it is open, or else the one that the same form has begun just
 * now, before its answer gave the browser a cookie.
 */
async function goingOn(owner: CheckoutOwner): Promise<CheckoutOwner> {
  const { accountId, guestCheckoutId, beginsCheckoutId } = owner;
  if (accountId || !beginsCheckoutId) return owner;
  const known = guestCheckoutId && (await selectCheckout(owner, guestCheckoutId));
  return known && !known.placedAt ? owner : { ...owner, guestCheckoutId: beginsCheckoutId };
}

/** That of the form, but for one that there is: placed since, or an account's whose browser it was begun in. */
async function newCheckoutId(
  tx: Queryable,
  { accountId, beginsCheckoutId: id }: CheckoutOwner,
): Promise<string> {
  return !accountId && id && !(await isCheckoutId(tx, id)) ? id : newId();
}

async function areAsAgreed(
  { accountId, guestCheckoutId }: CheckoutOwner,
  lines: readonly HeldLine[],
): Promise<boolean> {
  const ids = lines.map(({ listingId }) => listingId);
  const standings = await selectStandings(ids, { checkoutId: guestCheckoutId, accountId });
  return !lines.some((line) => isChanged(line, standings.get(line.listingId)));
}

/** Whether a listing is not for sale any more as it was agreed to. */
const isChanged = (
  { quantity, priceCents, coreCents }: HeldLine,
  now: Standing | undefined,
): boolean =>
  !now ||
  now.isOwn ||
  now.left < quantity ||
  now.priceCents !== priceCents ||
  now.coreCents !== coreCents;

export type ReadOutcome =
  | ({ kind: "open" } & OpenCheckout)
  /** Something is not as it was agreed to: the cart says what, or the page of the part that is bought at once. */
  | { kind: "changed"; atOnceListingId: string | null }
  | { kind: "placed"; id: string };

/** The owner's checkout; null when there is none with that id. To look at it prolongs what it holds. */
export async function readCheckout(
  of: CartOf & CheckoutOwner,
  id: string,
  from: Coords | null,
): Promise<ReadOutcome | null> {
  const found = await selectCheckout(of, id);
  if (!found) return null;
  if (found.placedAt) return { kind: "placed", id };
  const { atOnceListingId } = found;
  const [heldMs, lines] = await Promise.all([
    prolongHold(id, { holdMs, mostMs: mostHoldMs }),
    selectHeldLines(id),
  ]);
  const cart: Cart = await readLines(
    lines.map((line, place) => ({ ...line, place })),
    { accountId: of.accountId, checkoutId: id },
    from,
  );
  // Sent twice at once: what the first ordered is gone for the second, whose orders they are.
  if (!cart.canCheckOut)
    return (await selectCheckout(of, id))?.placedAt
      ? { kind: "placed", id }
      : { kind: "changed", atOnceListingId };
  const fits = await fitsOf(
    cart.groups.flatMap((group) =>
      group.lines.map(({ listing, vehicle }) => ({ listingId: listing.id, vehicle })),
    ),
  );
  return {
    ...{ kind: "open", id, atOnceListingId },
    ...{ partsCents: cart.partsCents, coreCents: cart.coreCents },
    groups: cart.groups.map((group) => ({
      ...group,
      fits: Object.fromEntries(
        group.lines.flatMap(({ listing }) => {
          const fit = fits.get(listing.id);
          return fit ? [[listing.id, fit]] : [];
        }),
      ),
    })),
    taxRates: taxRates(),
    seen: fingerprintOf(lines),
    heldMinutes: Math.ceil(heldMs / 60_000),
  };
}

/** Prolongs what a checkout holds while it is paid, as to look at its page does. */
export const prolongCheckout = (id: string): Promise<number> =>
  prolongHold(id, { holdMs, mostMs: mostHoldMs });

/** Whether an owner's checkout became orders, and which part it buys at once; undefined where there is none of that id. */
export async function progressOf(
  owner: CheckoutOwner,
  id: string,
): Promise<{ isPlaced: boolean; atOnceListingId: string | null } | undefined> {
  const found = await selectCheckout(owner, id);
  return found && { isPlaced: found.placedAt !== null, atOnceListingId: found.atOnceListingId };
}

/** The listings of which a checkout has pieces. */
export const listingsOfCheckout = async (id: string): Promise<string[]> =>
  (await selectHeldLines(id)).map(({ listingId }) => listingId);

/** What is said of one seller's part. */
export interface SellerChoice {
  fulfilment: Fulfilment;
  note: string;
  /** The delivery fee that was shown, in cents. */
  feeCents: number;
  /** The tax that was shown, in cents; absent where none was, since the address was not known. */
  taxCents?: number;
}

export interface Placing {
  checkoutId: string;
  /** What was shown, as `OpenCheckout.seen` has it. */
  seen: string;
  contact: Contact;
  /** Where deliveries go, and where that is; null where nothing is delivered, or nobody knows. */
  address: DeliveryAddress | null;
  addressAt: Coords | null;
  /** By seller. */
  choices: ReadonlyMap<string, SellerChoice>;
  /** By listing: what was confirmed of a fit in doubt. */
  fitStatements: ReadonlyMap<string, string>;
  /** What links in mails begin with. */
  origin?: string;
}

export type PlaceOutcome =
  | { kind: "placed"; orders: readonly WrittenOrder[]; isNew: boolean }
  | { kind: "refused"; reason: "not-found" }
  | { kind: "refused"; reason: "changed" }
  | { kind: "refused"; reason: "busy" | "no-account" | "own-listing" }
  /** A guest's email address has got mail about as many orders as it may. */
  | { kind: "refused"; reason: "too-many-mails" }
  /** The sellers that do not bring parts as far as the address. */
  | { kind: "refused"; reason: "out-of-reach"; sellerIds: string[] }
  /** The sellers whose parts are collected in places of different tax. */
  | { kind: "refused"; reason: "many-tax-rates"; sellerIds: string[] }
  /** What is to be paid as tax was not shown, or something else was. */
  | { kind: "refused"; reason: "tax"; isShown: boolean }
  /** Lines whose fit is in doubt, and of which nothing was confirmed. */
  | { kind: "refused"; reason: "fit-unconfirmed"; listingIds: string[] }
  | { kind: "refused"; reason: "too-much-on-hold"; passed: PassedLimit; sellerName: string };

/** Lines and what was agreed to pay for them: another cart's are never bought by a page that did not show them. */
export const fingerprintOf = (lines: readonly HeldLine[]): string =>
  createHash("sha256").update(JSON.stringify(lines)).digest("base64url");

/** Thrown to roll back; never leaves this file. */
class Refusal extends Error {
  constructor(readonly outcome: Extract<PlaceOutcome, { kind: "refused" }>) {
    super(outcome.reason);
  }
}

/** What of a checkout is paid through the provider: these sellers' orders, and how much they sum to. */
export interface PaidPart {
  sellerIds: readonly string[];
  cents: number;
  /** Written in the transaction that writes the orders. */
  alongside(tx: Queryable): Promise<void>;
}

/** What is done with the orders that a checkout becomes, behind its locks. */
type Decision<Outcome> = (
  tx: Queryable,
  orders: ReturnType<typeof ordersFor>,
  lines: readonly HeldLine[],
) => Promise<Outcome>;

/** How often orders are mailed to an email address that nobody has shown to be theirs. */
const guestMailLimit = { name: "guest-checkout-mail", points: 10, seconds: 24 * 3_600 };

/**
 * Makes one order for each seller of a checkout: all of them, or none. Whoever sends it again, at once or later, is
 * answered with the orders that it became. What is frozen on the lines is as it stands behind the locks.
 */
export async function placeCheckout(
  owner: CheckoutOwner,
  placing: Placing,
  paid?: PaidPart,
): Promise<PlaceOutcome> {
  // Who has a card charged for each does not send mail to strangers by it.
  if (owner.accountId || paid) return writeCheckoutOrders(owner, placing, paid);
  const mailed = placing.contact.email.toLowerCase();
  if ((await consumeLimit(guestMailLimit, mailed)).kind === "limited")
    return { kind: "refused", reason: "too-many-mails" };
  const outcome = await writeCheckoutOrders(owner, placing);
  // Nothing was ordered, or it was before: no mail is sent.
  if (outcome.kind === "refused" || !outcome.isNew) await refundLimit(guestMailLimit, mailed);
  return outcome;
}

const writeCheckoutOrders = (
  owner: CheckoutOwner,
  placing: Placing,
  paid?: PaidPart,
): Promise<PlaceOutcome> =>
  decide(owner, placing, async (tx, orders, lines): Promise<PlaceOutcome> => {
    // What was authorized is what is ordered, or nothing is.
    if (paid && sumOf(orders, lines, paid.sellerIds) !== paid.cents)
      return { kind: "refused", reason: "changed" };
    const ways = orders.map((order) => ({
      ...order,
      payment: paid?.sellerIds.includes(order.sellerId)
        ? ("provider" as const)
        : ("counter" as const),
    }));
    const written = await writeOrders(tx, ways, placing.origin);
    const { accountId } = owner;
    await markPlaced(tx, { id: placing.checkoutId, accountId });
    await paid?.alongside(tx);
    if (accountId) {
      await addContacts(tx, { accountId, sellerIds: written.map(({ sellerId }) => sellerId) });
      await clearAccountCart(tx, {
        accountId,
        listingIds: lines.map(({ listingId }) => listingId),
      });
    }
    return { kind: "placed", orders: written, isNew: true };
  });

/** What the orders of these sellers would sum to, in cents, if they were placed now; nothing is written. */
export const priceCheckout = (
  owner: CheckoutOwner,
  placing: Placing,
  sellerIds: readonly string[],
): Promise<PlaceOutcome | { kind: "priced"; cents: number }> =>
  decide(owner, placing, async (_, orders, lines) => ({
    kind: "priced" as const,
    cents: sumOf(orders, lines, sellerIds),
  }));

function sumOf(
  orders: ReturnType<typeof ordersFor>,
  lines: readonly HeldLine[],
  sellerIds: readonly string[],
): number {
  const prices = new Map(lines.map((line) => [line.listingId, line.priceCents + line.coreCents]));
  return orders
    .filter(({ sellerId }) => sellerIds.includes(sellerId))
    .flatMap((order) => [
      order.deliveryCents,
      order.taxCents,
      ...order.lines.map(({ listingId, quantity }) => quantity * (prices.get(listingId) ?? 0)),
    ])
    .reduce((sum, cents) => sum + cents, 0);
}

async function decide<Outcome>(
  owner: CheckoutOwner,
  placing: Placing,
  decision: Decision<Outcome>,
): Promise<PlaceOutcome | Outcome> {
  const { checkoutId } = placing;
  const lines = await selectHeldLines(checkoutId);
  const ids = lines.map(({ listingId }) => listingId);
  const fits = await fitsOf(lines);
  const place = async (tx: Queryable): Promise<PlaceOutcome | Outcome> => {
    await lockListings(tx, ids);
    const ageMs = owner.accountId ? await lockAccount(tx, owner.accountId) : 0;
    if (ageMs === undefined) return { kind: "refused", reason: "no-account" };
    const found = await selectCheckout(owner, checkoutId, { lock: true, on: tx });
    if (!found) return { kind: "refused", reason: "not-found" };
    if (found.placedAt)
      return { kind: "placed", orders: await selectOrdersOf(tx, checkoutId), isNew: false };
    const standings = await selectStandings(ids, { checkoutId, accountId: owner.accountId }, tx);
    // Begun again in another tab meanwhile, with other lines.
    const now = await selectHeldLines(checkoutId, tx);
    if (fingerprintOf(now) !== placing.seen || lines.length === 0)
      return { kind: "refused", reason: "changed" };
    if ([...standings.values()].some(({ isOwn }) => isOwn))
      return { kind: "refused", reason: "own-listing" };
    if (lines.some((line) => isChanged(line, standings.get(line.listingId))))
      return { kind: "refused", reason: "changed" };
    const orders = ordersFor(owner, placing, { lines, standings, fits });
    await keepToLimits(tx, owner, { ageMs, placing, orders, standings });
    return decision(tx, orders, lines);
  };
  return turnsToPlace
    .run(owner.accountId ?? checkoutId, () => inTransaction(place, { isIdempotent: true }))
    .catch((error: unknown) => {
      if (error instanceof Refusal) return error.outcome;
      if (busy(error)) return { kind: "refused" as const, reason: "busy" as const };
      throw error;
    });
}

interface Known {
  lines: readonly HeldLine[];
  standings: ReadonlyMap<string, Standing>;
  fits: ReadonlyMap<string, OrderFit>;
}

/** The orders that a checkout becomes, one for each seller, as they are to be written. */
function ordersFor(owner: CheckoutOwner, placing: Placing, { lines, standings, fits }: Known) {
  const bySeller = new Map<string, HeldLine[]>();
  for (const line of lines) {
    const sellerId = standings.get(line.listingId)?.sellerId ?? "";
    bySeller.set(sellerId, [...(bySeller.get(sellerId) ?? []), line]);
  }
  const outOfReach: string[] = [];
  const unconfirmed: string[] = [];
  const ofManyRates: string[] = [];
  const taxed: Pick<SellerChoice, "taxCents">[] = [];
  const { contact, address, choices, fitStatements } = placing;
  const orders = [...bySeller].map(([sellerId, own]) => {
    const choice = choices.get(sellerId);
    const seller = standings.get(own[0]?.listingId ?? "");
    if (!choice || !seller || !canBeGot(seller, choice.fulfilment))
      throw new Refusal({ kind: "refused", reason: "changed" });
    const isDelivered = choice.fulfilment === "delivery";
    const partsCents = own.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
    const deliveryCents = isDelivered ? deliveryFeeCents(seller, partsCents) : 0;
    // What was shown is what is paid, or it is shown again.
    if (deliveryCents !== choice.feeCents && isDelivered)
      throw new Refusal({ kind: "refused", reason: "changed" });
    const placeOfTax = { fulfilment: choice.fulfilment, state: address?.state ?? null };
    const taxedLines = taxedLinesOf(own, standings);
    if (!hasOneRate(taxedLines, placeOfTax, taxRates())) ofManyRates.push(sellerId);
    const taxCents = taxOfOrder(taxedLines, placeOfTax, taxRates()) ?? 0;
    if (taxCents !== (choice.taxCents ?? 0)) taxed.push(choice);
    const places = own.flatMap(({ listingId }) => standings.get(listingId) ?? []);
    if (isDelivered && !places.every((place) => isReached(place, placing.addressAt)))
      outOfReach.push(sellerId);
    return {
      id: newId(),
      sellerId,
      checkoutId: placing.checkoutId,
      buyerAccountId: owner.accountId,
      customerName: contact.name,
      contactEmail: contact.email,
      ...(contact.phone && { contactPhone: contact.phone }),
      note: choice.note,
      fulfilment: choice.fulfilment,
      ...(isDelivered && address && { address }),
      ...{ deliveryCents, taxCents },
      lines: own.map(({ listingId, quantity }) => {
        const fit = fits.get(listingId) ?? null;
        const statements = fit ? statementsFor(fit) : [];
        const said = statements.find((each) => each === fitStatements.get(listingId)) ?? null;
        if (statements.length > 0 && said === null) unconfirmed.push(listingId);
        return { listingId, quantity, fit, fitStatement: said };
      }),
    };
  });
  if (unconfirmed.length > 0)
    throw new Refusal({ kind: "refused", reason: "fit-unconfirmed", listingIds: unconfirmed });
  if (outOfReach.length > 0)
    throw new Refusal({ kind: "refused", reason: "out-of-reach", sellerIds: outOfReach });
  if (ofManyRates.length > 0)
    throw new Refusal({ kind: "refused", reason: "many-tax-rates", sellerIds: ofManyRates });
  // Like a price: what was shown is what is paid. Last, for an address that nobody delivers to is changed first.
  if (taxed.length > 0) {
    const isShown = taxed.some(({ taxCents }) => taxCents !== undefined);
    throw new Refusal({ kind: "refused", reason: "tax", isShown });
  }
  return orders;
}

/** Whether any order can have tax. */
export const isTaxed = (): boolean => Object.keys(taxRates()).length > 0;

const taxRates = () => env().TAX_RATES ?? {};

const taxedLinesOf = (own: readonly HeldLine[], standings: Known["standings"]): TaxedLine[] =>
  own.map(({ listingId, priceCents, quantity }) => {
    const { locationName = "", lat = 0, lng = 0 } = standings.get(listingId) ?? {};
    return { partsCents: priceCents * quantity, place: { locationName, coords: { lat, lng } } };
  });

const canBeGot = ({ offersPickup, delivers }: Standing, fulfilment: Fulfilment) =>
  fulfilment === "pickup" ? offersPickup : delivers;

/** Whether a seller brings parts there: anywhere, or as far as that. */
const isReached = ({ radiusMiles, lat, lng }: Standing, at: Coords | null) =>
  radiusMiles === null || (at !== null && distanceMiles(at, { lat, lng }) <= radiusMiles);

/** Throws a refusal where the buyer would have more on hold than an account, or a guest, may. */
async function keepToLimits(
  tx: Queryable,
  owner: CheckoutOwner,
  {
    ageMs,
    placing,
    orders,
    standings,
  }: {
    ageMs: number;
    placing: Placing;
    orders: ReturnType<typeof ordersFor>;
    standings: ReadonlyMap<string, Standing>;
  },
): Promise<void> {
  const { accountId } = owner;
  const buyer = accountId ? { accountId } : { email: placing.contact.email };
  const { bySeller, account } = await selectHolds(tx, buyer);
  const soFar = { ...account };
  for (const { sellerId, lines } of orders) {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const seller = bySeller.get(sellerId) ?? { orders: 0, pieces: 0 };
    const passed = passedLimit({ accountAgeMs: ageMs, seller, account: soFar }, pieces);
    if (passed) {
      const sellerName = standings.get(lines[0]?.listingId ?? "")?.sellerName ?? "";
      throw new Refusal({ kind: "refused", reason: "too-much-on-hold", passed, sellerName });
    }
    soFar.orders += 1;
    soFar.pieces += pieces;
  }
}

import { deliveryFeeCents } from "~/catalog/delivery";
import type { Listing } from "~/catalog/listing.schema";
import type { BoughtFor, SellerKind } from "~/platform/enums";

/* A cart as it is shown and checked out: its lines by seller, with what they come to. Pure. */

export type LineChange =
  /** What a piece costs, or its deposit, is another than was agreed to. */
  | { kind: "price" | "core"; fromCents: number; toCents: number }
  /** Fewer are left than are wanted; others may be buying the rest just now. */
  | { kind: "fewer"; left: number }
  /** `held`: others are buying the last ones just now. */
  | { kind: "sold-out"; isHeld: boolean }
  /** The seller took it off the shelf for a while, or put it away for good. */
  | { kind: "paused" | "archived" };

export interface CartLine {
  /** As it is now. */
  listing: Listing;
  /** How many are wanted. */
  quantity: number;
  /** How many of these can be bought. */
  buyable: number;
  /** What a piece was to cost when it was put in, or agreed to last. */
  agreed: { priceCents: number; coreCents: number };
  vehicle: BoughtFor | null;
  /** How many are in stock and held for nobody else, and how many of these a line may be of. */
  left: number;
  most: number;
  /** What has changed since, and is not agreed to. */
  changes: LineChange[];
}

export interface CartSeller {
  id: string;
  name: string;
  kind: SellerKind;
  /** Where its parts of this cart are. */
  place: string;
  /** To the farthest of these; null where nobody said where the reader is. */
  distanceMiles: number | null;
  travelTimeMinutes: number | null;
  offersPickup: boolean;
  /** How it sends parts; null where they are only picked up. */
  delivery: Listing["delivery"];
  handlingDays: number | null;
  /** When an order of now is ready to be picked up, and when it is sent: in words. */
  readyText: string;
  shipsText: string;
}

export interface CartGroup {
  seller: CartSeller;
  lines: CartLine[];
  /** Of what can be bought: pieces, what these cost, and the deposits for the old parts. */
  pieces: number;
  partsCents: number;
  coreCents: number;
  /**
   * What it costs to have all of it sent; null where the seller sends nothing. `isReached`: whether it is sent as far
   * as the reader's place; null where that, or how far it is, is not known.
   */
  delivery: { cents: number; isReached: boolean | null } | null;
}

export interface Cart {
  groups: CartGroup[];
  /** Lines whose listing was deleted. */
  deleted: { listingId: string; quantity: number }[];
  lines: number;
  pieces: number;
  partsCents: number;
  coreCents: number;
  /** Parts and deposits; delivery is chosen at checkout. */
  totalCents: number;
  /** Something can be bought, and nothing has changed that is not agreed to. */
  canCheckOut: boolean;
}

export interface LineOfSeller {
  seller: CartSeller;
  line: CartLine;
}

/** What of a listing is another than was agreed to. */
export function changesOf({
  listing,
  state,
  quantity,
  agreed,
  left,
}: Pick<CartLine, "listing" | "quantity" | "agreed" | "left"> & {
  state: "published" | "paused" | "archived";
}): LineChange[] {
  if (state !== "published") return [{ kind: state }];
  if (left === 0) return [{ kind: "sold-out", isHeld: listing.quantity > 0 }];
  const moved = (kind: "price" | "core", fromCents: number, toCents: number): LineChange[] =>
    fromCents === toCents ? [] : [{ kind, fromCents, toCents }];
  return [
    ...moved("price", agreed.priceCents, listing.priceCents),
    ...moved("core", agreed.coreCents, listing.coreChargeCents),
    ...(left < quantity ? [{ kind: "fewer" as const, left }] : []),
  ];
}

const sumOf = <Each>(all: readonly Each[], of: (each: Each) => number) =>
  all.reduce((sum, each) => sum + of(each), 0);

/** The lines by seller, each where its first line is. */
export function groupCart(all: readonly LineOfSeller[], deleted: Cart["deleted"]): Cart {
  const sellers = new Set(all.map(({ seller }) => seller.id));
  const groups = [...sellers].map((id) => groupOf(all.filter(({ seller }) => seller.id === id)));
  const lines = all.map(({ line }) => line);
  const partsCents = sumOf(groups, (group) => group.partsCents);
  const coreCents = sumOf(groups, (group) => group.coreCents);
  return {
    groups,
    deleted,
    lines: lines.length + deleted.length,
    pieces: sumOf(groups, ({ pieces }) => pieces),
    ...{ partsCents, coreCents, totalCents: partsCents + coreCents },
    canCheckOut:
      lines.length > 0 &&
      deleted.length === 0 &&
      lines.every(({ changes }) => changes.length === 0),
  };
}

function groupOf(own: readonly LineOfSeller[]): CartGroup {
  const [first] = own as [LineOfSeller];
  const lines = own.map(({ line }) => line);
  const partsCents = sumOf(lines, ({ listing, buyable }) => listing.priceCents * buyable);
  const coreCents = sumOf(lines, ({ listing, buyable }) => listing.coreChargeCents * buyable);
  const places = new Set(lines.map(({ listing }) => listing.locationName));
  const farthest = own.reduce((far, each) =>
    (each.seller.distanceMiles ?? 0) > (far.seller.distanceMiles ?? 0) ? each : far,
  ).seller;
  const { delivery } = farthest;
  const { distanceMiles, travelTimeMinutes } = farthest;
  const seller = {
    ...first.seller,
    ...{ distanceMiles, travelTimeMinutes },
    place: [...places].join("; "),
  };
  return {
    ...{ seller, lines, partsCents, coreCents },
    pieces: sumOf(lines, ({ buyable }) => buyable),
    delivery: delivery && {
      cents: deliveryFeeCents(delivery, partsCents),
      isReached:
        delivery.radiusMiles === null
          ? true
          : distanceMiles === null
            ? null
            : distanceMiles <= delivery.radiusMiles,
    },
  };
}

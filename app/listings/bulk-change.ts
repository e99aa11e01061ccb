import { mostPieces, mostPriceCents } from "~/catalog/listing-limits";
import { formatDollars } from "~/content/format";
import type { ListingState } from "~/platform/enums";
import { readPrice } from "./asked-price";
import { bulkKinds, type KeptReason, type PriceEnding, priceEndings } from "./bulk-kinds";
import { type ListingAction, listingTransitions } from "./listing-graph";
import { brokenRules, type SoldPart } from "./sale-rules";

/* One change of many listings: how it is written, and what it does to each. Browser-safe. */

export type BulkChange =
  | { kind: "price-set"; cents: number }
  /** In hundredths of a percent: 250 is 2.5%. */
  | { kind: "price-up" | "price-down"; hundredths: number; ending: PriceEnding }
  | { kind: "quantity-set" | "quantity-add"; pieces: number }
  | { kind: ListingAction };

/** A change as a form or an address has it. */
export interface TypedChange {
  kind: string;
  amount: string;
  ending: string;
}

export type ParsedChange =
  | { kind: "ok"; change: BulkChange }
  | { kind: "none" }
  /** `message`: what is wrong with the amount, and how to mend it. */
  | { kind: "bad"; message: string };

const mostPercent = { "price-up": 1_000, "price-down": 99.99 };

/** Reads a change; none of it before somebody has chosen what to do. */
export function parseChange({ kind: typed, amount, ending }: TypedChange): ParsedChange {
  const kind = bulkKinds.find((each) => each === typed);
  if (!kind) return { kind: "none" };
  switch (kind) {
    case "price-set":
      return parsePrice(amount);
    case "price-up":
    case "price-down": {
      const percent = /^\s*(\d{1,4}(?:\.\d{1,2})?)\s*%?\s*$/.exec(amount)?.[1];
      const hundredths = Math.round(Number(percent) * 100);
      if (percent === undefined) return bad("Enter a percentage, like 5 or 2.5.");
      if (hundredths > mostPercent[kind] * 100)
        return bad(`Enter at most ${mostPercent[kind].toLocaleString("en-US")}%.`);
      const end = priceEndings.find((each) => each === ending) ?? "none";
      return { kind: "ok", change: { kind, hundredths, ending: end } };
    }
    case "quantity-set":
    case "quantity-add": {
      const sign = kind === "quantity-add" ? "[+-]?" : "";
      const text = amount.trim().replace("\u2212", "-").replaceAll(",", "");
      if (!new RegExp(`^${sign}\\d{1,9}$`).test(text))
        return bad(
          kind === "quantity-add"
            ? "Enter a whole number, like 5, or -2 to take away."
            : "Enter a whole number, like 12.",
        );
      const pieces = Number(text);
      if (Math.abs(pieces) > mostPieces)
        return bad(`Enter ${mostPieces.toLocaleString("en-US")} at most.`);
      return { kind: "ok", change: { kind, pieces } };
    }
    default:
      return { kind: "ok", change: { kind } };
  }
}

const bad = (message: string): ParsedChange => ({ kind: "bad", message });

function parsePrice(amount: string): ParsedChange {
  const read = readPrice(amount);
  return read.kind === "bad"
    ? read
    : { kind: "ok", change: { kind: "price-set", cents: read.cents } };
}

/** `Price up 5%, ending in .99`. */
export function describeChange(change: BulkChange): string {
  switch (change.kind) {
    case "price-set":
      return `Price set to ${formatDollars(change.cents)}`;
    case "price-up":
    case "price-down": {
      const way = change.kind === "price-up" ? "up" : "down";
      const end = change.ending === "none" ? "" : `, ending in .${change.ending}`;
      return `Price ${way} ${change.hundredths / 100}%${end}`;
    }
    case "quantity-set":
      return `Stock set to ${change.pieces.toLocaleString("en-US")}`;
    case "quantity-add":
      return change.pieces < 0
        ? `${(-change.pieces).toLocaleString("en-US")} taken from stock`
        : `${change.pieces.toLocaleString("en-US")} added to stock`;
    case "pause":
      return "Paused";
    case "resume":
      return "Resumed";
    case "archive":
      return "Archived";
  }
}

/** A price changed by hundredths of a percent, to the nearest cent, and to the nearest that ends so; at least that. */
export function changedPrice(
  cents: number,
  { kind, hundredths, ending }: Extract<BulkChange, { hundredths: number }>,
): number {
  const factor = 10_000 + (kind === "price-up" ? hundredths : -hundredths);
  const exact = Math.floor((cents * factor + 5_000) / 10_000);
  if (ending === "none") return exact;
  const end = Number(ending);
  // Between the two that are nearest, the higher where both are as near.
  return Math.max(end, Math.floor((exact - end + 50) / 100) * 100 + end);
}

/** A listing, as far as a change of many looks at it. */
export interface ChangedPart {
  state: ListingState;
  priceCents: number;
  quantity: number;
  /** What the rules of sale look at; they are asked of what goes back on the shelf. */
  sold?: SoldPart;
}

/** Columns of a listing that a change of many writes. */
export interface BulkValues {
  price_cents?: number;
  quantity?: number;
  state?: ListingState;
}

export type Changed =
  | { kind: "changed"; before: BulkValues; values: BulkValues }
  | { kind: "kept"; reason: KeptReason };

const kept = (reason: KeptReason): Changed => ({ kind: "kept", reason });

/** What a change does to a listing. */
export function changeListing(part: ChangedPart, change: BulkChange): Changed {
  if (part.state === "archived") return kept(change.kind === "archive" ? "unchanged" : "archived");
  switch (change.kind) {
    case "price-set":
      return priced(part, change.cents);
    case "price-up":
    case "price-down":
      return priced(part, changedPrice(part.priceCents, change));
    case "quantity-set":
      return stocked(part, change.pieces);
    case "quantity-add":
      return stocked(part, part.quantity + change.pieces);
    default:
      return moved(part, change.kind);
  }
}

function priced({ priceCents }: ChangedPart, cents: number): Changed {
  if (cents <= 0) return kept("price-too-low");
  if (cents > mostPriceCents) return kept("price-too-high");
  if (cents === priceCents) return kept("unchanged");
  return {
    kind: "changed",
    before: { price_cents: priceCents },
    values: { price_cents: cents },
  };
}

function stocked({ quantity }: ChangedPart, pieces: number): Changed {
  if (pieces < 0) return kept("too-few");
  if (pieces > mostPieces) return kept("too-many");
  if (pieces === quantity) return kept("unchanged");
  return { kind: "changed", before: { quantity }, values: { quantity: pieces } };
}

function moved({ state, quantity, sold }: ChangedPart, action: ListingAction): Changed {
  const { from, to } = listingTransitions[action];
  if (state === to) return kept("unchanged");
  if (!(from as readonly ListingState[]).includes(state)) return kept("not-paused");
  if (action === "resume" && quantity === 0) return kept("sold-out");
  if (action === "resume" && sold && brokenRules(sold).length > 0) return kept("not-allowed");
  return { kind: "changed", before: { state }, values: { state: to } };
}

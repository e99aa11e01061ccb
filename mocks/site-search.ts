import { defaultOrigin, reachFrom } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import { warrantySteps, warrantyText } from "~/search/filters/warranty";
import { listings, vehiclesOf } from "./fixtures/listings";

/* The site's search, as far as the fixtures go. */

const numbers = (value: string | null) => (value ? value.split(",").map(Number) : []);

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function has({ id, name, description, partNumber, seller }: Listing, word: string): boolean {
  const text = [name, description, partNumber, seller, vehiclesOf[id]].join("\n").toLowerCase();
  return text.includes(word.toLowerCase());
}

function named({ name }: Listing, word: string): boolean {
  return ` ${name}`.toLowerCase().includes(` ${word.toLowerCase()}`);
}

/** The words of the one listing that has most of them, most of all in its name. */
function wordsOfBestMatch(words: readonly string[]): string[] {
  const [best] = listings
    .map((listing) => ({
      found: words.filter((word) => has(listing, word)),
      inName: words.filter((word) => named(listing, word)).length,
    }))
    .filter(({ inName }) => inName > 0)
    .sort((a, b) => b.found.length - a.found.length || b.inName - a.inName);
  return best?.found ?? [];
}

/** The words that are searched for, and those left out where no listing has them all. */
function understood(text: string): { words: string[]; leftOut: string[] } {
  const words = wordsOf(text);
  const whole = { words, leftOut: [] };
  if (listings.some((listing) => words.every((word) => has(listing, word)))) return whole;
  const kept = wordsOfBestMatch(words.filter((word) => word.length > 2));
  if (kept.length === 0) return whole;
  return { words: kept, leftOut: words.filter((word) => !kept.includes(word)) };
}

function matches(listing: Listing, words: readonly string[], params: URLSearchParams): boolean {
  const is = (name: "category" | "condition") => {
    const wanted = params.get(name);
    return !wanted || listing[name] === wanted;
  };
  const { coords, priceCents, quantity } = listing;
  const [west = -180, south = -90, east = 180, north = 90] = numbers(params.get("bounds"));
  const max = Number(params.get("max") || Infinity);
  return (
    quantity > 0 &&
    is("category") &&
    is("condition") &&
    words.every((word) => has(listing, word)) &&
    priceCents <= max * 100 &&
    coords.lat >= south &&
    coords.lat <= north &&
    coords.lng >= west &&
    coords.lng <= east
  );
}

const orders: Record<string, (a: Listing, b: Listing) => number> = {
  nearest: (a, b) => a.distanceMiles - b.distanceMiles,
  price: (a, b) => a.priceCents - b.priceCents,
  "price-high": (a, b) => b.priceCents - a.priceCents,
};

/** The fixtures that a search finds. */
export function searched(params: URLSearchParams) {
  const [lat = defaultOrigin.lat, lng = defaultOrigin.lng] = numbers(params.get("near"));
  const origin = { lat, lng };
  const { words, leftOut } = understood(params.get("q") ?? "");
  const found = listings
    .filter((listing) => matches(listing, words, params))
    .map((listing) => ({
      ...listing,
      ...reachFrom(origin, listing.coords, listing.travelTimeMinutes),
    }))
    .sort(orders[params.get("sort") ?? "nearest"] ?? orders.nearest);
  return { found, origin, leftOut };
}

/** The terms that are offered, with how many are under warranty for at least so long. */
export const warrantyChoices = (found: readonly Listing[]) =>
  warrantySteps
    .map((days) => ({
      value: String(days),
      label: warrantyText(days),
      count: found.filter(({ warrantyDays }) => warrantyDays >= days).length,
    }))
    .filter(({ count }) => count > 0);

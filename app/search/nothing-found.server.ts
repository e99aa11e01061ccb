import { defaultOrigin, distanceMiles } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import { listingsOf } from "./listings.server";
import { selectInterchange } from "./numbers.repo.server";
import { selectParts } from "./parts.repo.server";
import { findParts } from "./parts.server";
import type { ListingSearch } from "./search-params";
import { understand } from "./understand.server";

/** What a reader may take away from a search, and the parts of the search that go with it. */
const filters = {
  category: ["category"],
  leaf: ["leaf"],
  condition: ["condition"],
  price: ["minPriceDollars", "maxPriceDollars"],
  brand: ["brand"],
  seller: ["sellerId"],
  fits: ["onlyFits"],
  area: ["bounds", "withinMiles"],
} as const satisfies Record<string, readonly (keyof ListingSearch)[]>;

export type FilterName = keyof typeof filters;

/** Why a search finds nothing, and what would find something. */
export interface NothingFound {
  /** Each filter without which there would be something, and about how much; the most first. */
  blocking: { filter: FilterName; search: ListingSearch; count: number; isExact: boolean }[];
  /** The nearest that passes all but the area, and how far it is from where distances begin. */
  nearest: { miles: number; locationName: string } | null;
  /** What does the same job as the number that was asked for, and passes the filters. */
  interchange: Listing[];
}

const interchangeLimit = 6;

export async function whyNothing(search: ListingSearch): Promise<NothingFound> {
  const isSet = (name: FilterName) => filters[name].some((part) => search[part]);
  const names = (Object.keys(filters) as FilterName[]).filter(isSet);
  const [withoutOne, nearest, interchange] = await Promise.all([
    Promise.all(names.map((filter) => withoutFilter(search, filter))),
    isSet("area") ? nearestOf(without(search, "area")) : null,
    findInterchange(search),
  ]);
  const blocking = withoutOne
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || names.indexOf(a.filter) - names.indexOf(b.filter));
  return { blocking, nearest, interchange };
}

const without = (search: ListingSearch, filter: FilterName): ListingSearch => ({
  ...search,
  ...Object.fromEntries(filters[filter].map((part) => [part, undefined])),
});

async function withoutFilter(search: ListingSearch, filter: FilterName) {
  const rest = without(search, filter);
  const found = await findParts(rest, { limit: 1 });
  const total = found.kind === "ok" && found.parts.length > 0 ? found.total : undefined;
  return { filter, search: rest, count: total?.count ?? 0, isExact: total?.isExact ?? true };
}

async function nearestOf(search: ListingSearch): Promise<NothingFound["nearest"]> {
  const { bounds, near = bounds ? middleOf(bounds) : defaultOrigin } = search;
  const found = await findParts({ ...search, near, sort: "nearest" }, { limit: 1 });
  const [first] = found.kind === "ok" ? found.parts : [];
  if (!first) return null;
  return { miles: distanceMiles(near, first), locationName: first.location_name };
}

const middleOf = ({ west, south, east, north }: NonNullable<ListingSearch["bounds"]>) => {
  const lng = west <= east ? (west + east) / 2 : (((west + east + 360) / 2 + 540) % 360) - 180;
  return { lat: (south + north) / 2, lng };
};

/** Listings that go by a number which those of the number asked for go by as well. */
async function findInterchange(search: ListingSearch): Promise<Listing[]> {
  const { number, filters: passing } = await understand(search);
  if (!number) return [];
  const same = await selectInterchange([...number.kinds.keys()].slice(0, 50), 200);
  if (same.length === 0) return [];
  const from = search.near ?? defaultOrigin;
  const rows = await selectParts({
    ...{ filters: passing, from, order: "nearest", limit: interchangeLimit },
    source: { by: "keys", keys: same.map(({ listing_key }) => listing_key) },
  });
  const kinds = new Map(
    same.map(({ listing_key, norm }) => [listing_key, { kind: "interchange" as const, norm }]),
  );
  return await listingsOf(rows, { from, vehicle: search.vehicle, kinds });
}

import { HttpResponse, http } from "msw";
import { categoryLabels, conditionLabels } from "~/catalog/choices";
import { defaultOrigin, distanceMiles } from "~/catalog/distance";
import type { Delivery, Listing } from "~/catalog/listing.schema";
import { type PartTypeKey, partTypeOf } from "~/catalog/part-types/part-types";
import { type Category, type Condition, categories, conditions, grades } from "~/platform/enums";
import { listingsPerPage } from "~/search/query/search-params";
import type { ClustersAnswer, FacetsAnswer, ListingsAnswer } from "~/search/results/answers.schema";
import { listings as samples } from "../../mocks/fixtures/listings";
import { warrantyChoices } from "../../mocks/site-search";

/* A catalog of some hundred parts around the default origin, and what the site would answer of it. */

const kinds = [
  ["Front Brake Pads", "brake", "brake-pads", "brake-pads", 58],
  ["Front Brake Rotor", "brake", "brake-rotor", "brake-rotor", 234],
  ["Alternator, 130 A", "electrical", "alternator", "alternator", 345],
  ["Rear Shock Absorber", "suspension", "shock-absorber", "shock-absorber", 176],
  ["LED Headlight, Left", "body", "headlight", "headlight", 599],
] as const;
const brands = ["Akebono", "Bosch", "Brembo", "Denso", "KYB", "Moog", "NGK", "TRW", "Valeo", "ZF"];
const shops = Array.from({ length: 48 }, (_each, index) => ({
  seller: `${["Hudson", "Village", "Gowanus", "Atlantic", "Queens", "Bronx"][index % 6]} Auto ${Math.floor(index / 6) + 1}`,
  coords: {
    lat: defaultOrigin.lat + ((index * 37) % 48) * 0.0034 - 0.08,
    lng: defaultOrigin.lng + ((index * 23) % 47) * 0.0045 - 0.1,
  },
}));

const deliveries: (Delivery | null)[] = [
  { radiusMiles: null, feeCents: 999, freeFromCents: null },
  null,
  { radiusMiles: 60, feeCents: 0, freeFromCents: null },
];

/** Shop by shop, so that many stand in one place. */
export const manyListings: Listing[] = Array.from({ length: 480 }, (_each, index) => {
  const [name, category, partType, image, dollars] = kinds[(index * 7) % kinds.length] ?? kinds[0];
  const shop = shops[Math.floor(index / 10)] ?? shops[0];
  const [sample] = samples;
  if (!shop || !sample) throw new Error("There is no shop.");
  return {
    ...sample,
    id: `part-${index}`,
    name,
    partNumber: `${43512 + index}-0${6150 + index}`,
    brand: brands[index % brands.length] ?? null,
    category,
    partType,
    condition: conditions[index % 3] ?? "new",
    grade: conditions[index % 3] === "used" ? (grades[index % 4] ?? null) : null,
    delivery: deliveries[Math.floor(index / 10) % deliveries.length] ?? null,
    priceCents: (dollars + ((index * 13) % 90)) * 100,
    coreChargeCents: partType === "alternator" ? 3_500 : 0,
    quantity: index % 29 === 0 ? 0 : 3,
    warrantyDays: [365, 90, 0, 730][index % 4] ?? 0,
    locationName: "New York",
    image,
    seller: shop.seller,
    coords: shop.coords,
    distanceMiles: Math.round(distanceMiles(defaultOrigin, shop.coords) * 100) / 100,
    travelTimeMinutes: 4 + (index % 30),
  };
});

const numbers = (value: string | null) => (value ? value.split(",").map(Number) : []);

type Filter =
  | "category"
  | "partType"
  | "condition"
  | "brand"
  | "seller"
  | "fits"
  | "stock"
  | "warranty";

/** What of a catalog a search's parameters let through, but for one of its filters. */
function matching(all: readonly Listing[], params: URLSearchParams, but?: Filter): Listing[] {
  const wanted = (name: Filter) => (name === but ? null : params.get(name));
  const [west = -180, south = -90, east = 180, north = 90] = numbers(params.get("bounds"));
  const [lat = defaultOrigin.lat, lng = defaultOrigin.lng] = numbers(params.get("near"));
  const is = (name: Filter, value: string | null) => !wanted(name) || wanted(name) === value;
  const words = (params.get("q") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((listing) => {
    const { coords, priceCents } = listing;
    const text = `${listing.name} ${listing.partNumber} ${listing.seller}`.toLowerCase();
    const isIn =
      coords.lat >= south && coords.lat <= north && coords.lng >= west && coords.lng <= east;
    return (
      isIn &&
      words.every((word) => text.includes(word)) &&
      is("category", listing.category) &&
      is("partType", listing.partType) &&
      is("condition", listing.condition) &&
      is("brand", listing.brand) &&
      is("seller", sellerId(listing.seller)) &&
      listing.warrantyDays >= Number(wanted("warranty")) &&
      (!wanted("fits") || listing.fit?.fit === "fits") &&
      (wanted("stock") === "all" || but === "stock" || listing.quantity > 0) &&
      priceCents >= Number(params.get("min") ?? 0) * 100 &&
      priceCents <= Number(params.get("max") ?? Number.POSITIVE_INFINITY) * 100 &&
      distanceMiles({ lat, lng }, coords) <= Number(params.get("within") ?? 20_000)
    );
  });
}

const sellerId = (seller: string) =>
  `019a0000-0000-7000-8000-${String([...seller].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1e11, 7)).padStart(12, "0")}`;

const orders: Record<string, (a: Listing, b: Listing) => number> = {
  nearest: (a, b) => a.distanceMiles - b.distanceMiles,
  price: (a, b) => a.priceCents - b.priceCents,
  "price-high": (a, b) => b.priceCents - a.priceCents,
};

export function foundIn(all: readonly Listing[], params = new URLSearchParams()): ListingsAnswer {
  const sort = params.get("sort") ?? "nearest";
  const found = matching(all, params).sort(orders[sort] ?? (() => 0));
  const from = Number(params.get("page")?.slice(1) ?? 0);
  const to = from + listingsPerPage * Number(params.get("shown") ?? 1);
  return {
    listings: found.slice(from, to),
    origin: defaultOrigin,
    next: found.length > to ? `p${to}` : null,
    total: { count: found.length, isExact: true },
    ...{ leftOut: [], corrected: null, similarNumbers: [], replacedBy: [] },
  };
}

function counted<T extends string>(
  listings: readonly Listing[],
  valueOf: (listing: Listing) => T | null,
  labelOf: (value: T, listing: Listing) => string,
) {
  const counts = new Map<T, { value: T; label: string; count: number }>();
  for (const listing of listings) {
    const value = valueOf(listing);
    if (value === null) continue;
    const known = counts.get(value);
    if (known) known.count += 1;
    else counts.set(value, { value, label: labelOf(value, listing), count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

export function facetsOf(all: readonly Listing[], params = new URLSearchParams()): FacetsAnswer {
  const without = (filter: Filter) => matching(all, params, filter);
  return {
    facets: {
      category: counted(
        without("category"),
        ({ category }): Category => categories.find((each) => each === category) ?? "brake",
        (value) => categoryLabels[value],
      ),
      condition: counted(
        without("condition"),
        ({ condition }): Condition => condition,
        (value) => conditionLabels[value],
      ),
      brand: counted(
        without("brand"),
        ({ brand }) => brand,
        (value) => value,
      ),
      partType: counted(
        without("partType"),
        ({ partType }) => partType as PartTypeKey | null,
        (value) => partTypeOf(value).many,
      ),
      seller: counted(
        without("seller"),
        ({ seller }) => sellerId(seller),
        (_value, { seller }) => seller,
      ),
      warranty: warrantyChoices(without("warranty")),
      fits: without("fits").filter(({ fit }) => fit?.fit === "fits").length,
      inStock: without("stock").filter(({ quantity }) => quantity > 0).length,
    },
    isExact: true,
  };
}

/** https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
function tileOf({ lat, lng }: Listing["coords"], level: number): string {
  const sine = Math.sin((lat * Math.PI) / 180);
  const x = Math.floor((lng / 360 + 0.5) * 2 ** level);
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** level);
  return `${x}/${y}`;
}

function clustersOf(all: readonly Listing[], params: URLSearchParams): ClustersAnswer {
  const level = Number(params.get("zoom")) + 2;
  const cells = new Map<string, Listing[]>();
  for (const listing of matching(all, params)) {
    const key = `${level}.${tileOf(listing.coords, level)}`;
    const cell = cells.get(key);
    if (cell) cell.push(listing);
    else cells.set(key, [listing]);
  }
  const mean = (cell: Listing[], of: "lat" | "lng") =>
    cell.reduce((sum, { coords }) => sum + coords[of], 0) / cell.length;
  return {
    clusters: [...cells].map(([id, cell]) => ({
      id,
      count: cell.length,
      minPriceCents: Math.min(...cell.map(({ priceCents }) => priceCents)),
      lat: mean(cell, "lat"),
      lng: mean(cell, "lng"),
      listing: cell.length === 1 ? (cell[0] ?? null) : null,
    })),
  };
}

/** The clusters that a page of a catalog comes with. */
export function firstOf(all: readonly Listing[], zoom = 12) {
  const area = { west: -75, south: 40, east: -73, north: 41.5 };
  const params = new URLSearchParams({ zoom: String(zoom), bounds: Object.values(area).join() });
  return {
    ...{ search: { text: "", sort: "nearest" as const }, area, zoom },
    clusters: clustersOf(all, params).clusters,
  };
}

/** Another text that a text is searched for as, and what is told of it; each listing, where it has to do with it. */
export type Taken = { as: string; told: Partial<ListingsAnswer>; each?: Partial<Listing> };

/** What the site answers to a text that it takes for another. */
export function foundAs(
  all: readonly Listing[],
  { as, told, each }: Taken,
  params = new URLSearchParams(),
): ListingsAnswer {
  const meant = new URLSearchParams(params);
  meant.set("q", as);
  const found = foundIn(all, meant);
  return { ...found, listings: found.listings.map((one) => ({ ...one, ...each })), ...told };
}

type Answering = {
  /** Hears of each question. */
  asked?: (url: URL) => void;
  taken?: Taken;
};

/** Answers what the map asks of a catalogue. */
export function answering(all: readonly Listing[], { asked, taken }: Answering = {}) {
  const tell = (request: Request) => asked?.(new URL(request.url));
  const paramsOf = (request: Request) => {
    const params = new URL(request.url).searchParams;
    if (taken) params.set("q", taken.as);
    return params;
  };
  return [
    http.get("*/api/v1/listings", ({ request }) => {
      tell(request);
      const params = paramsOf(request);
      return HttpResponse.json(taken ? foundAs(all, taken, params) : foundIn(all, params));
    }),
    http.get("*/api/v1/facets", ({ request }) => {
      tell(request);
      return HttpResponse.json(facetsOf(all, paramsOf(request)));
    }),
    http.get("*/api/v1/clusters", ({ request }) => {
      tell(request);
      return HttpResponse.json(clustersOf(all, paramsOf(request)));
    }),
  ];
}

import { HttpResponse, http } from "msw";
import { defaultOrigin, distanceMiles } from "~/catalog/distance";
import {
  type Listing,
  listingsAnswerSchema,
  listingsProblemsSchema,
} from "~/catalog/listing.schema";
import { brokenJson, json, late, never } from "../answers";
import { listings } from "../fixtures/listings";

/* The site's own JSON: GET /api/v1/listings. */

export const siteApiScenarios = [
  "ok",
  "empty",
  "slow",
  "timeout",
  "badRequest",
  "serverError",
  "malformed",
  "notJson",
  "offline",
] as const;

export type SiteApiScenario = (typeof siteApiScenarios)[number];

/** To a hundredth of a mile, as the site tells it. */
function hundredths(miles: number): number {
  return Math.round(miles * 100) / 100;
}

const numbers = (value: string | null) => (value ? value.split(",").map(Number) : []);

function matches(listing: Listing, params: URLSearchParams): boolean {
  const is = (name: "category" | "condition") => {
    const wanted = params.get(name);
    return !wanted || listing[name] === wanted;
  };
  const words = (params.get("q") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const { name, description, partNumber, seller, coords, priceCents } = listing;
  const text = [name, description, partNumber, seller].join("\n").toLowerCase();
  const [west = -180, south = -90, east = 180, north = 90] = numbers(params.get("bounds"));
  const max = Number(params.get("max") || Infinity);
  return (
    is("category") &&
    is("condition") &&
    words.every((word) => text.includes(word)) &&
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

/** The fixtures that a search finds, as the site would answer it. */
function search(params: URLSearchParams) {
  const [lat = defaultOrigin.lat, lng = defaultOrigin.lng] = numbers(params.get("near"));
  const origin = { lat, lng };
  const found = listings
    .filter((listing) => matches(listing, params))
    .map((listing) => ({
      ...listing,
      distanceMiles: hundredths(distanceMiles(origin, listing.coords)),
    }))
    .sort(orders[params.get("sort") ?? "nearest"] ?? orders.nearest);
  return json(listingsAnswerSchema.parse({ listings: found, origin }));
}

function answerOf(scenario: SiteApiScenario, request: Request) {
  const ok = () => search(new URL(request.url).searchParams);
  switch (scenario) {
    case "ok":
      return ok();
    case "empty":
      return json(listingsAnswerSchema.parse({ listings: [], origin: defaultOrigin }));
    case "slow":
      return late(ok);
    case "timeout":
      return never();
    case "badRequest":
      return json(
        listingsProblemsSchema.parse({
          problems: [{ parameter: "sort", message: "Sort is one of nearest, price, price-high." }],
        }),
        { status: 400 },
      );
    case "serverError":
      return new HttpResponse("Unexpected Server Error", { status: 500 });
    case "malformed":
      return json({ listings: [{ id: 7, name: null }], origin: "here" });
    case "notJson":
      return brokenJson();
    case "offline":
      return HttpResponse.error();
  }
}

export function siteApi(scenario: SiteApiScenario = "ok") {
  return [http.get("*/api/v1/listings", ({ request }) => answerOf(scenario, request))];
}

import type { JsonBodyType } from "msw";
import { categoryLabels, conditionLabels } from "~/catalog/choices";
import { defaultOrigin } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import { isPartType, partTypeOf } from "~/catalog/part-types/part-types";
import { tileOf } from "~/search/geo/morton-cells";
import {
  type ClustersAnswer,
  clustersAnswerSchema,
  type FacetsAnswer,
  facetsAnswerSchema,
  type ListingsAnswer,
  listingsAnswerSchema,
} from "~/search/results/answers.schema";
import { broken, brokenJson, json, refused } from "../answers";
import { service } from "../service";
import { searched, warrantyChoices } from "../site-search";

/** What a search found, in the words of each endpoint. */
interface Found {
  found: Listing[];
  origin: Listing["coords"];
  leftOut: string[];
  params: URLSearchParams;
}

/** All on one page. */
function listingsAnswer({ found, origin, leftOut }: Found): ListingsAnswer {
  const listings = found.map((each) => ({ ...each, leaf: each.partType }));
  return listingsAnswerSchema.parse({
    ...{ listings, origin, leftOut, next: null, corrected: null },
    total: { count: found.length, isExact: true },
    ...{ similarNumbers: [], replacedBy: [] },
  });
}

function grouped(found: Listing[], by: (listing: Listing) => string): Map<string, Listing[]> {
  const groups = new Map<string, Listing[]>();
  for (const listing of found)
    groups.set(by(listing), [...(groups.get(by(listing)) ?? []), listing]);
  return groups;
}

function clustersAnswer({ found, params }: Found): ClustersAnswer {
  const level = Math.round(Number(params.get("zoom") ?? 13)) + 2;
  const tiles = grouped(found, ({ coords: { lat, lng } }) => tileOf(lat, lng, level));
  const mean = (all: number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
  return clustersAnswerSchema.parse({
    clusters: [...tiles].map(([tile, inside]) => ({
      id: `${level}.${tile}`,
      count: inside.length,
      minPriceCents: Math.min(...inside.map(({ priceCents }) => priceCents)),
      lat: mean(inside.map(({ coords }) => coords.lat)),
      lng: mean(inside.map(({ coords }) => coords.lng)),
      listing: inside.length === 1 ? inside[0] : null,
    })),
  });
}

/** Of what was found; the site counts each facet without its own filter. */
function facetsAnswer({ found }: Found): FacetsAnswer {
  const choices = (
    valueOf: (listing: Listing) => string | null,
    labelOf: (value: string) => string,
  ) =>
    [...grouped(found, (listing) => valueOf(listing) ?? "")]
      .filter(([value]) => value !== "")
      .map(([value, all]) => ({ value, label: labelOf(value), count: all.length }))
      .sort((a, b) => b.count - a.count);
  return facetsAnswerSchema.parse({
    facets: {
      category: choices(
        ({ category }) => category,
        (value) => categoryLabels[value as Listing["category"]],
      ),
      condition: choices(
        ({ condition }) => condition,
        (value) => conditionLabels[value as Listing["condition"]],
      ),
      brand: choices(
        ({ brand }) => brand,
        (value) => value,
      ),
      partType: choices(
        ({ partType }) => partType,
        (value) => (isPartType(value) ? partTypeOf(value).many : value),
      ),
      warranty: warrantyChoices(found),
      fits: null,
      inStock: found.length,
    },
    isExact: true,
  });
}

type Words = (found: Found) => JsonBodyType;

const words: Record<string, Words> = {
  listings: listingsAnswer,
  clusters: clustersAnswer,
  facets: facetsAnswer,
};

/** In the words of the endpoint that was asked. */
function said(request: Request, found: (params: URLSearchParams) => Omit<Found, "params">) {
  const { pathname, searchParams: params } = new URL(request.url);
  const inWords = words[pathname.split("/").pop() ?? ""] ?? listingsAnswer;
  return json(inWords({ ...found(params), params }));
}

/** The site's own JSON about a search; one scenario for all three. */
export const siteApi = service({
  title: "Search",
  requests: Object.keys(words).map((name) => `GET */api/v1/${name}`),
  isOurs: true,
  answers: {
    success: ({ request }) => said(request, searched),
    empty: ({ request }) =>
      said(request, () => ({ found: [], origin: defaultOrigin, leftOut: [] })),
    badRequest: () =>
      refused("sort", "Sort must be one of nearest, price, price-high, newest, best."),
    error: broken,
    malformed: () =>
      json({ listings: [{ id: 7, name: null }], origin: "here", clusters: {}, facets: [] }),
    notJson: brokenJson,
  },
});

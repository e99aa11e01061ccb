import { HttpResponse, http, type JsonBodyType } from "msw";
import { isLeaf, leaves } from "~/catalog/categories";
import { categoryLabels, conditionLabels } from "~/catalog/choices";
import { defaultOrigin } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import {
  type ClustersAnswer,
  clustersAnswerSchema,
  type FacetsAnswer,
  facetsAnswerSchema,
  type ListingsAnswer,
  listingsAnswerSchema,
  problemsAnswerSchema,
} from "~/search/answers.schema";
import { tileOf } from "~/search/cells";
import { brokenJson, json, late, never } from "../answers";
import { searched } from "../site-search";

/* The site's own JSON about a search: GET /api/v1/listings, clusters and facets. */

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

/** What a search found, in the words of each endpoint. */
interface Found {
  found: Listing[];
  origin: Listing["coords"];
  leftOut: string[];
  params: URLSearchParams;
}

/** All on one page. */
function listingsAnswer({ found, origin, leftOut }: Found): ListingsAnswer {
  return listingsAnswerSchema.parse({
    ...{ listings: found, origin, leftOut, next: null, corrected: null },
    total: { count: found.length, isExact: true },
    ...{ numbersMeant: [], replacedBy: [] },
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
      leaf: choices(
        ({ leaf }) => leaf,
        (value) => (isLeaf(value) ? leaves[value].label : value),
      ),
      fits: null,
      inStock: found.length,
    },
    isExact: true,
  });
}

type Words = (found: Found) => JsonBodyType;

function answerOf(scenario: SiteApiScenario, request: Request, words: Words) {
  const { searchParams: params } = new URL(request.url);
  const ok = () => json(words({ ...searched(params), params }));
  switch (scenario) {
    case "ok":
      return ok();
    case "empty":
      return json(words({ found: [], origin: defaultOrigin, leftOut: [], params }));
    case "slow":
      return late(ok);
    case "timeout":
      return never();
    case "badRequest":
      return json(
        problemsAnswerSchema.parse({
          problems: [
            {
              parameter: "sort",
              message: "Sort is one of nearest, price, price-high, newest, best.",
            },
          ],
        }),
        { status: 400 },
      );
    case "serverError":
      return new HttpResponse("Unexpected Server Error", { status: 500 });
    case "malformed":
      return json({ listings: [{ id: 7, name: null }], origin: "here", clusters: {}, facets: [] });
    case "notJson":
      return brokenJson();
    case "offline":
      return HttpResponse.error();
  }
}

/** One scenario for all three. */
export function siteApi(scenario: SiteApiScenario = "ok") {
  return [
    http.get("*/api/v1/listings", ({ request }) => answerOf(scenario, request, listingsAnswer)),
    http.get("*/api/v1/clusters", ({ request }) => answerOf(scenario, request, clustersAnswer)),
    http.get("*/api/v1/facets", ({ request }) => answerOf(scenario, request, facetsAnswer)),
  ];
}

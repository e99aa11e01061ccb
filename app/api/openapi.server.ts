import * as z from "zod";
import { PRODUCT_NAME } from "~/content/product";
import { placesAnswerSchema } from "~/places/place.schema";
import type { Parameter } from "~/search/filters/filter";
import {
  clustersAnswerSchema,
  facetsAnswerSchema,
  listingsAnswerSchema,
  problemsAnswerSchema,
} from "~/search/results/answers.schema";
import { suggestAnswerSchema } from "~/search/suggest/suggest.schema";
import { interpretAnswerSchema } from "~/search/text/sentence/interpret.schema";
import { decodedVinSchema } from "~/vehicles/decoded-vin.schema";
import {
  clustersParameters,
  interpretParameters,
  listingsParameters,
  placesParameters,
  searchParameters,
  suggestParameters,
  vinParameters,
} from "./search-parameters";

const schemas = {
  Listings: listingsAnswerSchema,
  Clusters: clustersAnswerSchema,
  Facets: facetsAnswerSchema,
  Suggestions: suggestAnswerSchema,
  Interpretation: interpretAnswerSchema,
  Places: placesAnswerSchema,
  DecodedVin: decodedVinSchema,
  Problems: problemsAnswerSchema,
};

interface Operation {
  path: string;
  operationId: string;
  summary: string;
  parameters: readonly Parameter[];
  answer: keyof typeof schemas;
  /** Limited per minute and client address. */
  isLimited?: true;
  /** It searches the catalog, for so long at most. */
  isSearch?: true;
}

const operations: readonly Operation[] = [
  {
    path: "/listings",
    operationId: "findListings",
    summary: "One or more pages of the listings that match a search",
    parameters: listingsParameters,
    answer: "Listings",
    isSearch: true,
  },
  {
    path: "/clusters",
    operationId: "findClusters",
    summary: "Matching listings within bounds, clustered for a map zoom",
    parameters: clustersParameters,
    answer: "Clusters",
    isSearch: true,
  },
  {
    path: "/facets",
    operationId: "findFacets",
    summary: "Filter values, with how many listings each leaves",
    parameters: searchParameters,
    answer: "Facets",
    isSearch: true,
  },
  {
    path: "/suggest",
    operationId: "suggest",
    summary: "Suggestions for what is typed so far",
    parameters: suggestParameters,
    answer: "Suggestions",
    isLimited: true,
    isSearch: true,
  },
  {
    path: "/interpret",
    operationId: "interpret",
    summary: "What a sentence was taken to say, and the search that it leads to",
    parameters: interpretParameters,
    answer: "Interpretation",
    isLimited: true,
    isSearch: true,
  },
  {
    path: "/places",
    operationId: "findPlaces",
    summary: "Cities and postal codes that match a text",
    parameters: placesParameters,
    answer: "Places",
  },
  {
    path: "/vehicles/vin/{vin}",
    operationId: "decodeVin",
    summary: "What a VIN says about its vehicle",
    parameters: vinParameters,
    answer: "DecodedVin",
    isLimited: true,
  },
];

const json = (name: keyof typeof schemas) => ({
  content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
});

function described({ operationId, summary, parameters, answer, isLimited, isSearch }: Operation) {
  return {
    ...{ operationId, summary, parameters },
    responses: {
      200: {
        description: "The answer.",
        headers: { ETag: { schema: { type: "string" } } },
        ...json(answer),
      },
      304: { description: "Not modified since the ETag in If-None-Match." },
      400: {
        description: "Unknown, repeated, or invalid parameters, each with how to fix it.",
        ...json("Problems"),
      },
      ...(isLimited && {
        429: {
          description: "Too many requests. Retry-After says when to try again.",
          ...json("Problems"),
        },
      }),
      ...(isSearch && {
        503: {
          description: "Overloaded. Retry-After says when to try again.",
          ...json("Problems"),
        },
      }),
    },
  };
}

/** The OpenAPI 3.1 document of the JSON endpoints, from the schemas that their answers are checked by. */
export function openApiDocument() {
  return {
    openapi: "3.1.0",
    info: {
      title: PRODUCT_NAME,
      version: "1",
      description:
        "The endpoints behind the site's own pages: read only, no account. Additional parameters are rejected.",
    },
    servers: [{ url: "/api/v1" }],
    paths: Object.fromEntries(operations.map((each) => [each.path, { get: described(each) }])),
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [
          name,
          z.toJSONSchema(schema, { unrepresentable: "any", io: "output" }),
        ]),
      ),
    },
  };
}

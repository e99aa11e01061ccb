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
import { decodedVinSchema } from "~/vehicles/decoded-vin.schema";
import {
  clustersParameters,
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
  /** Only so many a minute from one address. */
  isLimited?: true;
  /** It searches the catalogue, for so long at most. */
  isSearch?: true;
}

const operations: readonly Operation[] = [
  {
    path: "/listings",
    operationId: "findListings",
    summary: "A page of the listings that a search finds, or several",
    parameters: listingsParameters,
    answer: "Listings",
    isSearch: true,
  },
  {
    path: "/clusters",
    operationId: "findClusters",
    summary: "What a search finds in its bounds, in clusters for a zoom of the map",
    parameters: clustersParameters,
    answer: "Clusters",
    isSearch: true,
  },
  {
    path: "/facets",
    operationId: "findFacets",
    summary: "What could be chosen next, and how many listings that would leave",
    parameters: searchParameters,
    answer: "Facets",
    isSearch: true,
  },
  {
    path: "/suggest",
    operationId: "suggest",
    summary: "What somebody who types may be after",
    parameters: suggestParameters,
    answer: "Suggestions",
    isLimited: true,
    isSearch: true,
  },
  {
    path: "/places",
    operationId: "findPlaces",
    summary: "Towns and postal codes that a text may mean",
    parameters: placesParameters,
    answer: "Places",
  },
  {
    path: "/vehicles/vin/{vin}",
    operationId: "decodeVin",
    summary: "What a vehicle identification number tells",
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
      304: { description: "The answer is the one that If-None-Match names." },
      400: {
        description:
          "Parameters that make no sense, are not among these, or are given twice: each with how to mend it.",
        ...json("Problems"),
      },
      ...(isLimited && {
        429: { description: "Too many at once; Retry-After tells when.", ...json("Problems") },
      }),
      ...(isSearch && {
        503: {
          description: "Too much to do to answer in time; Retry-After tells when to ask again.",
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
        "What the site's own pages ask: read only, without an account. Additional parameters are refused.",
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

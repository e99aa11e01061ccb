import * as z from "zod/mini";
import { coordsSchema, listingSchema } from "~/catalog/listing.schema";
import { type FacetName, facetedFilters } from "~/search/filters/filters";
import { listingsPerPage, mostShown } from "~/search/query/search-params";

/* What the JSON endpoints of a search answer. Browser-safe. */

const text = () => z.string().check(z.minLength(1));
const natural = () => z.int().check(z.minimum(0));

/** How many GET /api/v1/clusters has at most. */
export const clusterLimit = 300;

/** GET /api/v1/listings: a page of the listings that a search finds, or several, in the order asked for. */
export const listingsAnswerSchema = z.object({
  listings: z.array(listingSchema).check(z.maxLength(listingsPerPage * mostShown)),
  /** Where they are far from. */
  origin: coordsSchema,
  /** The `page` parameter for those that come after; null when there are none. */
  next: z.nullable(text()),
  /** On all pages; not exact means "so many or more". */
  total: z.object({ count: natural(), isExact: z.boolean() }),
  /** Words that were not searched for, because nothing in stock has them beside the others. */
  leftOut: z.array(text()),
  /** The text with misspelt words put right, as it was searched for. */
  corrected: z.nullable(text()),
  /** Part numbers one character away from one that nothing has. */
  similarNumbers: z.array(text()),
  /** What the number that was searched for was replaced by: searched for as well. */
  replacedBy: z.array(text()),
});

/** GET /api/v1/clusters: what a search finds in its bounds, in clusters for a zoom of the map. */
export const clustersAnswerSchema = z.object({
  clusters: z
    .array(
      z.object({
        /** The same as long as the zoom and what is in it are the same. */
        id: text(),
        count: z.int().check(z.positive()),
        minPriceCents: z.int().check(z.positive()),
        /** Where its listings are on average. */
        lat: z.number(),
        lng: z.number(),
        /** When there is but one. */
        listing: z.nullable(listingSchema),
      }),
    )
    .check(z.maxLength(clusterLimit)),
});

const choicesSchema = z.array(z.object({ value: text(), label: text(), count: natural() }));
const choices = Object.fromEntries(
  facetedFilters.map(({ name }) => [name, choicesSchema]),
) as Record<FacetName, typeof choicesSchema>;

/**
 * GET /api/v1/facets: what could be chosen next, and how many listings that would leave, all other
 * filters as they are. The commonest first.
 */
export const facetsAnswerSchema = z.object({
  facets: z.object({
    ...choices,
    /** Absent when there are too many listings to ask. */
    seller: z.optional(choicesSchema),
    /** How many fit the vehicle; null without a vehicle. */
    fits: z.nullable(natural()),
    inStock: natural(),
  }),
  /** False: counted by cells of the map, which reach a little beyond the bounds, or not to the end. */
  isExact: z.boolean(),
});

/**
 * What all of them answer to parameters that make no sense, with status 400 and which one it is; and
 * where there is too much to do, with 503.
 */
export const problemsAnswerSchema = z.object({
  problems: z.array(z.object({ parameter: z.optional(text()), message: text() })),
  /** Under which the site's log has the request. */
  requestId: z.optional(text()),
});

export type ListingsAnswer = z.output<typeof listingsAnswerSchema>;
export type ClustersAnswer = z.output<typeof clustersAnswerSchema>;
export type Choice = z.output<typeof choicesSchema>[number];
export type FacetsAnswer = z.output<typeof facetsAnswerSchema>;

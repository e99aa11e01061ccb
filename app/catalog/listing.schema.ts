import type { PartImage } from "@partlane/ui";
import * as z from "zod/mini";
import { categories, conditions } from "./search";

/* A part for sale, as pages show it and GET /api/v1/listings answers it (SPEC D5). Browser-safe. */

const text = () => z.string().check(z.minLength(1));
const natural = () => z.int().check(z.minimum(0));

/** Where something is, in WGS 84 degrees. */
const coordsSchema = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});

export const listingSchema = z.object({
  id: text(),
  name: text(),
  partNumber: text(),
  category: z.enum(categories),
  condition: z.enum(conditions),
  priceCents: z.int().check(z.positive()),
  /** How many are in stock. */
  quantity: natural(),
  locationName: text(),
  /** From the origin of the search, as the crow flies. */
  distanceMiles: z.number().check(z.minimum(0)),
  seller: text(),
  description: text(),
  coords: coordsSchema,
  travelTimeMinutes: natural(),
  /** The name of one of the part pictures. */
  image: z.custom<PartImage>((value) => typeof value === "string" && /^[a-z-]+$/.test(value)),
  /** Mean of the marks from 0 to 5, and how many there are; null while nobody has rated it. */
  rating: z.nullable(
    z.object({ value: z.number().check(z.minimum(0), z.maximum(5)), count: natural() }),
  ),
});

/**
 * What GET /api/v1/listings answers: the listings in the order asked for, where they are far from,
 * and the words that were not searched for, because nothing in stock has them beside the others.
 */
export const listingsAnswerSchema = z.object({
  listings: z.array(listingSchema),
  origin: coordsSchema,
  leftOut: z.array(text()),
});

/** What it answers, with status 400, to parameters that make no sense. */
export const listingsProblemsSchema = z.object({
  problems: z.array(z.object({ parameter: text(), message: text() })),
});

export type Listing = z.output<typeof listingSchema>;

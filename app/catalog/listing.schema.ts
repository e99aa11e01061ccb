import type { PartImage } from "@partlane/ui";
import * as z from "zod/mini";
import { categories, conditions, fitmentSources, grades, numberKinds } from "~/platform/enums";

/* A part for sale, as pages show it and the JSON endpoints answer it (SPEC D5). Browser-safe. */

const text = () => z.string().check(z.minLength(1));
const natural = () => z.int().check(z.minimum(0));

/** Where something is, in WGS 84 degrees. */
export const coordsSchema = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** A row of a listing's fitment table. */
export const fitmentRowSchema = z.object({
  make: text(),
  model: text(),
  /** First and last model year. */
  y0: z.int(),
  y1: z.int(),
  /** Such as `2.0 L`; blank means every engine. */
  engine: z.string(),
  note: z.string(),
  source: z.enum(fitmentSources),
});

/** What a row may ask of a car besides make, model, years and engine. */
export const conditionKinds = [
  "wheel-size",
  "drive",
  "transmission",
  "body",
  "option",
  "emissions",
  "steering",
  "facelift",
  "engine-code",
  "build-date",
  "chassis-number",
  "number-to-check",
  "comparison",
  "note",
] as const;

/** One such thing, parsed from the row's note. */
export const conditionSchema = z.object({
  kind: z.enum(conditionKinds),
  /** Whether the car must have it or must not. */
  polarity: z.enum(["with", "without"]),
  /** Any of which is meant, such as `16` inches; of a note that was not understood its words. */
  values: z.array(text()),
  /** Of a build date (`2015-03`) or a chassis number, both included; null where that end is open. */
  from: z.nullable(text()),
  to: z.nullable(text()),
  /** As it goes on after "Fits if": `it has 16-inch wheels`. */
  text: text(),
});

/** What would answer a condition, once for the car. */
export const carQuestionSchema = z.object({
  /** Under which the answer is kept, and is given as `known`. */
  key: text(),
  /** `Which wheels?` */
  text: text(),
  /** What is kept, and how it is called. */
  choices: z.array(z.object({ value: text(), label: text() })),
});

/**
 * Whether a part fits a vehicle, in words too, and the row that says so; no row when unknown.
 * `conditions`: what is still open, or what the vehicle is known not to meet.
 */
export const verdictSchema = z.discriminatedUnion("fit", [
  z.object({ fit: z.literal("fits"), text: text(), row: fitmentRowSchema }),
  z.object({
    fit: z.literal("fits-if"),
    text: text(),
    row: fitmentRowSchema,
    conditions: z.array(conditionSchema).check(z.minLength(1)),
    /** Where what the first of them asks for can be read; null where that goes without saying. */
    help: z.nullable(text()),
    /** Null where only the part in hand tells. */
    question: z.nullable(carQuestionSchema),
  }),
  z.object({
    fit: z.literal("does-not-fit"),
    text: text(),
    row: fitmentRowSchema,
    conditions: z.array(conditionSchema),
  }),
  z.object({ fit: z.literal("not-confirmed"), text: text(), row: z.optional(fitmentRowSchema) }),
]);

/** How a seller sends parts. */
export const deliverySchema = z.object({
  /** From the seller, as the crow flies; null anywhere. */
  radiusMiles: z.nullable(z.int().check(z.positive())),
  feeCents: natural(),
  /** A part of that price is sent free of charge; null none. */
  freeFromCents: z.nullable(natural()),
});

/** A photo that everybody may see. */
export const photoSchema = z.object({
  /** About as wide as a page. */
  src: text(),
  /** The widths that there are, as in HTML. */
  srcSet: text(),
  /** Of what its seller sent, in pixels: the shape of all widths. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** What there is to see. */
  alt: text(),
});

export const listingSchema = z.object({
  id: text(),
  name: text(),
  partNumber: text(),
  /** Null when unknown. */
  brand: z.nullable(text()),
  category: z.enum(categories),
  /** The part type, a key of ./part-types; null when unknown. */
  partType: z.nullable(text()),
  /** The same by its former name, in what GET /api/v1/listings answers: for those who read it there. */
  leaf: z.optional(z.nullable(text())),
  condition: z.enum(conditions),
  /** Of a used part, A the best; null where nobody has graded it. */
  grade: z.nullable(z.enum(grades)),
  priceCents: z.int().check(z.positive()),
  /** A deposit, given back for the old part; 0 means none. */
  coreChargeCents: natural(),
  /** How many are in stock. */
  quantity: natural(),
  /** Warranty in days; 0 when none is given. */
  warrantyDays: natural(),
  locationName: text(),
  /** From the origin of the search, as the crow flies. */
  distanceMiles: z.number().check(z.minimum(0)),
  seller: text(),
  /** How the seller sends parts; null where they are only picked up. */
  delivery: z.nullable(deliverySchema),
  /** Lines of text; blank where the seller wrote none. */
  description: z.string(),
  coords: coordsSchema,
  /** By road from the default location; null where the search's origin is another place. */
  travelTimeMinutes: z.nullable(natural()),
  /** The name of one of the part pictures. */
  image: z.custom<PartImage>((value) => typeof value === "string" && /^[a-z-]+$/.test(value)),
  /** The cover; null where its seller has sent none. */
  photo: z.nullable(photoSchema),
  /** Mean rating from 0 to 5, and the number of ratings; null when unrated. */
  rating: z.nullable(
    z.object({ value: z.number().check(z.minimum(0), z.maximum(5)), count: natural() }),
  ),
  /** Null without a vehicle. */
  fit: z.nullable(verdictSchema),
  /** The number that was searched for; null when no number was. */
  matched: z.nullable(z.object({ kind: z.enum(numberKinds), number: text() })),
});

export type FitmentRow = z.output<typeof fitmentRowSchema>;
export type CarQuestion = z.output<typeof carQuestionSchema>;
export type Condition = z.output<typeof conditionSchema>;
export type Verdict = z.output<typeof verdictSchema>;
export type Delivery = z.output<typeof deliverySchema>;
export type Photo = z.output<typeof photoSchema>;
export type Listing = z.output<typeof listingSchema>;

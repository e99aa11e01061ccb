import * as z from "zod/mini";
import { positions } from "~/catalog/choices";
import { conditions } from "~/platform/enums";

/* What GET /api/v1/interpret?q=… answers. */

const text = z.string();
const cents = z.nullable(z.int().check(z.nonnegative()));
const year = z.int();

export const interpretAnswerSchema = z.object({
  /** Keys of the part types that may be meant, the likeliest first. */
  partTypes: z.array(text),
  /** As far as it is named: what is open is null, and never guessed. */
  vehicle: z.nullable(
    z.object({
      year: z.nullable(year),
      /** What a generation or a range says of the years. */
      years: z.nullable(z.object({ from: year, to: year })),
      make: z.nullable(text),
      /** The names that listings may know the model by, the best first. */
      models: z.array(text),
      generation: z.nullable(text),
      engine: z.nullable(text),
      trim: z.nullable(text),
    }),
  ),
  position: z.array(z.enum(positions)),
  condition: z.nullable(z.enum(conditions)),
  price: z.object({ minCents: cents, maxCents: cents }),
  quantity: z.nullable(z.int()),
  brand: z.nullable(text),
  /** A number that listings have, as it was typed but for spaces and signs. */
  partNumber: z.nullable(text),
  place: z.nullable(
    z.object({ label: z.nullable(text), lat: z.nullable(z.number()), lng: z.nullable(z.number()) }),
  ),
  /** What was taken for nothing else, and is searched for as it stands. */
  words: z.array(text),
  corrections: z.array(z.object({ from: text, to: text })),
  /** Words that say nothing to a search. */
  ignored: z.array(text),
  /** What of the text was taken for what, in order. */
  pieces: z.array(z.object({ kind: text, text })),
  /** The query string of /api/v1/listings that it leads to. */
  search: text,
});

export type InterpretAnswer = z.output<typeof interpretAnswerSchema>;

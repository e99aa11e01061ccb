import * as z from "zod/mini";

/* What GET /api/v1/vehicles/vin/:vin answers, which is what ./vin-decoding.server says. */

const text = () => z.string().check(z.minLength(1));

export const decodedVinSchema = z.object({
  vin: z.string().check(z.regex(/^[0-9A-HJ-NPR-Z]{17}$/)),
  /** False warns: most vehicles made for other markets than North America have none. */
  checkDigitIsRight: z.boolean(),
  region: z.nullable(text()),
  country: z.nullable(text()),
  manufacturer: z.nullable(text()),
  makes: z.array(text()),
  /** Models between which the maker's patterns cannot decide. */
  models: z.array(text()),
  /** Years that the VIN claims, most likely first. */
  years: z.array(z.int()),
  /** Null when no pattern matches. */
  vehicle: z.nullable(
    z.object({
      year: z.int(),
      make: text(),
      model: text(),
      series: z.nullable(z.string()),
      trim: z.nullable(z.string()),
      body: z.nullable(z.string()),
      engine: z.nullable(
        z.object({
          litres: z.nullable(z.number()),
          cylinders: z.nullable(z.number()),
          fuel: z.nullable(z.string()),
        }),
      ),
      engineLabel: z.string(),
      engineCode: z.nullable(z.string()),
    }),
  ),
  source: z.object({ name: text(), url: text(), date: text() }),
});

import * as z from "zod/mini";

/* Places, as GET /api/v1/places answers them. Browser-safe. */

/** The most places that one answer holds. */
export const placeLimit = 8;

const text = () => z.string().check(z.minLength(1));

/** `label` names it without doubt, and finds it again: `Springfield, IL`. */
export const placeSchema = z.object({
  label: text(),
  /** Tells places of one name apart: `Illinois, United States`. */
  detail: z.string(),
  kind: z.enum(["town", "postal-code"]),
  /** The town whose middle stands for a postal code, where nothing nearer is known of it. */
  about: z.optional(text()),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});

export type Place = z.output<typeof placeSchema>;

export const placesAnswerSchema = z.object({
  places: z.array(placeSchema),
  /** Whose lists these are: GeoNames, CC BY 4.0, as of that ISO day. */
  source: z.object({ name: text(), url: text(), date: text() }),
});

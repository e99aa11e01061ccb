import * as z from "zod/mini";

/* What GET /api/v1/suggest?q=… answers. Browser-safe. */

/** The most suggestions in one answer. */
export const suggestionLimit = 8;

export const suggestionKinds = ["vin", "vehicle", "number", "brand", "words", "place"] as const;

const suggestionSchema = z.object({
  /** What is suggested: a vehicle, a part number, a brand, words. */
  label: z.string().check(z.minLength(1), z.maxLength(240)),
  /** A muted text beside it; may be blank. */
  detail: z.string().check(z.maxLength(240)),
  /** A path of this site. */
  href: z.string().check(z.regex(/^\/(?!\/)/)),
});

export const suggestAnswerSchema = z.object({
  /** The text that the suggestions are for, as it was read. */
  query: z.string(),
  /** What was understood first comes first; no group is empty. */
  groups: z.array(
    z.object({
      kind: z.enum(suggestionKinds),
      label: z.string().check(z.minLength(1)),
      items: z.array(suggestionSchema).check(z.minLength(1), z.maxLength(suggestionLimit)),
    }),
  ),
});

export type SuggestAnswer = z.output<typeof suggestAnswerSchema>;
export type SuggestionGroup = SuggestAnswer["groups"][number];
export type Suggestion = z.output<typeof suggestionSchema>;

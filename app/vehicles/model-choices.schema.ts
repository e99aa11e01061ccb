import * as z from "zod/mini";

/* What GET /dashboard/listings/vehicles answers. */

export const modelChoicesSchema = z.object({
  models: z.array(z.string()),
  /** Of the chosen model, as a picker labels them. */
  engines: z.array(z.string()),
});

export type ModelChoices = z.output<typeof modelChoicesSchema>;

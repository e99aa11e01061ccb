import { type SQL, sql } from "drizzle-orm";
import { engineNames } from "./fit";
import type { Vehicle } from "./search-params";
import { signatureOf, wordSignature } from "./signature.server";

/* Conditions on the row `f` of the table of fitments. */

/** That the row `f` says that it fits. */
export function fitting(vehicle: Vehicle): SQL {
  const { make, model, year } = vehicle;
  const engines = sql.param(engineNames(vehicle).map((name) => name.toLowerCase()));
  // Most rows are of all engines; what is dearest to test comes last.
  return sql`f.vehicle = hashtextextended(vehicle_word(${make}, ${model}), 0) and f.y0 <= ${year}::int and f.y1 >= ${year}::int and (f.engine = '' or lower(f.engine) = any(${engines}::text[]))`;
}

/** That the signature of the row `f` has one of each: those that have no choice as one mask. */
export function signed(words: readonly (readonly string[])[]): SQL[] {
  const isCertain = (some: readonly string[]) => new Set(some.map(wordSignature)).size === 1;
  const mask = signatureOf(words.filter(isCertain).flat());
  const choices = words.filter((some) => !isCertain(some)).map((some) => some.map(wordSignature));
  return [
    ...(mask === 0n ? [] : [sql`f.signature & ${mask}::bigint = ${mask}::bigint`]),
    ...choices.map(
      (each) =>
        sql`exists (select from unnest(${`{${each.join(",")}}`}::bigint[]) m where f.signature & m = m)`,
    ),
  ];
}

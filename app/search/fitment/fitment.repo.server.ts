import { type SQL, sql } from "drizzle-orm";
import type { Vehicle } from "~/search/query/search-params";
import { signatureOf, wordSignature } from "./bloom-signature.server";
import { engineNames } from "./verdict";

/* Conditions on the row `f` of the table of fitments. */

/** That the row `f` is of a model, in whatever case it is written: by a number, which the index has. */
export const ofModel = ({ make, model }: Pick<Vehicle, "make" | "model">): SQL =>
  sql`f.vehicle = hashtextextended(vehicle_word(${make}, ${model}), 0)`;

function ofEngine(vehicle: Vehicle): SQL {
  const engines = sql.param(engineNames(vehicle).map((name) => name.toLowerCase()));
  return sql`(f.engine = '' or lower(f.engine) = any(${engines}::text[]))`;
}

/** That the row `f` says that it fits. */
export function fitting(vehicle: Vehicle): SQL {
  const { year } = vehicle;
  // Most rows are of all engines; what is dearest to test comes last.
  return sql`${ofModel(vehicle)} and f.y0 <= ${year}::int and f.y1 >= ${year}::int and ${ofEngine(vehicle)}`;
}

/**
 * The same for a row of a table `s` of `modelYears`: those who look through a place find them together in the
 * index, where a model's rows of other years would stand between.
 */
export const fittingYears = (vehicle: Vehicle): SQL =>
  sql`${ofModel(vehicle)} and f.y0 = s.y0 and f.y1 = s.y1 and ${ofEngine(vehicle)}`;

/**
 * The first and last model years that a model's rows name together, as far as the vehicle's is among them, as a
 * table `s(y0, y1)`: the next is looked up from the one before, as a model has a handful in thousands of rows.
 */
export function modelYears(vehicle: Vehicle): SQL {
  const { year } = vehicle;
  const next = (after: SQL) =>
    sql`select f.y0, f.y1 from fitment f where ${ofModel(vehicle)} and f.y0 <= ${year}::int${after} order by f.y0, f.y1 limit 1`;
  return sql`(with recursive s as (
      (${next(sql``)}) union all
      select n.y0, n.y1 from s cross join lateral (${next(sql` and (f.y0, f.y1) > (s.y0, s.y1)`)}) n)
    select s.y0, s.y1 from s where s.y1 >= ${year}::int) s`;
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

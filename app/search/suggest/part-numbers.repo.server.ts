import { sql } from "drizzle-orm";
import { literalLimit, searchRows } from "~/platform/db/database.server";
import type { NumberKind } from "~/platform/enums";

export type NumberByPrefix = {
  norm: string;
  kind: NumberKind;
  /** Of one listing that has the number. */
  part_number: string;
  brand: string;
  name: string;
};

/** The number itself and those that begin so, among the first 200, each with a listing that has it. */
export function selectNumbersByPrefix(norm: string, limit: number) {
  return searchRows<NumberByPrefix>(sql`
    select n.norm, n.kind, l.part_number, l.brand, l.name from (
      select distinct on (norm) norm, kind, listing_key from (
        select norm, kind, listing_key from listing_number
        where norm >= ${norm} and norm < ${`${norm}~`} order by norm, listing_key limit 200) begun
      order by norm, kind <> 'own', listing_key ${literalLimit(limit)}) n
    join listing l on l.key = n.listing_key order by n.norm`);
}

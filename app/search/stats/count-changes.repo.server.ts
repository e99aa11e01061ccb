import { sql } from "drizzle-orm";
import type { Queryable } from "~/platform/db/database.server";

/** How many changes are counted in at once: a moment's work, so that searches are held up by none. */
const batch = { cells: 2_000, words: 10_000 };

/** Counts in the oldest changes of cells and words; how many there were. */
export async function countChanges(on: Queryable): Promise<number> {
  const { rows } = await on.execute<{ changes: number }>(
    sql`select cell_stat_refresh(${batch.cells}) + word_refresh(${batch.words}) as changes`,
  );
  return rows[0]?.changes ?? 0;
}

/** Gives the room of the changes that were counted in to the next ones; not inside a transaction. */
export async function tidyChanges(on: Queryable): Promise<void> {
  await on.execute(sql`vacuum (skip_locked, truncate off) cell_change, word_change`);
}

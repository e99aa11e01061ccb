import { sql } from "drizzle-orm";
import { database, type Queryable } from "~/platform/db/database.server";

/** How many changes are counted in at once: a moment's work, so that searches are held up by none. */
const batch = { cells: 2_000, words: 10_000 };

/** Counts in all changes of cells and words, the oldest first; how many there were. */
export async function countAllChanges(on: Queryable = database()): Promise<number> {
  let all = 0;
  for (;;) {
    const { rows } = await on.execute<{ changes: number }>(
      sql`select cell_stat_refresh(${batch.cells}) + word_refresh(${batch.words}) as changes`,
    );
    const changes = rows[0]?.changes ?? 0;
    all += changes;
    if (changes === 0) return all;
  }
}

/** Gives the room of the changes that were counted in to the next ones. */
export async function tidyChanges(): Promise<void> {
  await database().execute(sql`vacuum (skip_locked, truncate off) cell_change, word_change`);
}

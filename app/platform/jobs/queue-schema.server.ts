import type pg from "pg";
import { openDatabase, sqlState } from "~/platform/db/database.server";

/** The newest migration of the queue's own schema that the installed graphile-worker brings. */
export const newestQueueMigration = 18;

/** PostgreSQL's undefined_table and invalid_schema_name: there is no queue yet. */
const MISSING = new Set(["42P01", "3F000"]);

/**
 * Brings the queue's own schema (`graphile_worker`) up to date. The library is loaded only where it has
 * something to do: loading it takes longer than asking. The caller sees to it that nobody else does the same.
 * @param url where the library connects to: it works in transactions of its own.
 */
export async function migrateQueue(client: pg.ClientBase, url: string): Promise<void> {
  const present = await client
    .query<{ newest: number | null }>("select max(id) as newest from graphile_worker.migrations")
    .then(
      ({ rows }) => rows[0]?.newest ?? 0,
      (error: unknown) => {
        if (MISSING.has(sqlState(error) ?? "")) return 0;
        throw error;
      },
    );
  if (present >= newestQueueMigration) return;
  const { runMigrations } = await import("graphile-worker");
  const { pool, close } = openDatabase(url, { max: 1, statementTimeoutMs: 0 });
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await close();
  }
}

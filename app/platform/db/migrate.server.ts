import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { migrateQueue } from "~/platform/jobs/queue-schema.server";
import type { OpenDatabase } from "./database.server";

/** Any constant will do, as long as it is everybody's: "partlane" in a phone's letters. */
const MIGRATION_LOCK = 72_785_263;

/**
 * Brings a database, opened without a limit of time for statements, and the job queue in it up to the schema
 * of this version, forward only. Several instances may start at once: an advisory lock lets one work while the others wait, for up to
 * two minutes.
 */
export async function migrateDatabase({ pool }: OpenDatabase): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set lock_timeout = '120s'");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL("../migrations", import.meta.url)),
    });
    await migrateQueue(client, pool.options.connectionString ?? "");
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    await client.query("reset lock_timeout");
    client.release();
  } catch (error) {
    // Ending the connection also lets go of the lock.
    client.release(true);
    throw error;
  }
}

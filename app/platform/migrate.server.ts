import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** Any constant will do, as long as it is everybody's: "partlane" in a phone's letters. */
const MIGRATION_LOCK = 72_785_263;

/**
 * Brings a database up to the schema of this version, forward only. Several instances may start at
 * once: an advisory lock lets one work while the others wait, for up to two minutes.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "partlane-migrate",
    lock_timeout: 120_000,
    connectionTimeoutMillis: 10_000,
  });
  // Otherwise a connection lost between queries would end the process; the next query fails anyway.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)),
    });
  } finally {
    // Ending the connection also lets go of the lock.
    await client.end();
  }
}

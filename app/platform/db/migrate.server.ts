import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import { StartError } from "~/platform/config/start-error.server";
import { migrateQueue } from "~/platform/jobs/queue-schema.server";
import { type OpenDatabase, sqlState } from "./database.server";
import { withFunctions } from "./functions.server";

/** Any constant will do, as long as it is everybody's: "partlane" in a phone's letters. */
const MIGRATION_LOCK = 72_785_263;

const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));

/** PostgreSQL's undefined_table and invalid_schema_name: nothing was ever migrated here. */
const UNMIGRATED = new Set(["42P01", "3F000"]);

/**
 * Throws `StartError` where a database was migrated by files that are not these: the first of ours would try to create
 * what is there. All migrations of before the first release became one.
 */
async function refuseUnknownHistory(
  client: pg.PoolClient,
  [first]: readonly MigrationMeta[],
): Promise<void> {
  const { rows } = await client
    .query<{ hash: string }>(
      "select hash from drizzle.__drizzle_migrations order by created_at limit 1",
    )
    .catch((error: unknown) => {
      if (UNMIGRATED.has(sqlState(error) ?? "")) return { rows: [] };
      throw error;
    });
  if (rows.length === 0 || rows[0]?.hash === first?.hash) return;
  throw new StartError(
    "This database was made by a version from before the first release, and cannot be brought up to date. Nothing in it was changed. Start with a new one: set DATA_DIR to another directory, or DATABASE_URL to an empty database. To keep what is in it, run the version that made it.",
  );
}

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
    const migrations = readMigrationFiles({ migrationsFolder });
    await refuseUnknownHistory(client, migrations);
    // As drizzle's own `migrate`, which reads the files by itself.
    const complete = migrations.map((each) => ({ ...each, sql: each.sql.map(withFunctions) }));
    await new PgDialect().migrate(complete, drizzle(client, { schema: {} })._.session, {
      migrationsFolder,
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

import { openDatabase } from "../../../app/platform/db/database.server";
import { migrateDatabase } from "../../../app/platform/db/migrate.server";
import { seedSampleData } from "./seed";

/** Brings a database up to date, and fills an empty one with sample data. */
export async function prepareDatabase(url: string): Promise<void> {
  const applicationName = "partlane-prepare";
  const opened = openDatabase(url, { max: 1, statementTimeoutMs: 0, applicationName });
  try {
    await migrateDatabase(opened);
    await seedSampleData(opened.db);
  } finally {
    await opened.close();
  }
}

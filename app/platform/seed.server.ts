import type { Database } from "./database.server";

/** Fills an empty database with the sample data. */
export async function seedSampleData(_db: Database): Promise<void> {}

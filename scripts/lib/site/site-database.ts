import path from "node:path";
import { parseSettings } from "../../../app/platform/config/env.server";
import {
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../../app/platform/db/embedded/embedded-postgres.server";
import { note } from "../process/terminal";
import { prepareDatabase } from "./prepare-database";

/**
 * Does work on the site's database, brought up to date: the one that DATABASE_URL names, the
 * embedded one of a running site, or the embedded one started for as long as the work takes.
 */
export async function withSiteDatabase(
  work: (url: string) => Promise<void>,
  options: { cacheBytes?: number; logBytes?: number } = {},
): Promise<void> {
  const settings = parseSettings(process.env);
  const dataDir = path.resolve(settings.DATA_DIR);
  const running = settings.DATABASE_URL ?? (await runningEmbeddedPostgres(dataDir));
  if (running) {
    await prepareDatabase(running);
    return await work(running);
  }
  const abort = new AbortController();
  const postgres = await startEmbeddedPostgres({
    ...{ dataDir, address: "npm run seed", note, signal: abort.signal, ...options },
  });
  const stop = () => void postgres.stop().finally(() => process.exit(1));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, stop);
  try {
    await prepareDatabase(postgres.url);
    await work(postgres.url);
  } finally {
    await postgres.stop(30_000);
  }
}

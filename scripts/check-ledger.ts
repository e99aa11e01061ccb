import path from "node:path";
import { parseEnv, parseSettings } from "../app/platform/config/env.server";
import { StartError } from "../app/platform/config/start-error.server";
import { runningEmbeddedPostgres } from "../app/platform/db/embedded/embedded-postgres.server";
import { explain } from "./lib/process/terminal";
import { keptSessionSecret } from "./lib/site/session-secret";

/*
 * Proves that the ledger is right, or names where it is not: on the database of DATABASE_URL, or the embedded one of a
 * running site. Ends with 1 where a rule is broken.
 *   npm run ledger:check
 */

try {
  const settings = parseSettings(process.env);
  const dataDir = path.resolve(settings.DATA_DIR);
  const url = settings.DATABASE_URL ?? (await runningEmbeddedPostgres(dataDir));
  if (!url)
    throw new StartError(
      `No site is running on ${dataDir}, so there is no ledger to check: start the site first, or set DATABASE_URL.`,
    );
  process.env.DATABASE_URL = url;
  process.env.SESSION_SECRET = settings.SESSION_SECRET ?? (await keptSessionSecret(dataDir));
  parseEnv(process.env);
  // Only now: they read the settings.
  const { checkLedger } = await import("../app/ledger/ledger.server");
  const { closeDatabase } = await import("../app/platform/db/database.server");
  const broken = await checkLedger();
  await closeDatabase();
  for (const { rule, about, cents } of broken)
    console.log(`Broken: ${rule}. ${about}: ${cents} cents`);
  console.log(broken.length === 0 ? "The ledger is right." : `${broken.length} breaks.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

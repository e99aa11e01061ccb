import path from "node:path";
import { parseSettings } from "../app/platform/config/env.server";
import { closeDatabase } from "../app/platform/db/database.server";
import { explain } from "./lib/process/terminal";
import { keptSessionSecret } from "./lib/site/session-secret";
import { withSiteDatabase } from "./lib/site/site-database";

/*
 * Proves that the ledger is right, or names where it is not: on the site's database, beside a running site or without
 * one. Ends with 1 where a rule is broken.
 *   npm run ledger:check
 */
try {
  await withSiteDatabase(async (url) => {
    const settings = parseSettings(process.env);
    process.env.DATABASE_URL = url;
    process.env.SESSION_SECRET =
      settings.SESSION_SECRET ?? (await keptSessionSecret(path.resolve(settings.DATA_DIR)));
    const { checkLedger } = await import("../app/ledger/ledger.server");
    try {
      const broken = await checkLedger();
      for (const { rule, about, cents } of broken)
        console.log(`Broken: ${rule}. ${about}: ${cents} cents`);
      console.log(broken.length === 0 ? "The ledger is right." : `${broken.length} breaks.`);
      process.exitCode = broken.length === 0 ? 0 : 1;
    } finally {
      await closeDatabase();
    }
  });
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

import os from "node:os";
import path from "node:path";
import { parseSettings } from "../app/platform/config/env.server";
import { closeDatabase } from "../app/platform/db/database.server";
import { explain } from "./lib/process/terminal";
import { keptSessionSecret } from "./lib/site/session-secret";
import { withSiteDatabase } from "./lib/site/site-database";

/*
 * Support's command: disputes are read and decided from a terminal, on the site's database, beside a running site or
 * without one. Ends with 1 where it was not done.
 *   npm run support -- disputes
 */
try {
  await withSiteDatabase(async (url) => {
    const settings = parseSettings(process.env);
    process.env.DATABASE_URL = url;
    process.env.SESSION_SECRET =
      settings.SESSION_SECRET ?? (await keptSessionSecret(path.resolve(settings.DATA_DIR)));
    const { registerListeners } = await import("../app/listeners.server");
    const { runSupport } = await import("./lib/support");
    registerListeners();
    try {
      const user = process.env.SUPPORT_NAME ?? os.userInfo().username;
      for (const line of await runSupport(process.argv.slice(2), user)) console.log(line);
    } finally {
      await closeDatabase();
    }
  });
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

import { register } from "node:module";
import path from "node:path";
import { parseArgs } from "node:util";
import { parseSettings } from "../app/platform/config/env.server";
import { StartError } from "../app/platform/config/start-error.server";
import { closeDatabase } from "../app/platform/db/database.server";
import { explain } from "./lib/process/terminal";
import { keptSessionSecret } from "./lib/site/session-secret";
import { withSiteDatabase } from "./lib/site/site-database";

/*
 * How a search is answered: what its text is taken to mean, its plan with estimates and reasons, and what each read
 * of it found. On the site's database, beside a running site or without one.
 *   npm run search -- --explain "brake pads golf 2014" --near 40.7,-74
 *   … --with "category=brake&sort=price"   further parameters, as they stand in an address
 */
try {
  const { values } = parseArgs({
    options: {
      explain: { type: "string" },
      near: { type: "string" },
      with: { type: "string", default: "" },
    },
  });
  const { explain: text, near } = values;
  if (text === undefined) throw new StartError('Say what to search for: --explain "brake pads".');
  const params = new URLSearchParams(values.with);
  params.set("q", text);
  if (near) params.set("near", near);
  await withSiteDatabase(async (url) => {
    const settings = parseSettings(process.env);
    process.env.DATABASE_URL = url;
    process.env.SESSION_SECRET =
      settings.SESSION_SECRET ?? (await keptSessionSecret(path.resolve(settings.DATA_DIR)));
    register("./lib/process/inline-data.mjs", import.meta.url);
    const { explainSearch } = await import("../app/search/results/explain-search.server");
    try {
      console.log(await explainSearch(params));
    } finally {
      await closeDatabase();
    }
  });
} catch (error) {
  const badOption = error instanceof TypeError && "code" in error;
  explain(badOption ? new StartError(error.message) : error);
  process.exitCode = 1;
}

import path from "node:path";
import { parseEnv, parseSettings } from "../app/platform/config/env.server";
import { StartError } from "../app/platform/config/start-error.server";
import {
  embeddedPostgresUser,
  runningEmbeddedPostgres,
} from "../app/platform/db/embedded/embedded-postgres.server";
import { becomeUser } from "../server/run-as.mjs";
import { runAs } from "./lib/process/run-as";
import { type Supervision, supervise } from "./lib/process/supervise";
import { prepareDatabase } from "./lib/site/prepare-database";
import { keptSessionSecret } from "./lib/site/session-secret";

/*
 * Runs background jobs as a process of its own, beside the site or on another machine, as many as one
 * likes: on the database of DATABASE_URL, or the embedded one of a running site. With JOBS=worker-only
 * the site leaves all of them to it.
 */

async function startWorker(supervision: Supervision): Promise<void> {
  const settings = parseSettings(process.env);
  const dataDir = path.resolve(settings.DATA_DIR);
  const url = settings.DATABASE_URL ?? (await runningEmbeddedPostgres(dataDir));
  if (!url)
    throw new StartError(
      `No site is running on ${dataDir}, so there is no database to work on: start the site first, or set DATABASE_URL.`,
    );
  process.env.DATABASE_URL = url;
  process.env.SESSION_SECRET = settings.SESSION_SECRET ?? (await keptSessionSecret(dataDir));
  parseEnv(process.env);
  const root = path.resolve(import.meta.dirname, "..");
  // The embedded database's socket is for its own user, and for root.
  const cluster = settings.DATABASE_URL ? undefined : await embeddedPostgresUser(dataDir);
  becomeUser((await runAs({ user: cluster, root, dataDir })).PARTLANE_RUN_AS);
  await prepareDatabase(url);
  supervision.signal.throwIfAborted();
  // Only now: they may read the settings.
  const { jobs, repeats, schedules } = await import("../app/jobs.server");
  const { registerListeners } = await import("../app/listeners.server");
  const { startJobWorker } = await import("../app/platform/jobs/worker.server");
  registerListeners();
  const worker = startJobWorker({ url, jobs: () => jobs, schedules, repeats });
  supervision.onStop((msLeft) => worker.stop(Math.max(100, msLeft - 500)));
  process.stdout.write("The worker is ready.\n");
}

await supervise(startWorker);

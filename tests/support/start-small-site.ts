import path from "node:path";
import { supervise } from "../../scripts/lib/process/supervise";
import { startSite } from "../../scripts/lib/site/site";

/** The start script, on a site that needs no build. */
// However the tests end, what they started goes too.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

const root = path.resolve(import.meta.dirname, "../..");
const serverBuild = path.join(import.meta.dirname, "small-site.mjs");
/** A test of the watchdog waits for it no longer than it must; in ms. */
const patienceMs = Number(process.env.TEST_PATIENCE_MS);
const watchdog = patienceMs ? { everyMs: patienceMs / 4, patienceMs } : undefined;
await supervise((supervision) => startSite(supervision, { root, serverBuild, watchdog }));

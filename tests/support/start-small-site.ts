import path from "node:path";
import { startSite } from "../../scripts/lib/site";
import { supervise } from "../../scripts/lib/supervise";

/** The start script, on a site that needs no build. */
// However the tests end, what they started goes too.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

const root = path.resolve(import.meta.dirname, "../..");
const serverBuild = path.join(import.meta.dirname, "small-site.mjs");
await supervise((supervision) => startSite(supervision, { root, serverBuild }));

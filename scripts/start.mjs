import { existsSync } from "node:fs";
import path from "node:path";

/*
 * Starts the site: by what an earlier start has built to do so, or by the sources themselves.
 */
const root = path.resolve(import.meta.dirname, "..");
const built = new URL("../.cache/start/index.js", import.meta.url);
if (existsSync(built)) {
  const { startIfBuilt } = await import(built.href);
  // Comes back only if that was of other sources.
  await startIfBuilt(root);
}
const { register } = await import("tsx/esm/api");
register();
await import(new URL("./start.ts", import.meta.url).href);

import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

/*
 * Preloaded into the web server's process, before remix-serve: loads the site at once, and lets it
 * listen when the environment to do so has come, by a message, while the database came up.
 */
const environment = new Promise((resolve) => {
  process.once("message", resolve);
});
process.channel?.ref();
await import(pathToFileURL(path.resolve(process.argv[2] ?? "")).href);
// What remix-serve itself is made of: it begins only when all this is done.
const serve = createRequire(process.argv[1] ?? import.meta.url);
for (const name of Object.keys(serve("@remix-run/serve/package.json").dependencies)) serve(name);
Object.assign(process.env, await environment);
process.channel?.unref();

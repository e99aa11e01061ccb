import path from "node:path";

/*
 * Starts the site: by what was built with it to do so, or by the sources themselves.
 */
const root = path.resolve(import.meta.dirname, "..");
const built = await import(new URL("../build/start/index.js", import.meta.url).href).catch(
  // Not there, or damaged: the sources say what is wrong, if anything is.
  () => undefined,
);
// Comes back only if that is of other sources.
await built?.startIfBuilt?.(root);
const { register } = await import("tsx/esm/api");
register();
await import(new URL("./start.ts", import.meta.url).href);

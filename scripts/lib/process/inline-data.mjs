import { readFile } from "node:fs/promises";

/* What Vite does to a file that is imported with `?url&inline`, for scripts and benchmarks that run without it. */

/** @type {import("node:module").LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith(".br?url&inline")) return await next(url, context);
  const data = await readFile(new URL(url.replace(/\?.*/, "")));
  const source = `export default "data:application/octet-stream;base64,${data.toString("base64")}"`;
  return { format: "module", source, shortCircuit: true };
}

import { register } from "node:module";

/* A process that reads an import, for tests to kill it meanwhile. */

register("../../scripts/lib/process/inline-data.mjs", import.meta.url);
const { readImportJob } = await import("~/imports/import-jobs.server");
const [, , id = ""] = process.argv;
await readImportJob.perform({ id }, { signal: new AbortController().signal, attempt: 1 });

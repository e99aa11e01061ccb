import { chmodSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { endChildrenWithUs, run } from "../../scripts/lib/process/run";
import { memoryFlags } from "../../scripts/lib/site/site";

/*
 * Every benchmark, one after another, each printing its table: about half an hour. Or one of them,
 * with options of its own.
 *   npm run bench
 *   npm run bench -- search --as-is
 * Searches, memory and start use the catalogue in DATA_DIR; without it, one beside other temporary
 * files, which is kept for the next time.
 */
/** `flags`: of Node, where it measures what the web server does. */
type Bench = { flags?: string[]; options?: string[] };
const benches: Record<string, Bench> = {
  search: { flags: memoryFlags, options: ["--big"] },
  writes: {},
  sell: { flags: memoryFlags, options: ["--listings", "2300000"] },
  import: { flags: ["--expose-gc", ...memoryFlags] },
  checkout: {},
  memory: {},
  flood: {},
  start: {},
  map: {},
  pages: {},
  ui: {},
};

const [asked = "", ...options] = process.argv.slice(2);
const chosen = asked ? benches[asked] : undefined;
if (asked && !chosen) {
  console.error(`There is no benchmark "${asked}". There are ${Object.keys(benches).join(", ")}.`);
  process.exit(2);
}
endChildrenWithUs();

const dataDir = process.env.DATA_DIR ?? path.join(tmpdir(), "partlane-bench");
mkdirSync(dataDir, { recursive: true });
// As root, the database runs as somebody else, who has to get in.
chmodSync(dataDir, 0o755);

const failed: string[] = [];
for (const [name, bench] of Object.entries(chosen ? { [asked]: chosen } : benches)) {
  if (!chosen) console.log(`\n## ${name}\n`);
  const { ok } = await run(
    process.execPath,
    [
      ...[...(bench.flags ?? []), "--import", "tsx", `tests/bench/${name}.ts`],
      ...(chosen ? options : (bench.options ?? [])),
    ],
    { output: "show", env: { DATA_DIR: dataDir }, limitMs: 60 * 60_000 },
  );
  if (!ok) failed.push(name);
  // The next ones would measure a catalogue that is half there.
  if (!ok && name === "search") break;
}
if (failed.length > 0) {
  if (!chosen) console.error(`Not finished: ${failed.join(", ")}.`);
  process.exitCode = 1;
}

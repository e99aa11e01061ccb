import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { endChildrenWithUs, root, run } from "./lib/process/run";
import { ensureChromium } from "./lib/testing/browser";

/*
 * Runs the app's tests and the journeys under another version of Node, which comes from the registry:
 *   npm run test:node -- 24
 *   npm run test:node -- 24 tests/e2e/orders.test.ts
 * It is kept in .cache and is never a dependency.
 */

const [version = "", ...files] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error("Say which version of Node: npm run test:node -- 24");
  process.exit(2);
}

endChildrenWithUs();
const node = await installNode(version);
const env = { PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
const { said } = await run(node, ["--version"], { output: "keep" });
console.log(`Tests under Node ${said.trim()}`);
let ok = true;
for (const project of ["app", "e2e"]) {
  const folders = project === "app" ? ["tests/app/", "tests/contract/"] : ["tests/e2e/"];
  const wanted = files.filter((file) => folders.some((folder) => file.startsWith(folder)));
  if (files.length > 0 && wanted.length === 0) continue;
  if (project === "e2e") ensureChromium((line) => console.log(line));
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", `--project=${project}`, ...wanted];
  ok = (await run(node, args, { output: "show", env, limitMs: 30 * 60_000 })).ok && ok;
}
process.exit(ok ? 0 : 1);

/** The program of that version, installed unless it is there. One package per system and processor holds it. */
async function installNode(wanted: string): Promise<string> {
  const system = `${process.platform}-${process.arch}`;
  const name = system === "darwin-arm64" ? `node-bin-${system}` : `node-${system}`;
  const folder = path.join(root, ".cache/node", wanted);
  const program = path.join(folder, "node_modules", name, "bin", "node");
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{ "private": true }\n');
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
  const { ok, said: why } = await run("npm", [...args, `${name}@${wanted}`], {
    output: "keep",
    cwd: folder,
  });
  if (ok && existsSync(program)) return program;
  console.error(`${why}Node ${wanted} could not be installed as ${name} from the registry.`);
  process.exit(1);
}

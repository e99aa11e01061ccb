import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

/*
 * How long `npm start` takes to its first page, on the database in DATA_DIR and the build that is
 * there; the first of the runs is not counted, since it may have to build.
 *   DATA_DIR=/tmp/bench node --import tsx tests/bench/start.ts
 */
const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const port = process.env.PORT ?? "4799";
const root = path.resolve(import.meta.dirname, "../..");

/** Starts the site, gets its first page, stops it; in ms from the command on. */
async function startOnce(): Promise<number> {
  const begun = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const ended = once(child, "exit");
  const isUp = () =>
    fetch(`http://localhost:${port}/`).then(
      async (answer) => answer.ok && (await answer.text()).includes("</html>"),
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error("The site ended before its first page.");
    await sleep(10);
  }
  const tookMs = performance.now() - begun;
  process.kill(-(child.pid ?? 0), "SIGTERM");
  await ended;
  return tookMs;
}

await startOnce();
const took: number[] = [];
for (let run = 0; run < Number(values.runs); run += 1) took.push(await startOnce());
const inSeconds = took.toSorted((a, b) => a - b).map((ms) => (ms / 1_000).toFixed(2));
console.log(`From \`npm start\` to the first page, s: ${inSeconds.join(", ")}`);

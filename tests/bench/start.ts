import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { claimPort } from "../../scripts/lib/process/port";
import { endChildrenWithUs, root } from "../../scripts/lib/process/run";

/*
 * How long `npm start` takes to its first page, on the database in DATA_DIR and the build that is
 * there; the first of the runs is not counted, since it may have to build.
 *   DATA_DIR=/tmp/bench npm run bench -- start
 */
const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const port = await claimPort(Number(process.env.PORT ?? 0), undefined);
let site: ChildProcess | undefined;
endChildrenWithUs();
process.on("exit", stop);

/** Ends the site with all that it has started, in order. */
function stop(): void {
  const pid = site?.pid;
  site = undefined;
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGTERM");
  } catch {
    // It has already gone.
  }
}

/** Whether the site answers with a whole page: asked often, so at first only for a connection. */
async function isUp(): Promise<boolean> {
  try {
    const connection = connect({ port, host: "localhost" });
    await once(connection, "connect").finally(() => connection.destroy());
    const answer = await fetch(`http://localhost:${port}/`);
    return answer.ok && (await answer.text()).includes("</html>");
  } catch {
    return false;
  }
}

/** Starts the site, gets its first page, stops it; in ms from the command on. */
async function startOnce(): Promise<number> {
  // Whoever else answers there would be timed.
  await claimPort(port, undefined);
  const begun = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  site = child;
  const ended = once(child, "exit");
  while (!(await isUp())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error("The site ended before its first page.");
    await sleep(10);
  }
  const tookMs = performance.now() - begun;
  stop();
  await ended;
  return tookMs;
}

await startOnce();
const took: number[] = [];
for (let run = 0; run < Number(values.runs); run += 1) took.push(await startOnce());
const inSeconds = took.toSorted((a, b) => a - b).map((ms) => (ms / 1_000).toFixed(2));
console.log(`From \`npm start\` to the first page, s: ${inSeconds.join(", ")}`);

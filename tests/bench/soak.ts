import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { runningEmbeddedPostgres } from "~/platform/db/embedded/embedded-postgres.server";
import { random } from "../../scripts/lib/sample-catalogue/random";
import { startBuiltSite } from "../support/built-site";
import {
  cutConnections,
  postgresOf,
  signal,
  stallPostgres,
  webServerOf,
} from "../support/load/faults";
import { flood } from "../support/load/flood";
import { startMixedLoad } from "../support/load/mixed-load";
import { megabytesOf } from "../support/site-memory";

/*
 * The built site, supervisor and all, on a temporary data folder: people search, buy and save while
 * connections are cut, processes killed, the database stalled and the site flooded. At the end the site
 * must be up, every write that it said was done must be there, nothing oversold, no answer wrong, and
 * its web server's memory where it was.
 *   npm run soak
 *   npm run soak -- --seconds 90 --seed 7
 * The seed decides what is asked and which faults come when, not how fast a machine is.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "600" },
    seed: { type: "string", default: "1" },
  },
});
const seconds = Number(values.seconds);
const seed = Number(values.seed);
/** Times what the web server took when it was warm, it may take in the end. */
const mostMemory = 1.2;
/** How long the collector is given before memory is read, in ms; nobody asks anything then. */
const settleMs = 20_000;
/** Between two kills, so that the supervisor's five deaths within a minute are never reached, in ms. */
const killsApartMs = 20_000;

const began = performance.now();
const clock = () => `${((performance.now() - began) / 1_000).toFixed(0).padStart(4)} s`;
const say = (line: string) => console.log(`${clock()}  ${line}`);

const site = await startBuiltSite("soak");
const problems: string[] = [];
try {
  const databaseUrl = await runningEmbeddedPostgres(site.dataDir);
  if (!databaseUrl) throw new Error("The site's database is not running.");
  const url = databaseUrl;
  const load = await startMixedLoad({ siteUrl: site.url, databaseUrl, seed });
  const { asking } = load;
  let downUntil = 0;
  asking.mayBeUnreachable = () => performance.now() < downUntil;

  /** Whether the site answers, waited for. */
  const isUp = async (withinMs: number) => {
    for (const ends = performance.now() + withinMs; performance.now() < ends; await sleep(250)) {
      const asked = fetch(`${site.url}/healthz`, { signal: AbortSignal.timeout(5_000) });
      if (await asked.then(({ status }) => status === 200).catch(() => false)) return true;
    }
    return false;
  };
  const webServer = () => webServerOf(site.pid) ?? 0;
  const settledMegabytes = async () => {
    await sleep(settleMs);
    return megabytesOf([webServer()]);
  };
  const floodFor = async (dice: ReturnType<typeof random>, ms: number) => {
    const ends = performance.now() + ms;
    await flood(asking, dice, () => performance.now() > ends);
  };

  const dice = random(seed, 1);
  const counts = new Map<string, number>();
  let killedAt = Number.NEGATIVE_INFINITY;
  const kill = async (pid: number) => {
    await sleep(Math.max(0, killedAt + killsApartMs - performance.now()));
    killedAt = performance.now();
    signal(pid, "SIGKILL");
  };
  const faults: Record<string, () => Promise<void>> = {
    "cut connections": async () => {
      const cut = await cutConnections(url, dice, 10_000);
      say(`${cut} connections cut in 10 s`);
    },
    "kill -9 of a PostgreSQL child": async () => {
      const { children } = postgresOf(site.pid);
      await kill(dice.pick(children));
    },
    "kill -9 of PostgreSQL": async () => await kill(postgresOf(site.pid).postmaster),
    "kill -9 of the web server": async () => {
      await sleep(Math.max(0, killedAt + killsApartMs - performance.now()));
      // What is in flight now is lost with it, and what comes until it listens again is refused.
      downUntil = Number.POSITIVE_INFINITY;
      await kill(webServer());
      await isUp(60_000);
      downUntil = performance.now() + 1_000;
    },
    "a stalled database": async () => await stallPostgres(site.pid, 2_000 + dice.below(3_000)),
    "a flood": async () => await floodFor(dice, 10_000),
  };

  // Warm: the usual load, and a flood, which fills what is kept.
  load.resume();
  await floodFor(dice, Math.min(60, seconds / 8) * 1_000);
  await load.pause();
  const warm = { pid: webServer(), megabytes: await settledMegabytes() };
  say(`warm: the web server takes ${warm.megabytes.toFixed(0)} MB`);

  load.resume();
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / (seconds * 1_000);
  let bag: string[] = [];
  while (elapsed() < 0.95) {
    if (bag.length === 0) bag = Object.keys(faults);
    const [name = ""] = bag.splice(dice.below(bag.length), 1);
    // The last life of the web server is long enough to grow in.
    if (name === "kill -9 of the web server" && elapsed() > 0.5) continue;
    say(name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    await faults[name]?.();
    if (!(await isUp(60_000))) problems.push(`After ${name} the site did not answer for a minute.`);
    await sleep(1_000 + dice.below(3_000));
  }
  await load.pause();
  const end = { pid: webServer(), megabytes: await settledMegabytes() };
  if (!(await isUp(10_000))) problems.push("The site is not up at the end.");
  const books = await load.closeBooks();
  const errors = site.said().match(/^\{"level":(50|60).*$/gm) ?? [];
  const ratio = end.megabytes / warm.megabytes;

  console.log(
    [
      "",
      `Seed ${seed}, ${seconds} s with faults after ${(Math.min(60, seconds / 8)).toFixed(0)} s without.`,
      "",
      ...[...counts].map(([name, count]) => `${name.padEnd(30)} ${count} times`),
      "",
      ...asking.report(),
      "",
      `${asking.total().toLocaleString("en-US")} answers, ${asking.total("503")} of them 503, ${asking.total("500")} of them 500; ${asking.wrongCount} wrong.`,
      `${books.acknowledged} writes acknowledged and looked up, ${books.unanswered} not answered; ${books.wrong.length} not as they were told.`,
      `The web server, nobody asking, ${settleMs / 1_000} s after the last load: ${warm.megabytes.toFixed(0)} MB warm (process ${warm.pid}), ${end.megabytes.toFixed(0)} MB at the end (process ${end.pid}): ${ratio.toFixed(2)} times, ${mostMemory} asked.`,
      `${errors.length} lines of the log are errors.`,
    ].join("\n"),
  );
  problems.push(...asking.wrong, ...books.wrong, ...errors.slice(0, 10));
  if (ratio > mostMemory) problems.push("The web server takes more memory than it may.");
} finally {
  const { exitCode } = site;
  if (exitCode !== null) problems.push(`The site ended with code ${exitCode}.`);
  await site.stop();
}
console.log(problems.length === 0 ? "\nAll is well." : ["", "Not well:", ...problems].join("\n"));
if (problems.length > 0) process.exitCode = 1;

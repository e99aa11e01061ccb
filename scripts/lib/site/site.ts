import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../../../app/platform/config/start-error.server";
import {
  builtServer,
  ensureBuild,
  isBuilt,
  remixCommand,
  remixServeCommand,
  requireBuildTools,
  servePreload,
  serveStandby,
} from "../build/build";
import { startNode, startWaitingNode, type WaitingNode } from "../process/child";
import type { Supervision } from "../process/supervise";
import { note } from "../process/terminal";

type SiteOptions = {
  /** The project's directory. */
  root: string;
  /** A server build that is ready to be served, in place of the project's own. */
  serverBuild?: string;
  /** How a web server that hangs is noticed; what suits a site where it is absent. */
  watchdog?: Watchdog;
};

/** How often the web server is asked for a sign of life, and how long it may give none, in ms. */
type Watchdog = { everyMs: number; patienceMs: number };

const usualWatchdog: Watchdog = { everyMs: 5_000, patienceMs: 30_000 };

/** Starts the site as its users get it; settles when it answers. Throws `StartError`, `EnvError`. */
export async function startSite(supervision: Supervision, options: SiteOptions): Promise<void> {
  const { root, serverBuild, watchdog = usualWatchdog } = options;
  const startServer = () => startServerOf(supervision, root, serverBuild ?? builtServer);
  // It loads the site while the database comes up. Where the site must be built first, whatever is
  // wrong with the settings is said before.
  const early = serverBuild || isBuilt(root) ? startServer() : undefined;
  // What cannot be built either is said before anything is made.
  if (!early) requireBuildTools();
  const { startData } = await import("./site-data");
  const { settings, address, childEnv } = await startData(supervision, "production", root);
  if (!early) await ensureBuild(root, note, supervision.signal);
  const server = early ?? startServer();
  server.begin(childEnv);
  await untilHealthy(address, supervision.signal);
  // A fault that is there from the start is not cured by starting again: only what once ran is kept running.
  server.keep();
  void endIfHanging(address, server, watchdog, supervision.signal);
  const site = settings.SITE_URL ? ` (${settings.SITE_URL})` : "";
  process.stdout.write(`Partlane is ready at ${address}${site}\n`);
  if (!settings.DATABASE_URL) void warmUp(childEnv.DATABASE_URL, supervision.signal);
}

/**
 * Ends a web server that does not answer, be it that it has stopped or that it was started again and never
 * listens. Any answer is a sign of life, also that the database is away.
 */
async function endIfHanging(
  address: string,
  server: WaitingNode,
  { everyMs, patienceMs }: Watchdog,
  signal: AbortSignal,
): Promise<void> {
  for (let answered = Date.now(); !signal.aborted; ) {
    await sleep(everyMs, undefined, { signal, ref: false }).catch(() => {});
    const ask = AbortSignal.any([signal, AbortSignal.timeout(everyMs)]);
    const isAlive = await fetch(`${address}/healthz`, { signal: ask, redirect: "manual" })
      .then((response) => response.arrayBuffer().then(() => true))
      .catch(() => false);
    if (isAlive) answered = Date.now();
    if (signal.aborted || Date.now() - answered < patienceMs) continue;
    note(`The web server has not answered for ${patienceMs / 1000} seconds: it is ended.`);
    server.kill();
    answered = Date.now();
  }
}

/** The first visitors go before. */
const warmUpAfterMs = 3_000;

/** Reads our own database into its cache, with half of one core; the site is as well without it, only slower. */
async function warmUp(databaseUrl: string, signal: AbortSignal): Promise<void> {
  try {
    await sleep(warmUpAfterMs, undefined, { signal });
    const { warmCache } = await import("./warm-cache");
    await warmCache(databaseUrl, { signal, rest: 1 });
  } catch (error) {
    // A database that ends tells its connections first; that it has ended is said elsewhere.
    await sleep(1_000, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    note(`The database's cache was not warmed up (${reason}): the first searches take longer.`);
  }
}

/**
 * The web server's memory. V8's room for what is made and soon forgotten: with its own 16 MB the collector took a
 * tenth of the time under a load of searches; 64 MB answered no more of them than 32, with 60 MB more. And the most
 * for all else, of which 130 MB are used: with less room to grow V8 collects before it takes more, and the site stays
 * at 425 MB under load instead of 605, as fast. `npm run bench -- search` runs with the same.
 */
export const memoryFlags = ["--max-semi-space-size=32", "--max-old-space-size=1024"];

/** A web server that loads a build, and listens once it is sent its environment. */
function startServerOf(supervision: Supervision, root: string, serverBuild: string) {
  return startWaitingNode(supervision, {
    name: "The web server",
    args: [
      ...[...memoryFlags, "--import", servePreload, "--import", serveStandby],
      ...[remixServeCommand(), serverBuild],
    ],
    cwd: root,
    env: { NODE_ENV: "production" },
    // One line per request is for a proxy to write, if anybody wants it.
    stdout: "ignore",
  });
}

/** Starts the site with hot reload; `mocked` gives it an outside world of its own. */
export async function startDevelopment(
  supervision: Supervision,
  options: SiteOptions & { mocked: boolean },
): Promise<void> {
  const { startData } = await import("./site-data");
  const { settings, childEnv } = await startData(supervision, "development", options.root);
  const mocks = options.mocked ? ["--import", "tsx", "--import", "./mocks/node-preload.ts"] : [];
  startNode(supervision, {
    name: "The development server",
    args: [
      ...mocks,
      ...["--import", servePreload, remixCommand(), "vite:dev"],
      ...["--port", childEnv.PORT, "--strictPort"],
      ...(settings.HOST ? ["--host", settings.HOST] : []),
    ],
    cwd: options.root,
    env: childEnv,
    stdout: "inherit",
  });
}

async function untilHealthy(address: string, signal: AbortSignal): Promise<void> {
  const begun = Date.now();
  for (;;) {
    const ask = AbortSignal.any([signal, AbortSignal.timeout(2_000)]);
    const status = await fetch(`${address}/healthz`, { signal: ask, redirect: "manual" }).then(
      (response) => response.status,
      () => 0,
    );
    signal.throwIfAborted();
    if (status === 200) return;
    if (Date.now() - begun > 30_000)
      throw new StartError(
        status
          ? `The site is up at ${address}, but answers that it is not well (status ${status}): the lines above say why.`
          : `The site did not answer at ${address} within 30 seconds: the lines above may say why.`,
      );
    await sleep(20);
  }
}

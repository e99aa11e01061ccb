import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../app/platform/database.server";
import { dataDirTaken, startEmbeddedPostgres } from "../../app/platform/embedded-postgres.server";
import { parseEnv, parseSettings, type Settings } from "../../app/platform/env.server";
import { migrateDatabase } from "../../app/platform/migrate.server";
import { StartError } from "../../app/platform/start-error.server";
import { ensureBuild, remixCommand, remixServeCommand, servePreload } from "./build";
import { startNode } from "./child";
import { claimPort, localAddress } from "./port";
import { seedSampleData } from "./seed";
import { keptSessionSecret } from "./session-secret";
import type { Supervision } from "./supervise";
import { note } from "./terminal";

type SiteOptions = {
  /** The project's directory. */
  root: string;
  /** A server build that is ready to be served, in place of the project's own. */
  serverBuild?: string;
};

/** Starts the site as its users get it; settles when it answers. Throws `StartError`, `EnvError`. */
export async function startSite(supervision: Supervision, options: SiteOptions): Promise<void> {
  const { root, serverBuild } = options;
  const { settings, address, childEnv } = await startData(supervision, "production");
  if (!serverBuild) await ensureBuild(root, note, supervision.signal);
  startNode(supervision, {
    name: "The web server",
    args: ["--import", servePreload, remixServeCommand(), serverBuild ?? "build/server/index.js"],
    cwd: root,
    env: childEnv,
    // One line per request is for a proxy to write, if anybody wants it.
    stdout: "ignore",
  });
  await untilHealthy(address, supervision.signal);
  const site = settings.SITE_URL ? ` (${settings.SITE_URL})` : "";
  process.stdout.write(`Partlane is ready at ${address}${site}\n`);
}

/** Starts the site with hot reload; `mocked` gives it an outside world of its own. */
export async function startDevelopment(
  supervision: Supervision,
  options: SiteOptions & { mocked: boolean },
): Promise<void> {
  const { settings, childEnv } = await startData(supervision, "development");
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

/** Parses the settings, then brings up everything below the web server. */
async function startData(supervision: Supervision, mode: Settings["NODE_ENV"]) {
  const settings = parseSettings({ ...process.env, NODE_ENV: mode });
  const dataDir = path.resolve(settings.DATA_DIR);
  const port = await claimPort(settings.PORT, settings.HOST).catch(async (error: unknown) => {
    // More often than not it is this very site, started twice: then that is the thing to say.
    const taken = settings.DATABASE_URL ? undefined : await dataDirTaken(dataDir);
    throw taken ? new StartError(taken) : error;
  });
  const address = localAddress(port, settings.HOST);
  const databaseUrl = settings.DATABASE_URL ?? (await startDatabase(supervision, dataDir, address));
  const childEnv = {
    NODE_ENV: mode,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: settings.SESSION_SECRET ?? (await keptSessionSecret(dataDir)),
  };
  // The web server will parse the same: whatever it would refuse is refused here, in a sentence.
  parseEnv({ ...process.env, ...childEnv });
  await prepareDatabase(databaseUrl).catch((error: unknown) => {
    throw settings.DATABASE_URL ? databaseRefused(error) : error;
  });
  return { settings, address, childEnv };
}

async function prepareDatabase(url: string): Promise<void> {
  await migrateDatabase(url);
  const { db, close } = openDatabase(url, { max: 1, statementTimeoutMs: 0 });
  await seedSampleData(db).finally(close);
}

async function startDatabase(supervision: Supervision, dataDir: string, address: string) {
  const { signal } = supervision;
  const postgres = await startEmbeddedPostgres({ dataDir, address, signal, note });
  supervision.onStop((msLeft) => postgres.stop(Math.max(100, msLeft - 500)));
  supervision.watch(postgres.died);
  return postgres.url;
}

/** Network and sign-in trouble with somebody else's database; anything else is a bug of ours. */
function databaseRefused(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const timedOut = error instanceof Error && /timeout/i.test(error.message);
  if (!timedOut && !/^(E[A-Z]+|08...|28...|3D000|42501|53300|57P03)$/.test(code)) return error;
  const reason = error instanceof Error && error.message ? error.message : code;
  return new StartError(
    `The database that DATABASE_URL names cannot be used (${reason}): check the address, the password and the network.`,
  );
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
    await sleep(50);
  }
}

import path from "node:path";
import { diskFull, isDiskFull } from "../../../app/platform/config/disk-full.server";
import { parseEnv, parseSettings, type Settings } from "../../../app/platform/config/env.server";
import { StartError } from "../../../app/platform/config/start-error.server";
import {
  dataDirTaken,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../../app/platform/db/embedded/embedded-postgres.server";
import { errorCode } from "../../../app/platform/log/error-code.server";
import { claimPort, localAddress } from "../process/port";
import { runAs } from "../process/run-as";
import type { Life, Supervision } from "../process/supervise";
import { note } from "../process/terminal";
import { keptSessionSecret } from "./session-secret";

/** Parses the settings, then brings up everything below the web server. */
export async function startData(
  supervision: Supervision,
  mode: Settings["NODE_ENV"],
  root: string,
) {
  const settings = parseSettings({ ...process.env, NODE_ENV: mode });
  const dataDir = path.resolve(settings.DATA_DIR);
  try {
    return await startDataIn(supervision, mode, settings, dataDir, root);
  } catch (error) {
    // Whatever it was that found no room: a folder, the secret, the database's files or its migrations.
    throw isDiskFull(error) ? new StartError(`${diskFull(dataDir)}.`, { cause: error }) : error;
  }
}

async function startDataIn(
  supervision: Supervision,
  mode: Settings["NODE_ENV"],
  settings: Settings,
  dataDir: string,
  root: string,
) {
  const port = await claimPort(settings.PORT, settings.HOST).catch(async (error: unknown) => {
    // More often than not it is this very site, started twice: then that is the thing to say.
    const taken = settings.DATABASE_URL ? undefined : await dataDirTaken(dataDir);
    throw taken ? new StartError(taken) : error;
  });
  const address = localAddress(port, settings.HOST);
  const embedded = settings.DATABASE_URL
    ? undefined
    : await startDatabase(supervision, dataDir, address);
  const databaseUrl = settings.DATABASE_URL ?? String(embedded?.url);
  const { prepareDatabase } = await import("./prepare-database");
  const childEnv = {
    NODE_ENV: mode,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: settings.SESSION_SECRET ?? (await keptSessionSecret(dataDir)),
    // For development, the server writes into the project.
    ...(mode === "production" ? await runAs({ user: embedded?.user, root, dataDir }) : {}),
  };
  // The web server will parse the same: whatever it would refuse is refused here, in a sentence.
  parseEnv({ ...process.env, ...childEnv });
  await prepareDatabase(databaseUrl).catch((error: unknown) => {
    throw settings.DATABASE_URL ? databaseRefused(error) : error;
  });
  return { settings, address, childEnv };
}

async function startDatabase(supervision: Supervision, dataDir: string, address: string) {
  const { signal } = supervision;
  // Read while PostgreSQL comes up, which whatever is wrong there must not leave half started.
  // Loaded ahead of its use, which tells what is wrong with it.
  const launched = () => void import("./prepare-database").catch(() => {});
  const postgres = await startEmbeddedPostgres({ dataDir, address, signal, note, launched });
  supervision.onStop((msLeft) => postgres.stop(Math.max(100, msLeft - 500)));
  supervision.keep(lifeOf(postgres));
  return postgres;
}

const lifeOf = (postgres: EmbeddedPostgres): Life => ({
  died: postgres.died(),
  again: async () => {
    await postgres.startAgain();
    return lifeOf(postgres);
  },
});

/** Network and sign-in trouble with somebody else's database; anything else is a bug of ours. */
function databaseRefused(error: unknown): unknown {
  const code = errorCode(error);
  const timedOut = error instanceof Error && /timeout/i.test(error.message);
  if (!timedOut && !/^(E[A-Z]+|08...|28...|3D000|42501|53300|57P03)$/.test(code)) return error;
  const reason = error instanceof Error && error.message ? error.message : code;
  return new StartError(
    `The database that DATABASE_URL names cannot be used (${reason}): check the address, the password and the network.`,
  );
}

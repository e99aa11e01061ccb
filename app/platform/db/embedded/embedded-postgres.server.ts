import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { constants, existsSync, statSync } from "node:fs";
import * as fs from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { diskFull, isDiskFull } from "~/platform/config/disk-full.server";
import { StartError } from "~/platform/config/start-error.server";
import { PostgresClient } from "~/platform/db/postgres-client.server";
import { errorCode } from "~/platform/log/error-code.server";
import { type Binaries, findBinaries, untriedBinaries } from "./postgres-binaries.server";
import { type PostgresUser, postgresUser, userCanReach } from "./postgres-user.server";

/** A PostgreSQL server of our own, run as a child process on one data directory. */
export type EmbeddedPostgres = {
  /** Address of the site's database. */
  url: string;
  /** Address of any other database in the same server. */
  urlOf(database: string): string;
  /** The postmaster's process id; another one after `startAgain`. */
  readonly pid: number;
  /** The directory that holds the cluster, the log and the socket. */
  home: string;
  /** As whom it runs, where that is not the user who started it. */
  user: PostgresUser | undefined;
  /** Settles, with what happened, when the server that runs now ends although nobody called `stop`. */
  died(): Promise<string>;
  /** Starts a server that died once more, at the same address. Throws as `startEmbeddedPostgres` does. */
  startAgain(): Promise<void>;
  /** Stops it: politely, and at once when that takes too long (the next start then recovers). */
  stop(patienceMs?: number): Promise<void>;
};

type StartOptions = {
  /** DATA_DIR; made when missing. */
  dataDir: string;
  /** The address of the running site, shown when it is started a second time. */
  address: string;
  /** The most of its own memory that it reads the data into; else enough for all of it, in reason. */
  cacheBytes?: number;
  /** Room for what is to be logged; else enough for a site's purchases and listings. */
  logBytes?: number;
  /** False gives up safety against power cuts, for tests. */
  durable?: boolean;
  /** Gives up, and leaves nothing behind. */
  signal?: AbortSignal;
  /** Called when it has been started, and will take a while to come up. */
  launched?: () => void;
  /** Hears one line about anything unusual. */
  note?: (line: string) => void;
};

const SUPERUSER = "partlane";
const SITE_DATABASE = "partlane";
/** Part of the socket's name: no server of ours listens on a port. */
const socketPort = 5432;
/** PostgreSQL's lock file beside the socket. */
const socketLock = `.s.PGSQL.${socketPort}.lock`;
/** The owner of a server holds this advisory lock in its `postgres` database. */
const OWNER_LOCK = 6_967_637;
/** A crash recovery may take its time; longer than this is not worth waiting for in silence. */
const START_LIMIT_MS = 120_000;
/** How long a second start doubts before it believes that the first one is there to stay. */
const DOUBT_MS = 2_000;

/**
 * Starts PostgreSQL on `dataDir` and becomes its only owner. What a killed predecessor left
 * behind, a half-made cluster, a stale lock file or a server still running, is cleared away first.
 * Throws `StartError` when another living owner is there, or when PostgreSQL cannot run here.
 *
 * Ownership is an advisory lock held on a connection for as long as the owner lives: the kernel
 * closes the connection of a dead one, so a lock can never go stale. PostgreSQL's own postmaster.pid
 * keeps a second server off the directory.
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const { signal } = options;
  const dataDir = await makeDataDir(options.dataDir);
  const { home, user, moved } = await chooseHome(dataDir);
  if (moved)
    options.note?.(
      `The user ${user?.name} cannot reach ${dataDir}, so the database is kept in ${home}.`,
    );
  const server = new Server(home, user, options);
  try {
    await server.prepare();
    return await server.own();
  } catch (error) {
    await server.stop();
    // The abort is why it failed, whatever broke first.
    signal?.throwIfAborted();
    throw error;
  }
}

class Server {
  readonly #cluster: string;
  readonly #log: string;
  #binaries: Binaries;
  #binariesTried = false;
  #socketDir = "";
  #child: ChildProcess | undefined;
  #exited: Promise<string> = Promise.resolve("");
  #owner: pg.Client | undefined;
  #stopping = false;

  constructor(
    readonly home: string,
    readonly user: PostgresUser | undefined,
    readonly options: StartOptions,
  ) {
    this.#binaries = untriedBinaries(home);
    this.#cluster = path.join(home, "cluster");
    this.#log = path.join(home, "postgres.log");
  }

  /** Makes the cluster unless there is one, and picks where the server will listen. */
  async prepare(): Promise<void> {
    this.#socketDir = await chooseSocketDir(this.home, this.user);
    await this.#removeUnfinishedClusters();
    if (existsSync(path.join(this.#cluster, "PG_VERSION"))) await this.#checkVersion();
    else {
      await this.#tryBinaries();
      await this.#initialise();
    }
  }

  async #tryBinaries(): Promise<void> {
    this.#binaries = await findBinaries(this.home, this.user);
    this.#binariesTried = true;
  }

  /** Gets the server running and its owner lock held, whatever state it is found in. */
  async own(): Promise<EmbeddedPostgres> {
    return await this.#opened(await this.#launchAndOwn());
  }

  async #launchAndOwn(): Promise<pg.Client> {
    const begun = Date.now();
    for (;;) {
      this.options.signal?.throwIfAborted();
      const left = await this.#replaceLeftover();
      const owner = left === "gone" && (await this.#launch());
      if (owner) return owner;
      if (Date.now() - begun > DOUBT_MS) await endOrphans(this.#cluster);
      if (Date.now() - begun > START_LIMIT_MS)
        throw new StartError(
          `PostgreSQL did not become ready within ${START_LIMIT_MS / 1000} seconds: see ${this.#log}.`,
        );
      await sleep(100);
    }
  }

  urlOf(database: string, socketDir = this.#socketDir): string {
    return addressOf(database, socketDir);
  }

  async stop(patienceMs = 3_000): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    const child = this.#child;
    if (child?.pid && child.exitCode === null && child.signalCode === null) {
      // Lets a start that comes now wait for us instead of turning away; where it fails, that one turns away.
      await this.#owner?.query("set application_name = 'partlane-owner stopping'").catch(() => {});
      child.kill("SIGINT");
      const slow = setTimeout(() => child.kill("SIGQUIT"), patienceMs);
      await this.#exited;
      clearTimeout(slow);
    }
    await endQuietly(this.#owner);
  }

  async #opened(owner: pg.Client): Promise<EmbeddedPostgres> {
    this.#owner = owner;
    const { rowCount } = await owner.query("select from pg_database where datname = $1", [
      SITE_DATABASE,
    ]);
    if (!rowCount) await owner.query(`create database ${SITE_DATABASE}`);
    this.#keepOwning(owner);
    const pid = () => this.#child?.pid ?? 0;
    return {
      url: this.urlOf(SITE_DATABASE),
      urlOf: (database) => this.urlOf(database),
      get pid() {
        return pid();
      },
      home: this.home,
      user: this.user,
      died: () => this.#exited.then((how) => (this.#stopping ? new Promise(() => {}) : how)),
      startAgain: () => this.#startAgain(),
      stop: (patienceMs) => this.stop(patienceMs),
    };
  }

  /** In the same place: whoever has the address finds it there again. */
  async #startAgain(): Promise<void> {
    await endQuietly(this.#owner);
    const owner = await this.#launchAndOwn();
    this.#owner = owner;
    this.#keepOwning(owner);
  }

  /** PostgreSQL drops every connection when one backend crashes: the lock is then taken again. */
  #keepOwning(owner: pg.Client): void {
    const child = this.#child;
    const isRunning = () => child?.exitCode === null && child.signalCode === null;
    owner.once("end", async () => {
      while (!this.#stopping && isRunning()) {
        const again = await this.#claim(this.urlOf("postgres")).catch(() => undefined);
        if (again) {
          this.#owner = again;
          this.#keepOwning(again);
          return;
        }
        await sleep(200);
      }
    });
  }

  /**
   * Takes the owner lock of a running server. Undefined when it cannot be reached (any more).
   * Throws `StartError` when a living owner holds it.
   */
  async #claim(url: string): Promise<pg.Client | undefined> {
    const client = new PostgresClient({
      connectionString: url,
      application_name: `partlane-owner ${process.pid} ${this.options.address}`.slice(0, 63),
      connectionTimeoutMillis: 5_000,
    });
    try {
      await client.connect();
      const begun = Date.now();
      for (;;) {
        this.options.signal?.throwIfAborted();
        const { rows } = await client.query("select pg_try_advisory_lock($1) as ours", [
          OWNER_LOCK,
        ]);
        if (rows[0].ours) return client;
        const holder = await lockHolder(client);
        const patience = holder.endsWith("stopping") ? 6_000 : DOUBT_MS;
        if (Date.now() - begun > patience)
          throw new StartError(takenSentence(this.options.dataDir, holder));
        await sleep(50);
      }
    } catch (error) {
      await endQuietly(client);
      if (error instanceof StartError || this.options.signal?.aborted) throw error;
      return undefined;
    }
  }

  /** Stops the server that a killed owner left running, if there is one. */
  async #replaceLeftover(): Promise<"gone" | "changing"> {
    const left = await readPostmasterPid(this.#cluster);
    if (!left) return "gone";
    // Also finds the server of another container that shares the directory but not our processes.
    const url = this.urlOf("postgres", left.socketDir);
    const owner = await this.#claim(url);
    if (!owner) {
      if (!(await isOfCluster(left.pid, this.#cluster))) return "gone";
      return "changing";
    }
    await owner.end();
    await killIfAlive(left.pid, "SIGINT");
    for (let waited = 0; await isOfCluster(left.pid, this.#cluster); waited += 50) {
      if (waited === 10_000) await killIfAlive(left.pid, "SIGQUIT");
      if (waited > 20_000) return "changing";
      await sleep(50);
    }
    return "gone";
  }

  /** Starts the server, and takes its owner lock; undefined when it is worth trying again. */
  async #launch(): Promise<pg.Client | undefined> {
    const settings = await this.#settings();
    const log = await this.#openLog();
    const { size: before } = await log.stat();
    this.options.signal?.throwIfAborted();
    const child = spawn(this.#binaries.postgres, ["-D", this.#cluster, ...settings], {
      ...identity(this.user),
      cwd: this.home,
      env: cleanEnv(),
      stdio: ["ignore", log.fd, log.fd],
      // Its own session: Ctrl-C reaches the owner alone, which stops the site first.
      detached: true,
    });
    this.#child = child;
    this.#exited = exitOf(child).then(async (how) => {
      const why = isDiskFull(await this.#saidSince(before)) ? `: ${diskFull(this.home)}` : "";
      return `PostgreSQL ended unexpectedly (${how}; its log is ${this.#log})${why}`;
    });
    await log.close();
    this.options.launched?.();
    const begun = Date.now();
    let noted = false;
    while (child.exitCode === null && child.signalCode === null && child.pid) {
      this.options.signal?.throwIfAborted();
      const owner = await this.#claim(this.urlOf("postgres"));
      if (owner) return owner;
      if (!noted && Date.now() - begun > 5_000) {
        this.options.note?.("PostgreSQL is recovering from an unclean stop.");
        noted = true;
      }
      if (Date.now() - begun > START_LIMIT_MS)
        throw new StartError(`PostgreSQL is not ready after two minutes: see ${this.#log}.`);
      await sleep(30);
    }
    await this.#exited;
    const said = await this.#saidSince(before);
    // Backends of a killed server hold its memory for a moment; another start may be ahead of us.
    if (said.includes("pre-existing shared memory block")) return undefined;
    if (/lock file ".*postmaster\.pid" already exists/.test(said)) {
      await this.#removeStaleLockFile();
      return undefined;
    }
    const [, reason] = /(?:FATAL|PANIC): {2}(.*)/.exec(said) ?? [];
    if (!reason && !this.#binariesTried) {
      // Out of reach or broken since they ran last: that is mended, or told.
      await this.#tryBinaries();
      return undefined;
    }
    throw new StartError(
      isDiskFull(said)
        ? `${diskFull(this.home)}.`
        : `PostgreSQL did not start: ${reason ?? "it gave no reason"} (see ${this.#log}).`,
    );
  }

  /** The end of what was logged since the log had so many bytes. */
  async #saidSince(before: number): Promise<string> {
    const log = await fs.open(this.#log).catch(() => undefined);
    if (!log) return "";
    try {
      const { size } = await log.stat();
      const { buffer, bytesRead } = await log.read({
        buffer: Buffer.alloc(64 * 1024),
        position: Math.max(size < before ? 0 : before, size - 64 * 1024),
      });
      return buffer.subarray(0, bytesRead).toString();
    } finally {
      await log.close();
    }
  }

  /**
   * After a reboot the process id in its lock files may be anybody's, and after a kill that of a process that has ended
   * and that nobody has waited for yet: PostgreSQL cannot tell either from a server.
   */
  async #removeStaleLockFile(): Promise<void> {
    const left = await readPostmasterPid(this.#cluster);
    if (!left || (await isOfCluster(left.pid, this.#cluster))) return;
    await fs.rm(path.join(this.#cluster, "postmaster.pid"), { force: true });
    if (left.socketDir) await fs.rm(path.join(left.socketDir, socketLock), { force: true });
  }

  async #openLog(): Promise<fs.FileHandle> {
    const log = await fs.open(this.#log, "a", 0o600);
    if ((await log.stat()).size > 10_000_000) await log.truncate();
    await hand(this.#log, this.user);
    return log;
  }

  async #settings(): Promise<string[]> {
    const memory = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
    // A quarter of the memory is usual. PostgreSQL writes a list of all the pages there could be when it starts,
    // a second's work for 6 GB on a virtual machine: it need not be for more than the data.
    const cacheBytes =
      this.options.cacheBytes ?? Math.max(2 ** 30, await sizeOfData(this.#cluster));
    const megabytes = (bytes: number, least = 16) =>
      `${Math.max(least, Math.floor(bytes / 2 ** 20))}MB`;
    const durable = this.options.durable ?? true;
    const settings = {
      listen_addresses: "",
      port: socketPort,
      unix_socket_directories: `"${this.#socketDir.replaceAll('"', '""')}"`,
      unix_socket_permissions: "0700",
      max_connections: 50,
      shared_buffers: megabytes(Math.min(memory / 4, cacheBytes)),
      effective_cache_size: megabytes(memory / 2),
      work_mem: "8MB",
      maintenance_work_mem: "64MB",
      random_page_cost: 1.1,
      // Many short queries share few cores with the web server: neither pays for itself.
      max_parallel_workers_per_gather: 0,
      jit: "off",
      // Processes that read files for others pay where disks are far away: here they take their turns on the same
      // few cores. Indexes are built a tenth sooner without them, and it starts sooner.
      io_method: "sync",
      // Nothing replicates from an embedded server.
      wal_level: "minimal",
      max_wal_senders: 0,
      wal_compression: "on",
      max_wal_size: "1GB",
      // All of it is written to while PostgreSQL starts: for the usual 16 MB that takes 60 ms on a virtual machine.
      wal_buffers: megabytes(this.options.logBytes ?? 2 * 2 ** 20, 1),
      ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
      timezone: "UTC",
      log_timezone: "UTC",
      log_checkpoints: "off",
      // Keys and rows in the details of an error are people's data.
      log_error_verbosity: "terse",
      log_min_error_statement: "panic",
    };
    return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  }

  async #checkVersion(): Promise<void> {
    const made = (await fs.readFile(path.join(this.#cluster, "PG_VERSION"), "utf8")).trim();
    if (made === this.#binaries.major) return;
    throw new StartError(
      `The database in ${this.home} was made by PostgreSQL ${made}, but this is PostgreSQL ${this.#binaries.major}: move it away to start empty, or upgrade it with pg_upgrade.`,
    );
  }

  /** Makes the cluster aside and renames it, so that a start cut short leaves none or a whole one. */
  async #initialise(): Promise<void> {
    const unfinished = path.join(this.home, `init-${process.pid}`);
    const args = [
      ["-D", unfinished],
      ["-U", SUPERUSER],
      ["-E", "UTF8"],
      // Unicode rules that come with PostgreSQL: the same order on every machine, forever.
      ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
      ["--data-checksums", "--no-instructions"],
      ["--auth-local=trust", "--auth-host=reject"],
      this.options.durable === false ? ["--no-sync"] : [],
    ].flat();
    this.options.signal?.throwIfAborted();
    const child = spawn(this.#binaries.initdb, args, {
      ...identity(this.user),
      cwd: this.home,
      env: cleanEnv(),
      stdio: ["ignore", "ignore", "pipe"],
      // Its own process group, so that giving up ends the helpers that it starts as well.
      detached: true,
    });
    let said = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    const abort = () => killGroup(child);
    this.options.signal?.addEventListener("abort", abort);
    const how = await exitOf(child);
    this.options.signal?.removeEventListener("abort", abort);
    if (how !== "exit code 0") await fs.rm(unfinished, { recursive: true, force: true });
    this.options.signal?.throwIfAborted();
    if (how !== "exit code 0")
      throw new StartError(
        isDiskFull(said)
          ? `${diskFull(this.home)}.`
          : `PostgreSQL could not make its files in ${this.home} (${how}): ${lastLine(said)}`,
      );
    try {
      await fs.rename(unfinished, this.#cluster);
    } catch (error) {
      // Another start was quicker: its cluster is as good.
      if (!existsSync(path.join(this.#cluster, "PG_VERSION"))) throw error;
      await fs.rm(unfinished, { recursive: true, force: true });
    }
    await syncDirectory(this.home);
  }

  async #removeUnfinishedClusters(): Promise<void> {
    for (const name of await fs.readdir(this.home)) {
      const [, pid] = /^init-(\d+)$/.exec(name) ?? [];
      if (pid && !isAlive(Number(pid)))
        await fs.rm(path.join(this.home, name), { recursive: true, force: true });
    }
  }
}

/**
 * The sentence for who starts a second time, when the data directory has a living owner; else
 * undefined. Only asks: to become the owner, start.
 */
export async function dataDirTaken(dataDir: string): Promise<string | undefined> {
  const owned = await ownedServer(dataDir);
  return owned && takenSentence(dataDir, owned.holder);
}

/** Address of the site's database when a living owner runs it on that data directory. */
export async function runningEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  return (await ownedServer(dataDir))?.urlOf(SITE_DATABASE);
}

/** The user that the cluster of a data directory belongs to, when not the current one. */
export async function embeddedPostgresUser(dataDir: string): Promise<PostgresUser | undefined> {
  const home = existingHome(await fs.realpath(dataDir).catch(() => dataDir));
  return await postgresUser(home && path.join(home, "cluster"));
}

async function ownedServer(dataDir: string) {
  const home = existingHome(await fs.realpath(dataDir).catch(() => dataDir));
  const left = home && (await readPostmasterPid(path.join(home, "cluster")));
  if (!left) return undefined;
  const urlOf = (database: string) => addressOf(database, left.socketDir);
  const client = new PostgresClient(urlOf("postgres"));
  try {
    await client.connect();
    const holder = await lockHolder(client);
    return holder ? { holder, urlOf } : undefined;
  } catch {
    // Nobody answers there: what the file of its id tells of is gone, or on its way.
    return undefined;
  } finally {
    await endQuietly(client);
  }
}

function takenSentence(dataDir: string, holder: string): string {
  const [, pid, address] = /^partlane-owner (\d+) (.*)$/.exec(holder) ?? [];
  const who = pid ? `process ${pid}, at ${address}` : "another process";
  return `The data directory ${dataDir} is already in use by ${who}: stop that one, or set DATA_DIR to another directory.`;
}

function addressOf(database: string, socketDir: string): string {
  return `postgresql://${SUPERUSER}@${encodeURIComponent(socketDir)}:${socketPort}/${database}`;
}

/** Bytes of all databases that were made in a cluster. */
async function sizeOfData(cluster: string): Promise<number> {
  const base = path.join(cluster, "base");
  const databases = await fs.readdir(base).catch(() => []);
  let bytes = 0;
  // Those with lower numbers come with PostgreSQL. Source: FirstNormalObjectId in its access/transam.h.
  for (const database of databases.filter((name) => Number(name) >= 16_384))
    for (const file of await fs.readdir(path.join(base, database)).catch(() => []))
      bytes += statSync(path.join(base, database, file), { throwIfNoEntry: false })?.size ?? 0;
  return bytes;
}

async function makeDataDir(dataDir: string): Promise<string> {
  try {
    const made = await fs.mkdir(dataDir, { recursive: true });
    // Whatever the umask: the database's user has to pass through; what is inside guards itself.
    if (made) await fs.chmod(dataDir, 0o755);
    return await fs.realpath(dataDir);
  } catch (error) {
    throw new StartError(
      `The data directory ${dataDir} cannot be made or entered (${errorCode(error) || String(error)}): set DATA_DIR to a directory that you may write to.`,
    );
  }
}

/** The cluster lives in the data directory, or elsewhere if root's PostgreSQL cannot get in. */
function homes(dataDir: string): { inside: string; elsewhere: string } {
  return {
    inside: path.join(dataDir, "postgres"),
    elsewhere: path.join("/var/lib/partlane", digest(dataDir)),
  };
}

function existingHome(dataDir: string): string | undefined {
  return Object.values(homes(dataDir)).find((home) => existsSync(home));
}

/** Where the cluster of a data directory lives, and as whom its server runs. */
async function chooseHome(dataDir: string) {
  const { inside, elsewhere } = homes(dataDir);
  const existing = existingHome(dataDir);
  const user = await postgresUser(existing ? path.join(existing, "cluster") : undefined);
  const reachable = !user || (await userCanReach(user, dataDir));
  const home = existing ?? (reachable ? inside : elsewhere);
  try {
    await fs.mkdir(home, { recursive: true, mode: 0o700 });
    if (home === elsewhere) await fs.chmod(path.dirname(elsewhere), 0o755);
    await hand(home, user);
    await fs.access(home, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The database directory ${home} cannot be used by this user (${errorCode(error) || String(error)}): start as the user who made it, or set DATA_DIR to another directory.`,
    );
  }
  if (user && !(await userCanReach(user, home)))
    throw new StartError(
      `The user ${user.name}, to whom the database in ${home} belongs, cannot reach it: open the directories above it with chmod o+x, or move it and set DATA_DIR.`,
    );
  return { home, user, moved: home === elsewhere };
}

/** A private directory with a path short enough for a socket: beside the cluster, or else in /tmp. */
async function chooseSocketDir(home: string, user: PostgresUser | undefined): Promise<string> {
  const beside = path.join(home, "run");
  await fs.mkdir(beside, { recursive: true, mode: 0o700 });
  await hand(beside, user);
  if (await canHoldSocket(beside)) return beside;
  const uid = user?.uid ?? process.getuid?.();
  const dir = path.join(os.tmpdir(), `partlane-${uid}-${digest(home)}`);
  // What cannot be made or handed over is found out below, as what somebody else put there is.
  await fs.mkdir(dir, { mode: 0o700 }).catch(() => {});
  await hand(dir, user).catch(() => {});
  const { uid: owner, mode } = await fs.lstat(dir);
  // Anybody may have put it there: in somebody else's directory the socket could be theirs.
  if (owner !== uid || (mode & 0o170777) !== 0o040700 || !(await canHoldSocket(dir)))
    throw new StartError(
      `PostgreSQL has nowhere to put its socket: ${dir} is not a private directory; remove it, or set DATA_DIR to a shorter path.`,
    );
  return dir;
}

async function canHoldSocket(dir: string): Promise<boolean> {
  const probe = path.join(dir, `probe-${randomBytes(4).toString("hex")}`);
  // The system's limit is 104 bytes or more; PostgreSQL adds a lock file's suffix to the name.
  if (Buffer.byteLength(path.join(dir, socketLock)) >= 100) return false;
  return await new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(probe, () => server.close(() => resolve(true)));
  });
}

type PostmasterPid = { pid: number; socketDir: string };

/** Source of the file's lines: PostgreSQL's src/include/utils/pidfile.h. */
async function readPostmasterPid(cluster: string): Promise<PostmasterPid | undefined> {
  const file = await fs.readFile(path.join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , , socketDir] = file.split("\n");
  if (!Number(pid)) return undefined;
  return { pid: Number(pid), socketDir: socketDir?.trim() ?? "" };
}

/** Whether the process is of a PostgreSQL server on this cluster, and not just a reused number. */
async function isOfCluster(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== "linux") return true;
  const cwd = await fs.readlink(`/proc/${pid}/cwd`).catch(() => "");
  if (cwd) return cwd === cluster;
  const command = await fs.readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return command.split("\0").includes(cluster);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/**
 * Ends backends of a server that was killed. One that waits for what another held, which was killed as well, waits for
 * good: it does not see that its server is gone, and keeps the memory without which no other one starts.
 */
async function endOrphans(cluster: string): Promise<void> {
  if (process.platform !== "linux") return;
  const read = (pid: string, file: string) =>
    fs.readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");
  for (const pid of await fs.readdir("/proc")) {
    if (!/^\d+$/.test(pid) || !(await isOfCluster(Number(pid), cluster))) continue;
    // A server is called by its path, what it has started by what it does.
    if (!(await read(pid, "cmdline")).startsWith("postgres: ")) continue;
    const [, parent] = /^PPid:\s*(\d+)$/m.exec(await read(pid, "status")) ?? [];
    if (!(await isOfCluster(Number(parent), cluster))) await killIfAlive(Number(pid), "SIGKILL");
  }
}

async function killIfAlive(pid: number, signal: NodeJS.Signals): Promise<void> {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error;
  }
}

/** Ends a detached child and all that it started, at once. */
function killGroup(child: ChildProcess): void {
  if (!child.pid || child.exitCode !== null || child.signalCode) return;
  process.kill(-child.pid, "SIGKILL");
}

/** Where it cannot be told to end it is broken, and has ended. */
async function endQuietly(client: pg.Client | undefined): Promise<void> {
  await client?.end().catch(() => {});
}

async function lockHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = $1`,
    [OWNER_LOCK],
  );
  return String(rows[0]?.name ?? "");
}

function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}

/** PostgreSQL needs nothing of our environment, and libpq's variables would only mislead it. */
function cleanEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC", NODE_ENV: "production" };
}

function identity(user: PostgresUser | undefined) {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** Makes a path the database user's. */
async function hand(file: string, user: PostgresUser | undefined): Promise<void> {
  if (user) await fs.chown(file, user.uid, user.gid);
}

async function syncDirectory(dir: string): Promise<void> {
  const handle = await fs.open(dir);
  await handle.sync().finally(() => handle.close());
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}

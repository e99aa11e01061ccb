import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../../scripts/lib/sample-catalogue/random";
import { watcherName, withClient } from "./shelf";

/** A process of a started site. */
interface SiteProcess {
  pid: number;
  parent: number;
  command: string;
}

function processes(): SiteProcess[] {
  return execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => {
      const [, pid, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return { pid: Number(pid), parent: Number(parent), command };
    });
}

/** The web server of a site; undefined while there is none. */
export function webServerOf(supervisor: number): number | undefined {
  return processes().find(
    ({ parent, command }) => parent === supervisor && command.includes("@remix-run/serve"),
  )?.pid;
}

/** The postmaster of a site's own PostgreSQL, and what it has started. */
export function postgresOf(supervisor: number): { postmaster: number; children: number[] } {
  const all = processes();
  const postmaster = all.find(
    ({ parent, command }) => parent === supervisor && /\/postgres -D /.test(command),
  );
  if (!postmaster) throw new Error("The site's PostgreSQL is not running.");
  const children = all.filter(({ parent }) => parent === postmaster.pid).map(({ pid }) => pid);
  return { postmaster: postmaster.pid, children };
}

/** False where it has ended by itself meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
    throw error;
  }
}

/** Kills all processes of a site at once, its PostgreSQL too: none of them can do anything about it. */
export function killSite(supervisor: number): void {
  const { postmaster, children } = postgresOf(supervisor);
  const web = webServerOf(supervisor);
  for (const pid of [supervisor, web, postmaster, ...children]) if (pid) signal(pid, "SIGKILL");
}

/**
 * Cuts connections for a time, one or two in a moment and now and then all at once: those of the site, of its jobs,
 * and of its supervisor. How many were cut.
 */
export async function cutConnections(
  databaseUrl: string,
  dice: Random,
  forMs: number,
): Promise<number> {
  const ends = performance.now() + forMs;
  let cut = 0;
  await withClient(databaseUrl, async (client) => {
    while (performance.now() < ends) {
      const most = dice.chance(0.05) ? 1_000 : 1 + dice.below(2);
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1
         order by state = 'idle', md5(pid::text || $2) limit $3`,
        [watcherName, String(dice.next()), most],
      );
      cut += rowCount ?? 0;
      await sleep(20 + dice.below(120));
    }
  });
  return cut;
}

/** Stops every process of the site's PostgreSQL where it stands, and lets all go on after a time. */
export async function stallPostgres(supervisor: number, forMs: number): Promise<void> {
  const { postmaster, children } = postgresOf(supervisor);
  // The postmaster first: it starts no more of them.
  const stopped = [postmaster, ...children].filter((pid) => signal(pid, "SIGSTOP"));
  await sleep(forMs);
  for (const pid of stopped.toReversed()) signal(pid, "SIGCONT");
}

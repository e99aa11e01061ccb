import { execFileSync } from "node:child_process";

/** The processes of a started site that run Node: what it starts beside them is PostgreSQL. */
export function nodesUnder(pid: number): number[] {
  const processes = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []);
  const under = new Set([String(pid)]);
  // A parent has the lower number nearly always, but not after numbers were used up.
  for (let known = 0; known < under.size; ) {
    known = under.size;
    for (const [, child = "", parent = "", args = ""] of processes)
      if (under.has(parent) && /^\S*\bnode\b/.test(args)) under.add(child);
  }
  return [...under].map(Number);
}

/** What processes have in memory, in MB of 2^20 bytes. */
export function megabytesOf(pids: readonly number[]): number {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", pids.join(",")], { encoding: "utf8" });
  return kilobytes.split("\n").reduce((sum, line) => sum + Number(line.trim()), 0) / 1_024;
}

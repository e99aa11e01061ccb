import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

const everyMs = 50;

interface Looking {
  /** How often a connection was seen at each thing: who, waiting for what (`CPU`: at work), in which statement. */
  stop(): Promise<Map<string, number>>;
}

/** Looks at what the connections to a database do, over and over until it is stopped. */
export function lookAtWaits(server: pg.Pool, database: string): Looking {
  const seen = new Map<string, number>();
  const stopping = new AbortController();
  const looked = (async () => {
    while (!stopping.signal.aborted) {
      const { rows } = await server.query<{ at: string }>(
        `select concat_ws(' | ', coalesce(nullif(application_name, ''), 'writer'),
           coalesce(wait_event_type || ' ' || wait_event, 'CPU'), left(regexp_replace(query, '\\s+', ' ', 'g'), 30)) as at
         from pg_stat_activity where datname = $1 and state <> 'idle'`,
        [database],
      );
      for (const { at } of rows) seen.set(at, (seen.get(at) ?? 0) + 1);
      await sleep(everyMs);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await looked;
      return seen;
    },
  };
}

/** The most frequent of what was seen, as a table. */
export function waitTable(seen: ReadonlyMap<string, number>, most = 15): string {
  const all = [...seen.values()].reduce((sum, count) => sum + count, 0);
  const rows = [...seen]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([at, count]) => `| ${Math.round((100 * count) / all)} % | ${at} |`);
  return ["| seen | who | waiting for | in |", "| ---: | --- | --- | --- |", ...rows].join("\n");
}

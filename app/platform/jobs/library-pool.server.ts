import type pg from "pg";
import { logger } from "~/platform/log/logger.server";
import { pause } from "./pause.server";

/** Shortest and longest wait, in ms, before a query of the scheduler that failed is asked again. */
const retryMs = { least: 200, most: 10_000 };

/**
 * The pool as graphile-worker gets it. Where a connection is lost at the wrong moment, 0.16 leaves a rejection that
 * nobody can take up, which ends the process:
 * - Of its scheduler's queries (graphile/worker#544), and it alone asks the pool itself. Such a query is asked again
 *   until it is answered: to schedule what is scheduled does nothing. Once `over` is aborted it is answered with no rows.
 * - Of its listener, which gives its connection back twice where LISTEN fails while it stops. The second time does nothing.
 */
export function libraryPool(pool: pg.Pool, over: AbortSignal): pg.Pool {
  const query = async (text: string, values?: unknown[]) => {
    let waitMs = retryMs.least;
    while (!over.aborted) {
      try {
        return await pool.query(text, values);
      } catch (err) {
        logger().warn({ err }, "the schedule of jobs could not be kept yet");
      }
      await pause(waitMs, { signal: over });
      waitMs = Math.min(waitMs * 2, retryMs.most);
    }
    return { rows: [] };
  };
  const connect = (lent?: Parameters<pg.Pool["connect"]>[0]) =>
    lent
      ? pool.connect((error, client, giveBack) => lent(error, client, once(giveBack)))
      : pool.connect();
  return new Proxy(pool, {
    get(target, name) {
      if (name === "query") return query;
      if (name === "connect") return connect;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function once<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  let isDone = false;
  return (...args) => {
    if (isDone) return;
    isDone = true;
    act(...args);
  };
}

import type { Socket } from "node:net";
import pg from "pg";
import { SilentConnectionError } from "./connection-loss.server";

/*
 * The only place that opens connections to PostgreSQL: an `error` event that nobody hears ends the process, and
 * pg emits one whenever a connection is lost, also while a pool has lent it out or before it is connected.
 */

interface SilenceLimit {
  /**
   * Milliseconds without a byte, while an answer is due, after which the connection is ended, and with it all that was
   * asked of it; absent or 0 never. To be longer than `statement_timeout`: a server that can would have answered.
   */
  silenceLimitMs?: number;
}

/** How long a server may take to say goodbye, in ms. */
const farewellMs = 1_000;

/** A connection whose loss is heard by those who wait for its answers, and ends nothing else. */
export class PostgresClient extends pg.Client {
  constructor(config?: string | (pg.ClientConfig & SilenceLimit)) {
    super(config);
    // For its whole life: a pool takes its own listener away while the connection is lent.
    this.on("error", ignore);
    const limitMs = typeof config === "object" ? config.silenceLimitMs : 0;
    if (limitMs) this.once("connect", () => this.#endWhenSilent(limitMs));
  }

  /** The socket's own clock begins again with every byte, at no cost for a query. */
  #endWhenSilent(limitMs: number): void {
    const stream = this.connection.stream as Socket;
    stream.setTimeout(limitMs);
    // Not the clock's own callback, which is called once: the first time is when nothing is asked.
    stream.on("timeout", () => {
      const isIdle = "readyForQuery" in this && this.readyForQuery === true;
      if (!isIdle) stream.destroy(new SilentConnectionError(limitMs));
    });
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    const { stream } = this.connection;
    setTimeout(() => stream.destroy(), farewellMs).unref();
    return callback ? super.end(callback) : super.end();
  }
}

const ignore = () => {};

/** A pool of such connections. A lost one is replaced at the next checkout. */
export function openPool(
  config: pg.PoolConfig & SilenceLimit,
  onLostIdle: (error: Error) => void,
): pg.Pool {
  return new pg.Pool({ ...config, Client: PostgresClient }).on("error", onLostIdle);
}

import pg from "pg";

/*
 * The only place that opens connections to PostgreSQL: an `error` event that nobody hears ends the process, and
 * pg emits one whenever a connection is lost, also while a pool has lent it out or before it is connected.
 */

/** A connection whose loss is heard by those who wait for its answers, and ends nothing else. */
export class PostgresClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // For its whole life: a pool takes its own listener away while the connection is lent.
    this.on("error", ignore);
  }
}

const ignore = () => {};

/** A pool of such connections. It replaces those that are lost when it is next asked for one. */
export function openPool(config: pg.PoolConfig, onLostIdle: (error: Error) => void): pg.Pool {
  return new pg.Pool({ ...config, Client: PostgresClient }).on("error", onLostIdle);
}

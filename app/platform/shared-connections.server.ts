import os from "node:os";
import pg from "pg";
import { TooBusy } from "./busy.server";

/**
 * A connection has so many queries to answer at once; what is beyond waits here. With more, their answers
 * come in heaps, and everything else waits until a heap is done.
 */
const deep = 10;
/** At one query for longer than this, a connection gets no further ones. */
const slowMs = 50;
/** So many connections are at work while none is slow. */
const wide = Math.max(2, os.availableParallelism());
/** Where so many wait, the next is refused. */
const mostWaiting = 500;

interface Held {
  client: Promise<pg.PoolClient>;
  /** Queries that are not answered yet. */
  asked: number;
  /** When it was last idle, or answered one, on the clock of `performance`. */
  since: number;
}

/**
 * A pool's connections, each given the next query before it has answered the last: waking the database
 * and waiting for it take as long as many a search. Only for queries that stand alone: there are no
 * transactions, and what a query sets is seen by others.
 */
export class SharedConnections {
  readonly pool: pg.Pool;
  readonly #held = new Set<Held>();
  readonly #waiting: ((held: Held) => void)[] = [];

  constructor(options: pg.PoolConfig) {
    const pipelined = { ...options, pipeline: true };
    this.pool = new pg.Pool(pipelined);
  }

  /** The rows. Throws `TooBusy` where very many wait already. */
  async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<Row[]> {
    const held = this.#choose() ?? (await this.#wait());
    try {
      return (await (await held.client).query<Row>(query)).rows;
    } finally {
      held.asked -= 1;
      held.since = performance.now();
      this.#next();
      if (held.asked === 0) this.#giveBack(held);
    }
  }

  /** The connection that has least to do, as one that has a query more; none where all have much. */
  #choose(): Held | undefined {
    const lately = performance.now() - slowMs;
    const quick = [...this.#held].filter(({ since }) => since > lately);
    const mayTake = quick.length < wide && this.#held.size < this.pool.options.max;
    const [least] = mayTake ? [this.#take()] : quick.toSorted((a, b) => a.asked - b.asked);
    if (!least || least.asked >= deep) return undefined;
    least.asked += 1;
    return least;
  }

  #wait(): Promise<Held> {
    if (this.#waiting.length >= mostWaiting) throw new TooBusy("Too many searches at once.");
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const held = this.#choose();
      if (!held) return;
      this.#waiting.shift()?.(held);
    }
  }

  #take(): Held {
    const held = { client: this.#connect(), asked: 0, since: performance.now() };
    this.#held.add(held);
    return held;
  }

  async #connect(): Promise<pg.PoolClient> {
    const client = await this.pool.connect();
    // Those who wait for its answers hear of it.
    client.on("error", ignore);
    return client;
  }

  #giveBack(held: Held): void {
    this.#held.delete(held);
    held.client.then((client) => {
      client.off("error", ignore);
      client.release();
    }, ignore);
  }
}

const ignore = () => {};

import os from "node:os";
import type pg from "pg";
import { OverloadedError } from "~/platform/http/overload.server";
import { openPool } from "./postgres-client.server";

const cores = Math.max(2, os.availableParallelism());
/**
 * So many connections are at work while much is asked. A core is left to the web server: where they take
 * turns on it, both find what they last had in the processor's own memory replaced by the other's.
 */
const fastLaneSize = cores - 1;
/**
 * While fewer queries than this are unanswered, but for those on slow connections, they go to a connection for
 * each core, side by side.
 */
const lightLoad = 2 * cores;
/**
 * A connection has so many queries to answer at once; what is beyond waits here. With more, their answers
 * come in batches, and everything else waits until a batch is done.
 */
const pipelineDepth = Math.max(10, Math.ceil(16 / fastLaneSize));
/**
 * At one query for longer than this, a connection gets no further ones. While much is asked it is no sign of a
 * dear query until later: all are late then, and with more connections they would be later still.
 */
const slowMs = { lightLoad: 50, heavyLoad: 250 };
/** The longest queue; beyond it, work is refused. */
const mostWaiting = 500;
/** Whoever waits longer than this is refused: every connection is slow, or none is to be had. */
const longestWaitMs = 750;

interface Held {
  client: Promise<pg.PoolClient>;
  /** Queries that are not answered yet. */
  asked: number;
  /** When it was last idle, or answered one, on the clock of `performance`. */
  since: number;
}

interface Waiting {
  resolve: (held: Held) => void;
  reject: (error: OverloadedError) => void;
  since: number;
}

/**
 * A pool's connections, each given the next query before it has answered the last: waking the database
 * and waiting for it take as long as many a search. Only for queries that stand alone: there are no
 * transactions, and what a query sets is seen by others.
 */
export class PipelinedPool {
  readonly pool: pg.Pool;
  readonly #held = new Set<Held>();
  readonly #waiting: Waiting[] = [];
  #again: NodeJS.Timeout | undefined;

  constructor(options: pg.PoolConfig, onLostIdle: (error: Error) => void) {
    const pipelined = { ...options, pipeline: true };
    this.pool = openPool(pipelined, onLostIdle);
  }

  /** How many queries wait for a connection. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** The rows. Throws `OverloadedError` where very many wait already, or too long. */
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

  /** A connection that is to have a query more; none where those that may have one have much. */
  #choose(): Held | undefined {
    const now = performance.now();
    let quick = [...this.#held].filter(({ since }) => now - since < slowMs.heavyLoad);
    let most = fastLaneSize;
    if (quick.reduce((sum, { asked }) => sum + asked, 0) < lightLoad) {
      quick = quick.filter(({ since }) => now - since < slowMs.lightLoad);
      most = cores;
    }
    const mayTake = quick.length < most && this.#held.size < this.pool.options.max;
    const [least] = mayTake
      ? [this.#take()]
      : quick
          // Those beyond run dry.
          .sort((a, b) => b.asked - a.asked)
          .slice(0, most)
          .sort((a, b) => a.asked - b.asked);
    if (!least || least.asked >= pipelineDepth) return undefined;
    least.asked += 1;
    return least;
  }

  #wait(): Promise<Held> {
    if (this.#waiting.length >= mostWaiting)
      throw new OverloadedError("Too many searches at once.");
    this.#lookAgain();
    return new Promise((resolve, reject) =>
      this.#waiting.push({ resolve, reject, since: performance.now() }),
    );
  }

  /** Where all that are at work have become slow nobody's answer brings those on who wait. */
  #lookAgain(): void {
    if (this.#again !== undefined) return;
    this.#again = setTimeout(() => {
      this.#again = undefined;
      this.#next();
      this.#refuseLate();
      if (this.#waiting.length > 0) this.#lookAgain();
    }, slowMs.heavyLoad).unref();
  }

  #refuseLate(): void {
    const latest = performance.now() - longestWaitMs;
    while (this.#waiting[0] && this.#waiting[0].since < latest)
      this.#waiting.shift()?.reject(new OverloadedError("No connection had time for a search."));
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const held = this.#choose();
      if (!held) return;
      this.#waiting.shift()?.resolve(held);
    }
  }

  #take(): Held {
    const held = { client: this.pool.connect(), asked: 0, since: performance.now() };
    this.#held.add(held);
    return held;
  }

  #giveBack(held: Held): void {
    this.#held.delete(held);
    held.client.then((client) => client.release(), ignore);
  }
}

const ignore = () => {};

import { OverloadedError } from "~/platform/http/overload.server";

interface Limits {
  /** So much is done at once, of all keys. */
  atOnce: number;
  /** And so much of one key. */
  perKey: number;
  /** How long something may wait for its turn. */
  waitMs: number;
  /** The longest queue; beyond it, work is refused. */
  mostWaiting: number;
}

interface Waiting {
  key: string;
  enter: () => void;
}

/**
 * Keeps work that may have to wait from taking everything that others need too, such as all connections: beyond its
 * limits it waits here, in the order in which it came, but never behind something whose own key is full.
 */
export class Bulkhead {
  readonly #limits: Limits;
  readonly #working = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  #count = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** What `work` resolves to. Throws `OverloadedError` where its turn does not come in time, or too many wait. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#hasRoom(key)) this.#enter(key);
    else await this.#turn(key);
    try {
      return await work();
    } finally {
      this.#leave(key);
    }
  }

  #of = (key: string) => this.#working.get(key) ?? 0;

  #hasRoom(key: string): boolean {
    return this.#count < this.#limits.atOnce && this.#of(key) < this.#limits.perKey;
  }

  #enter(key: string): void {
    this.#count += 1;
    this.#working.set(key, this.#of(key) + 1);
  }

  #turn(key: string): Promise<void> {
    const { mostWaiting, waitMs } = this.#limits;
    if (this.#waiting.length >= mostWaiting) throw new OverloadedError(`Too many wait for ${key}.`);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        key,
        enter: () => {
          clearTimeout(late);
          this.#enter(key);
          resolve();
        },
      };
      const late = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new OverloadedError(`The turn for ${key} did not come in time.`));
      }, waitMs);
      this.#waiting.push(waiting);
    });
  }

  #leave(key: string): void {
    this.#count -= 1;
    const left = this.#of(key) - 1;
    if (left > 0) this.#working.set(key, left);
    else this.#working.delete(key);
    const next = this.#waiting.findIndex((waiting) => this.#hasRoom(waiting.key));
    if (next >= 0) this.#waiting.splice(next, 1)[0]?.enter();
  }
}

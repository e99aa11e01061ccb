/** A clock that stands still until it is told to go on. */
export interface HeldClock {
  /** Resolves once React has shown what came due. */
  advance: (ms: number) => Promise<void>;
  release: () => void;
}

interface Held {
  due: number;
  run: () => void;
}

/**
 * Stops the clock for waits of a second or more, and the date with it; shorter ones (an animation's,
 * the test's own polling) run as ever. Give it back in the story's `beforeEach`.
 */
export function holdClock(atLeastMs = 1000): HeldClock {
  const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = window;
  const RealDate = globalThis.Date;
  let now = RealDate.now();
  let lastId = 1e9;
  const held = new Map<number, Held>();

  const later = (handler: TimerHandler, ms = 0, ...args: unknown[]) => {
    if (ms < atLeastMs || typeof handler !== "function")
      return realSetTimeout(handler, ms, ...args);
    lastId += 1;
    held.set(lastId, { due: now + ms, run: () => handler(...args) });
    return lastId;
  };
  window.setTimeout = later as typeof window.setTimeout;
  window.clearTimeout = ((id: number | undefined) => {
    if (id === undefined || !held.delete(id)) realClearTimeout(id);
  }) as typeof window.clearTimeout;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now] : args, newTarget) as Date,
    get: (target, key) => (key === "now" ? () => now : Reflect.get(target, key)),
  });

  return {
    async advance(ms) {
      now += ms;
      for (const [id, { due, run }] of [...held]) {
        if (due > now) continue;
        held.delete(id);
        run();
      }
      // A render, the end of an animation of no length, and the render that follows it.
      await new Promise((resolve) => realSetTimeout(resolve, 100));
    },
    release() {
      window.setTimeout = realSetTimeout;
      window.clearTimeout = realClearTimeout;
      globalThis.Date = RealDate;
    },
  };
}

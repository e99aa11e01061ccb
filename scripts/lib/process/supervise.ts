import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { explain, note } from "./terminal";

/** What a supervised run is given to work with. */
export type Supervision = {
  /** Aborted when the run has to stop: whatever takes long must give up then. */
  signal: AbortSignal;
  /** Registers how to stop a part that was started; the last one started is stopped first. */
  onStop(stop: (msLeft: number) => Promise<void>): void;
  /** Ends the run, with a failure, when the promise settles with its sentence. */
  watch(died: Promise<string>): void;
  /** Keeps a part running: starts it again when it dies, and ends the run when it dies too often. */
  keep(life: Life): void;
};

/** One life of a part that is started again when it ends. */
export type Life = {
  /** Settles with what happened, without a full stop: `The web server ended unexpectedly (SIGKILL)`. */
  died: Promise<string>;
  /** Starts the part once more, in the same place. Throws what keeps it from starting. */
  again(): Promise<Life>;
};

/** How a part that died is started again: at once, then later and later; not forever. */
export const restarts = {
  /** So many deaths within the time end the run. */
  mostDeaths: 5,
  withinMs: 60_000,
  /** Before the second start in a row, in ms; each further one waits twice as long. */
  delayMs: 500,
} as const;

/** Within this, in ms, everything has stopped after a signal. */
const STOP_LIMIT_MS = 4_500;

/**
 * Starts the parts of a program and keeps them together: ends the process when it is asked to stop
 * (exit code 0), or when a part dies or cannot start (exit code 1, with a sentence), after having
 * stopped all the other parts.
 */
export async function supervise(
  start: (supervision: Supervision) => Promise<void>,
): Promise<never> {
  const abort = new AbortController();
  const stops: ((msLeft: number) => Promise<void>)[] = [];
  const stopAsked = stopRequest();
  let reportDeath: (sentence: string) => void = () => {};
  const death = new Promise<string>((resolve) => {
    reportDeath = resolve;
  });
  const started = start({
    signal: abort.signal,
    onStop: (stop) => void stops.unshift(stop),
    watch: (died) =>
      void died.then((sentence) => {
        if (!abort.signal.aborted) reportDeath(sentence);
      }),
    keep: (life) => void keepAlive(life, abort.signal).then(reportDeath, () => {}),
  });

  const code = await Promise.race([
    stopAsked.then(() => 0),
    death.then((sentence) => {
      note(sentence);
      return 1;
    }),
    started.then(
      () => new Promise<never>(() => {}),
      (error: unknown) => {
        if (!abort.signal.aborted) explain(error);
        return 1;
      },
    ),
  ]);

  const deadline = Date.now() + STOP_LIMIT_MS;
  abort.abort();
  setTimeout(() => process.exit(1), STOP_LIMIT_MS);
  // That it could not start has been told by whoever waits for it.
  await Promise.race([started.catch(() => {}), sleep(2_000)]);
  for (const stop of stops) await stop(Math.max(0, deadline - Date.now())).catch(explain);
  process.exit(code);
}

/** Settles with a sentence when the part died too often; throws once the run ends. */
async function keepAlive(life: Life, signal: AbortSignal): Promise<string> {
  let current = life;
  let deaths: number[] = [];
  for (;;) {
    const how = await current.died;
    signal.throwIfAborted();
    const now = Date.now();
    deaths = [...deaths.filter((at) => now - at < restarts.withinMs), now];
    if (deaths.length >= restarts.mostDeaths)
      return `${how}, for the ${ordinal(deaths.length)} time within a minute, so the site stops. What was said before tells why.`;
    note(`${how}. It is started again.`);
    const waits = deaths.length - 1;
    if (waits > 0)
      await sleep(restarts.delayMs * 2 ** (waits - 1), undefined, { signal, ref: false });
    current = await current.again().catch((error: unknown): Life => {
      signal.throwIfAborted();
      explain(error);
      const { again } = current;
      return { died: Promise.resolve("It could not be started"), again };
    });
  }
}

const ordinal = (count: number) => `${count}th`;

/** Settles on the first signal to stop, or when the npm that started us has gone. */
function stopRequest(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => resolve());
    if (!process.env.npm_lifecycle_event) return;
    const starters = startersNow();
    setInterval(() => {
      if (startersNow() !== starters) resolve();
    }, 250).unref();
  });
}

/** The shell that npm put between us, and npm: changes when either has gone. */
function startersNow(): string {
  const shell = process.ppid;
  try {
    // Source of the fields: proc(5); the name in brackets may hold anything.
    const stat = readFileSync(`/proc/${shell}/stat`, "utf8");
    return `${shell} ${stat.slice(stat.lastIndexOf(")")).split(" ")[2]}`;
  } catch {
    // No such file on this system, or the shell has gone: then its id is another one.
    return String(shell);
  }
}

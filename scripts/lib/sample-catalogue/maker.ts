import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type Beginning, beginningOf } from "./beginning";
import { makeCatalogue } from "./catalogue";
import { type Asked, type Batch, emptySheets, makeBatch } from "./rows";

export type Wanted = { seed: number; listings: number };

/** Makes up listings, beside whoever writes them away. */
export type Maker = {
  beginning(): Promise<Beginning>;
  /** Good until `batchesKept` more have been asked for: the last of them is written over it. */
  batch(asked: Asked): Promise<Batch>;
  close(): Promise<void>;
};

/**
 * So many batches are there at once. Their memory is used again and again: new memory for each made V8
 * look through the whole catalogue for what it could free, as long as a batch takes to make.
 */
export const batchesKept = 4;
/** With fewer listings than this a thread is not worth its start. */
const fewListings = 20_000;

export function startMaker(wanted: Wanted): Maker {
  return wanted.listings > fewListings ? inThread(wanted) : inPlace(wanted);
}

/** The answers to what is asked of a maker, wherever it works. */
export function answersOf({ seed, listings }: Wanted) {
  const catalogue = makeCatalogue(seed, listings);
  const sheets = Array.from({ length: batchesKept }, emptySheets);
  let turn = 0;
  return {
    beginning: (): Beginning => beginningOf(catalogue),
    batch: (asked: Asked) => {
      turn = (turn + 1) % batchesKept;
      return makeBatch(catalogue, asked, sheets[turn]);
    },
  };
}

function inPlace(wanted: Wanted): Maker {
  const answers = answersOf(wanted);
  return {
    beginning: async () => answers.beginning(),
    batch: async (asked) => answers.batch(asked),
    close: async () => {},
  };
}

/** Threads read TypeScript no more than Node does, unless told to. */
const threadStart = `
  const { thread } = require("node:worker_threads").workerData;
  import("tsx/esm/api").then(({ register }) => { register(); return import(thread); });
`;

/** Answers come in the order of what was asked. */
function inThread(wanted: Wanted): Maker {
  const thread = new Worker(threadStart, {
    eval: true,
    workerData: { ...wanted, thread: new URL("maker-thread.ts", import.meta.url).href },
    // Listings are made and forgotten by the thousand: a large nursery spares the collector.
    resourceLimits: { maxYoungGenerationSizeMb: 192 },
  });
  const waiting: ((told: unknown) => void)[] = [];
  thread.on("message", (told) => waiting.shift()?.(told));
  const failed = once(thread, "error").then(([error]) => Promise.reject(error));
  // Told by each answer that it is raced with.
  failed.catch(() => {});
  const ask = <T>(message: Asked | "beginning"): Promise<T> => {
    const answer = new Promise<T>((resolve) => waiting.push((told) => resolve(told as T)));
    thread.postMessage(message);
    return Promise.race([answer, failed]);
  };
  return {
    beginning: () => ask<Beginning>("beginning"),
    batch: (asked) => ask<Batch>(asked),
    close: async () => void (await thread.terminate()),
  };
}

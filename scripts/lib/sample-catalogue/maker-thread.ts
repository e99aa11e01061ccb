import { parentPort, workerData } from "node:worker_threads";
import { answersOf, type Wanted } from "./maker";
import type { Asked } from "./rows";

/* A maker in a thread of its own. */

const answers = answersOf(workerData as Wanted);
parentPort?.on("message", (asked: Asked | "beginning") =>
  parentPort?.postMessage(asked === "beginning" ? answers.beginning() : answers.batch(asked)),
);

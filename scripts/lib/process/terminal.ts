import { EnvError } from "../../../app/platform/config/env-error.server";
import { StartError } from "../../../app/platform/config/start-error.server";

/** One line about what is going on; standard output is kept for the result. */
export function note(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Tells the person at the terminal why it did not work: in a sentence, or with the stack of a bug. */
export function explain(error: unknown): void {
  if (error instanceof EnvError || error instanceof StartError) note(error.message);
  else note(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

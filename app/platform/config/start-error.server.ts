/**
 * The site cannot start, for a reason that is not a bug. The message is the whole story for the
 * person at the terminal: what happened, why, and how to mend it.
 */
export class StartError extends Error {
  override name = "StartError";
}

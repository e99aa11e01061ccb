/*
 * What a failed query says of the database. Sources of the codes: appendix A of PostgreSQL's manual, Node's
 * `os.constants.errno`, and for those without a code pg's own messages.
 */

/** A connection gave no answer for so long that PostgreSQL would have canceled the statement: it is ended. */
export class SilentConnectionError extends Error {
  override name = "SilentConnectionError";
  constructor(silenceMs: number) {
    super(`The database gave no answer within ${silenceMs} ms.`);
  }
}

/** Connection exceptions; ended or refused by an operator, a crash, a start or a limit of idleness. */
const lostStates = /^(08...|57P0.|25P03|53300)$/;

const lostCodes = new Set([
  ...["EAI_AGAIN", "ECONNABORTED", "ECONNREFUSED", "ECONNRESET", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOTFOUND", "EPIPE", "ETIMEDOUT"],
  // A stalled server's queue of those who knock is full; our own descriptors or buffers are used up.
  ...["EAGAIN", "EMFILE", "ENFILE", "ENOBUFS"],
]);

const lostMessages = new Set([
  "Cannot use a pool after calling end on the pool",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Connection terminated",
  "Connection terminated due to connection timeout",
  "Connection terminated unexpectedly",
  "timeout exceeded when trying to connect",
  "timeout expired",
]);

type Failure = Error & { code?: unknown; severity?: unknown; syscall?: unknown };

function* causesOf(error: unknown): Iterable<Failure> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

/**
 * Whether there was no connection, or it was lost before the answer came: what was asked may have been done all the
 * same, or not.
 */
export function isConnectionLoss(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const { code, severity, syscall, message } = cause;
    if (cause instanceof SilentConnectionError || lostMessages.has(message)) return true;
    // Whatever the reason is: such an error ends the connection.
    if (severity === "FATAL" || severity === "PANIC") return true;
    if (typeof code !== "string") continue;
    if (lostStates.test(code) || lostCodes.has(code)) return true;
    // A socket's path where no server listens.
    if (code === "ENOENT" && syscall === "connect") return true;
  }
  return false;
}

/** Canceled by a limit of time; no lock within its limit; short of memory, disk or others; only for reading. */
const overloadedStates = /^(57014|55P03|53...|25006)$/;

/** Whether the database answered that it cannot do it now: nothing was done. */
export function isOverload(error: unknown): boolean {
  for (const { code } of causesOf(error))
    if (typeof code === "string" && overloadedStates.test(code)) return true;
  return false;
}

/** A failure within so many ms leaves time for a retry. */
const retryWithinMs = 250;

/**
 * What `ask` resolves to; asked once more, on another connection, where the first was lost at once. Only for what may
 * be done twice, or what `mayRetry` says of the error. A time-out leaves no time for another.
 */
export async function retryOnConnectionLoss<Answer>(
  ask: () => Promise<Answer>,
  mayRetry: (error: unknown) => boolean = () => true,
): Promise<Answer> {
  const begun = performance.now();
  try {
    return await ask();
  } catch (error) {
    const isLate = performance.now() - begun > retryWithinMs;
    if (isLate || !isConnectionLoss(error) || !mayRetry(error)) throw error;
    return await ask();
  }
}

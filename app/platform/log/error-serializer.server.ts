/*
 * Errors as the log may hold them. What the database says of a failed statement quotes what people
 * typed: drizzle puts every parameter into the message, the stack and `params`, and PostgreSQL
 * quotes keys in `detail` and refused values in the message.
 */

/** Of an error's own properties these say what happened and to which table, never whose row. */
const loggedFields = [
  "code",
  "severity",
  "constraint",
  "table",
  "column",
  "routine",
  "syscall",
] as const;

export interface LoggedError {
  type: string;
  message: string;
  /** The frames, headed by type and message as they are written here. */
  stack: string;
  /** The statement's text; its parameters are left out. */
  query?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [told: string]: unknown;
}

/** PostgreSQL's class 22, "data exception": its messages quote the value that was refused. */
const isDataException = (error: object) =>
  "code" in error && typeof error.code === "string" && /^22[0-9A-Z]{3}$/.test(error.code);

function safeMessage(error: Error): string {
  // A wrapper may have taken the message over, so every message is cut. Parameters may hold lines
  // of their own: whatever follows is theirs.
  const message = error.message.replace(/\nparams: [^]*$/, "");
  return isDataException(error) ? message.replace(/".*"/s, '"[value]"') : message;
}

/** The stack frames alone; none when they cannot be separated from the message. */
function framesOf({ stack = "", message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? "" : stack.slice(at + message.length);
}

/** How deep causes are followed: a chain that long is a circle. */
const deepest = 5;

/** What the log is given for `err`; what is not an error stays what it is. */
export function loggedError(error: unknown, depth = 0): unknown {
  return error instanceof Error ? describe(error, depth) : error;
}

function describe(error: Error, depth: number): LoggedError {
  const type = error.constructor.name || error.name;
  const message = safeMessage(error);
  const facts = loggedFields.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const inner = (value: unknown) =>
    value instanceof Error && depth < deepest ? describe(value, depth + 1) : undefined;
  const cause = inner(error.cause);
  return {
    type,
    message,
    stack: `${type}: ${message}${framesOf(error)}`,
    ...Object.fromEntries(facts),
    ...("query" in error && typeof error.query === "string" ? { query: error.query } : {}),
    ...(cause ? { cause } : {}),
    ...(error instanceof AggregateError
      ? { errors: error.errors.map(inner).filter((each) => each !== undefined) }
      : {}),
  };
}

import pino, { type Logger } from "pino";
import { parseSettings } from "./env.server";
import { loggedError } from "./error-log.server";

const SECRET_KEYS = [
  "password",
  "confirmPassword",
  "passwordHash",
  "email",
  "cookie",
  "authorization",
  "idToken",
  "refreshToken",
  '["set-cookie"]',
];

/** Anything@anything: e-mail addresses, and the credentials inside a database address. */
const ADDRESS = /[^\s"'<>@/]{1,128}@[^\s"'<>@/\\]{1,255}/g;

/**
 * Makes a logger that writes JSON lines without e-mail addresses, passwords, tokens and cookies, and
 * errors without the values that a statement failed on.
 * @param write receives each line; standard error when absent.
 */
export function createLogger(level: string, write?: (line: string) => void): Logger {
  const paths = SECRET_KEYS.flatMap((key) => {
    const dot = key.startsWith("[") ? "" : ".";
    return [key, `*${dot}${key}`, `*.*${dot}${key}`];
  });
  return pino(
    {
      level,
      base: null,
      serializers: { err: (error: unknown) => loggedError(error) },
      redact: { paths, censor: "[redacted]" },
      hooks: { streamWrite: (line) => line.replace(ADDRESS, "[address]") },
    },
    // Synchronous, so that the last words of a dying process are not lost.
    write ? { write } : pino.destination({ dest: 2, sync: true }),
  );
}

let shared: Logger | undefined;

/** The process's logger, on standard error, at LOG_LEVEL. */
export function logger(): Logger {
  shared ??= createLogger(parseSettings({ LOG_LEVEL: process.env.LOG_LEVEL }).LOG_LEVEL);
  return shared;
}

import pino, { type Logger } from "pino";
import { parseSettings } from "~/platform/config/env.server";
import { loggedError } from "./error-serializer.server";
import { requestRecord } from "./request-record.server";

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
 * What a VIN may begin after: no letter or digit, unless they are of an escape, such as %20; or %2520, where an
 * address stands in another one, as what to come back to after signing in does.
 */
const begun = "(?<=^|[^A-Za-z0-9]|%(?:25)*[0-9A-Fa-f]{2})";
const ended = "(?![A-Za-z0-9])";
const separator = "(?:[ .*_+–—-]|%(?:25)*2[0BDE])?";
const sign = "[A-HJ-NPR-Z0-9]";

/**
 * Vehicle identification numbers, which tell whose vehicle it is. One with a slip in it, too: 17 letters
 * and digits, or 18 as some scanners read them, four digits among them at least. In groups, as people write
 * them: in capitals, with four digits at the end. And whatever is asked for as one.
 */
const VINS = [
  new RegExp(`${begun}(?=[A-Za-z]*(?:[0-9][A-Za-z]*){4})[A-Za-z0-9]{17,18}${ended}`, "g"),
  new RegExp(`${begun}(?:${sign}${separator}){13}(?:[0-9]${separator}){3}[0-9]${ended}`, "g"),
  // All but the pattern of the route, which is no VIN.
  /(?<=\/vin\/)(?!:vin(?:[\s"?#/]|$))[^\s"?#/]+/gi,
];

/** The texts of a line of JSON, with their quotes: a number must stay one. */
const TEXT = /"(?:[^"\\]|\\.)*"/g;

function masked(line: string): string {
  return line.replace(TEXT, (quoted) => {
    const text = JSON.parse(quoted) as string;
    const safe = VINS.reduce((before, vin) => before.replace(vin, "[vin]"), text).replace(
      ADDRESS,
      "[address]",
    );
    return safe === text ? quoted : JSON.stringify(safe);
  });
}

/**
 * Makes a logger that writes JSON lines without e-mail addresses, VINs, passwords, tokens and cookies,
 * and errors without the values that a statement failed on. What is written while a request is served has its id.
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
      mixin: () => {
        const requestId = requestRecord()?.id;
        return requestId ? { requestId } : {};
      },
      serializers: { err: (error: unknown) => loggedError(error) },
      redact: { paths, censor: "[redacted]" },
      hooks: { streamWrite: masked },
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

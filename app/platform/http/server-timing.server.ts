import { type RequestRecord, requestRecord } from "~/platform/log/request-record.server";

/*
 * How long the parts of an answer took, as browsers' tools show it. Not of whatever is about accounts: there
 * the time could tell a stranger whether somebody has one.
 */

/** Where people sign in, register, ask for a new password, and change what they sign in with. */
const secret =
  /^\/(?:login|logout|register|forgot-password|reset-password|confirm-email|settings)(?:\/|\.|$)/;

interface Parts {
  /** In ms, each. */
  loader?: number;
  render?: number;
}

const written = (name: string, ms: number) => `${name};dur=${ms.toFixed(1)}`;

/** Says that the application answers the request that is served, and how long a part of it took. */
export function recordAnswer({ loader, render }: Parts): void {
  const record = requestRecord();
  if (!record) return;
  record.isOurs = true;
  // They run side by side: the longest is what a page waits for.
  if (loader !== undefined) record.loaderMs = Math.max(record.loaderMs ?? 0, loader);
  record.serverTiming = mayTell(record) ? timingOf(record, render) : undefined;
}

/** Writes are left out too: their timing depends on stored personal data. */
const mayTell = ({ method, path }: RequestRecord) =>
  (method === "GET" || method === "HEAD") && !secret.test(path);

const timingOf = ({ loaderMs, queryMs }: RequestRecord, renderMs: number | undefined) =>
  [
    ...(loaderMs === undefined ? [] : [written("loader", loaderMs)]),
    written("query", queryMs),
    ...(renderMs === undefined ? [] : [written("render", renderMs)]),
  ].join(", ");

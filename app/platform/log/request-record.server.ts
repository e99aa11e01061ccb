import { AsyncLocalStorage } from "node:async_hooks";

/** What is known of a request while it is served; the web server begins it (server/request-record.mjs). */
export interface RequestRecord {
  readonly id: string;
  readonly method: string;
  /** Without its query. To be written nowhere, since it may hold a VIN: the log has the route. */
  readonly path: string;
  /** Whether the application answered, and not a file or a refusal of the web server. */
  isOurs: boolean;
  /** How long its queries took in all, in ms. Those that ran side by side count each. */
  queryMs: number;
  /** How long its slowest loader took, in ms. */
  loaderMs?: number;
  /** Whether it writes, or comes soon after a write of the same session: then it reads the primary database. */
  followsWrite?: boolean;
  /** The plan that a search is answered by, where one is known. */
  plan?: RecordedPlan;
  /** Waits until the client has taken what was written of the answer; false where it never will. */
  readonly taken?: () => Promise<boolean>;
  /** What the web server answers as `Server-Timing`. */
  serverTiming?: string | undefined;
}

/** A plan as the log has it. It is to hold nothing of what was typed: numbers, and words of the code's own. */
export interface RecordedPlan {
  kind: string;
  [detail: string]: unknown;
}

export interface EndedRequest {
  /** 0 where the client went away before an answer. */
  status: number;
  durationMs: number;
  /** Sent, with the head. */
  bytes: number;
}

interface Requests {
  current: AsyncLocalStorage<RequestRecord>;
  ended: Set<(record: RequestRecord, ended: EndedRequest) => void>;
}

/** Shared with the web server, which is no part of the build. */
const shared = globalThis as { partlaneRequests?: Requests };

function requests(): Requests {
  shared.partlaneRequests ??= { current: new AsyncLocalStorage(), ended: new Set() };
  return shared.partlaneRequests;
}

/** The request that is being served; undefined outside of one, as in a job. */
export const requestRecord = (): RequestRecord | undefined => requests().current.getStore();

/** Says by which plan the search of this request is answered: its slow queries are logged with it from now on. */
export function recordPlan(plan: RecordedPlan): void {
  const record = requestRecord();
  if (record) record.plan = plan;
}

/** Runs `work` as a part of a request: for tests, which have no web server. */
export const asRequest = <Result>(record: RequestRecord, work: () => Result): Result =>
  requests().current.run(record, work);

/** Has `tell` called with each request that has ended; returns what stops it. */
export function onRequestEnd(
  tell: (record: RequestRecord, ended: EndedRequest) => void,
): () => void {
  const { ended } = requests();
  ended.add(tell);
  return () => ended.delete(tell);
}

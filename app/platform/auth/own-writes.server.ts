import { LRUCache } from "lru-cache";
import { requestRecord } from "~/platform/log/request-record.server";
import { sessionMark } from "./session.server";

/*
 * Who has just written reads the primary database for a while, and not a replica that may lack it yet. Each process
 * of the web server knows this of the writes that it has done: docs/decisions/0024-reading-own-writes.md.
 */

/** How long after a write, in ms: replicas lag by less, or have something wrong. */
export const followMs = 10_000;

const wrote = new LRUCache<string, true>({ max: 10_000, ttl: followMs });

const readPrimary = () => {
  const record = requestRecord();
  if (record) record.followsWrite = true;
};

/** Has the request read the primary, if its session has written a short while ago. */
export function followOwnWrites(request: Request): void {
  const mark = sessionMark(request);
  if (mark && wrote.has(mark)) readPrimary();
}

/** Does what may write: it reads the primary, and so do its session's next requests. */
export async function asOwnWrite<Answer>(
  request: Request,
  write: () => Promise<Answer>,
): Promise<Answer> {
  readPrimary();
  try {
    return await write();
  } finally {
    const mark = sessionMark(request);
    if (mark) wrote.set(mark, true);
  }
}

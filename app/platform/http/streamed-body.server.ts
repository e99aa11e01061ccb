import { Readable } from "node:stream";
import { requestRecord } from "~/platform/log/request-record.server";

async function* paced(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const record = requestRecord();
  for await (const piece of pieces) {
    yield piece;
    if (record?.taken && !(await record.taken())) return;
  }
}

/**
 * The body of an answer that is made as fast as the client takes it, so that no more than a few pieces of it are in
 * memory. Where the client goes away, no further piece is made.
 */
export const streamedBody = (pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(paced(pieces))) as ReadableStream<Uint8Array>;

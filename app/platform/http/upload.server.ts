import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { BusboyFileStream } from "@fastify/busboy";
import { checkOrigin, errorResponse, mediaType } from "./request.server";

interface UploadOptions {
  /** The form's one field. */
  field: string;
  /** The largest request, in bytes: the file and a little more. */
  most: number;
}

/** Boundaries, and the head of one part. */
export const uploadOverhead = 64 * 1024;

async function* counted(body: Request["body"], most: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of (body ?? []) as ReadableStream<Uint8Array>) {
    size += chunk.byteLength;
    if (size > most)
      throw errorResponse(413, "The file is too large. Send a smaller one.", {
        Connection: "close",
      });
    yield chunk;
  }
}

/**
 * Reads a form of one of our own pages that is one file, and gives its bytes to `take` while they arrive, with its name
 * on the visitor's device: they are never in memory as a whole. What `take` leaves of them is read and thrown away.
 * Undefined where no file was chosen. Throws a `refuse` response: as `readForm` does, 415 for what is no multipart/form-data, 413 above `most`, and 400
 * for anything else than the one file, and where the connection breaks off.
 */
export async function readUpload<Result>(
  request: Request,
  { field, most }: UploadOptions,
  take: (body: AsyncIterable<Uint8Array>, fileName: string) => Promise<Result>,
): Promise<Result | undefined> {
  if (request.method !== "POST")
    throw errorResponse(405, "This address takes forms by POST only.", { Allow: "POST" });
  checkOrigin(request);
  if (mediaType(request) !== "multipart/form-data")
    throw errorResponse(415, "A file must be sent as multipart/form-data.");
  // No page needs it.
  const { Busboy } = await import("@fastify/busboy");
  const malformed = () => errorResponse(400, "The form is not well-formed multipart/form-data.");
  const notTheOne = () => errorResponse(400, `The form has one field, the file "${field}".`);

  let taken: Promise<Result> | undefined;
  let file: BusboyFileStream | undefined;
  let refused: Response | undefined;
  const parser = (() => {
    try {
      return new Busboy({
        headers: { "content-type": request.headers.get("Content-Type") ?? "" },
        limits: { files: 1, fields: 1, fieldSize: 1, headerPairs: 20, headerSize: 8 * 1024 },
      });
    } catch {
      throw malformed();
    }
  })();
  // Of a form that breaks off it says so more than once; those that nobody hears would end the process.
  parser.on("error", () => {});
  for (const event of ["field", "filesLimit"] as const)
    parser.on(event, () => {
      refused ??= notTheOne();
    });
  parser.on("file", (name: string, stream: BusboyFileStream, filename: string) => {
    stream.on("error", () => {});
    if (name !== field) refused ??= notTheOne();
    if (name !== field || !filename) {
      stream.resume();
      return;
    }
    file = stream;
    // A stream that is destroyed would keep the parser waiting.
    const body: AsyncIterable<Uint8Array> = stream.iterator({ destroyOnReturn: false });
    taken = take(body, filename).finally(() => stream.resume());
    // It is awaited below, when the form has been read.
    taken.catch(() => {});
  });
  try {
    await pipeline(Readable.from(counted(request.body, most)), parser);
  } catch (error) {
    file?.destroy(error instanceof Error ? error : new Error("The upload was refused."));
    await taken?.catch(() => {});
    throw error instanceof Response ? error : malformed();
  }
  const result = await taken;
  if (refused) throw refused;
  return result;
}

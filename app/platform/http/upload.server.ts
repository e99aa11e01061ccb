import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { BusboyFileStream, Busboy as BusboyType } from "@fastify/busboy";
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

interface Parts {
  /** The largest request, in bytes. */
  most: number;
  limits: NonNullable<ConstructorParameters<typeof BusboyType>[0]["limits"]>;
  /** What is read of a file; undefined for one that is thrown away. */
  onFile: (
    name: string,
    fileName: string,
  ) => ((body: AsyncIterable<Uint8Array>) => Promise<unknown>) | undefined;
  onField: (name: string, value: string, isTruncated: boolean) => void;
  /** There are more files than `limits` says. */
  onFilesLimit: () => void;
}

const malformed = () => errorResponse(400, "The form is not well-formed multipart/form-data.");

/**
 * Reads a form of one of our own pages that has files, part by part: files are never in memory as a whole, and what is
 * left of them is read and thrown away. Throws a `refuse` response: as `readForm` does, 415 for what is no
 * multipart/form-data, 413 above `most`, and 400 where the connection breaks off.
 */
export async function readParts(
  request: Request,
  { most, limits, onFile, onField, onFilesLimit }: Parts,
): Promise<void> {
  if (request.method !== "POST")
    throw errorResponse(405, "This address takes forms by POST only.", { Allow: "POST" });
  checkOrigin(request);
  if (mediaType(request) !== "multipart/form-data")
    throw errorResponse(415, "A file must be sent as multipart/form-data.");
  // No page needs it.
  const { Busboy } = await import("@fastify/busboy");
  const taken: Promise<unknown>[] = [];
  let file: BusboyFileStream | undefined;
  const parser = (() => {
    try {
      return new Busboy({
        headers: { "content-type": request.headers.get("Content-Type") ?? "" },
        limits: { headerPairs: 20, headerSize: 8 * 1024, ...limits },
      });
    } catch {
      throw malformed();
    }
  })();
  // Of a form that breaks off it says so more than once; those that nobody hears would end the process.
  parser.on("error", () => {});
  parser.on("filesLimit", onFilesLimit);
  parser.on("field", (name, value, _, isTruncated) => onField(name, value, isTruncated));
  parser.on("file", (name: string, stream: BusboyFileStream, fileName: string | undefined) => {
    stream.on("error", () => {});
    const take = onFile(name, fileName ?? "");
    if (!take) {
      stream.resume();
      return;
    }
    file = stream;
    // A stream that is destroyed would keep the parser waiting.
    const body: AsyncIterable<Uint8Array> = stream.iterator({ destroyOnReturn: false });
    const taking = take(body).finally(() => stream.resume());
    // It is awaited below, when the form has been read.
    taking.catch(() => {});
    taken.push(taking);
  });
  try {
    await pipeline(Readable.from(counted(request.body, most)), parser);
  } catch (error) {
    file?.destroy(error instanceof Error ? error : new Error("The upload was refused."));
    await Promise.allSettled(taken);
    throw error instanceof Response ? error : malformed();
  }
  await Promise.all(taken);
}

/**
 * Reads a form that is one file, and gives its bytes to `take` while they arrive, with its name on the visitor's device.
 * Undefined where no file was chosen. Throws what `readParts` does, and 400 for anything else than the one file.
 */
export async function readUpload<Result>(
  request: Request,
  { field, most }: UploadOptions,
  take: (body: AsyncIterable<Uint8Array>, fileName: string) => Promise<Result>,
): Promise<Result | undefined> {
  let taken: Result | undefined;
  let refused: Response | undefined;
  const notTheOne = () => {
    refused ??= errorResponse(400, `The form has one field, the file "${field}".`);
  };
  await readParts(request, {
    most,
    limits: { files: 1, fields: 1, fieldSize: 1 },
    onField: notTheOne,
    onFilesLimit: notTheOne,
    onFile(name, fileName) {
      if (name !== field) notTheOne();
      if (name !== field || !fileName) return undefined;
      return async (body) => {
        taken = await take(body, fileName);
      };
    },
  });
  if (refused) throw refused;
  return taken;
}

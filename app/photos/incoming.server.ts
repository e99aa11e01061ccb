import { createHash } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { env } from "~/platform/config/env.server";
import type { PhotoType } from "~/platform/enums";
import {
  type PhotoRefusal,
  type PhotoRefusalReason,
  photoLimits,
  refusePhoto,
} from "./photo.schema";
import { PhotoStoreError } from "./photo-store";
import { headBytes, photoTypeOf } from "./photo-type.server";
import { incomingFolder, temporaryName } from "./temporary-files.server";

/** An upload that has arrived on this machine's disk, whole. */
interface Incoming {
  path: string;
  hash: string;
  bytes: number;
  contentType: PhotoType;
}

/**
 * Writes an upload to disk as it arrives, gives it to `work`, and removes it. What is too large, or no photo by its
 * first bytes, is written no further; the rest of it is read and thrown away, since a browser listens to no answer
 * while it still sends.
 */
export async function withIncoming<Result>(
  body: AsyncIterable<Uint8Array>,
  work: (incoming: Incoming) => Promise<Result>,
): Promise<Result | PhotoRefusal> {
  const folder = incomingFolder(env().DATA_DIR);
  const file = path.join(folder, temporaryName());
  try {
    await mkdir(folder, { recursive: true }).catch(unusable);
    const incoming = await write(file, body);
    return "kind" in incoming ? incoming : await work(incoming);
  } finally {
    // What cannot be removed now is swept later, and must not hide what came of it.
    await rm(file, { force: true }).catch(() => {});
  }
}

const unusable = (cause: unknown): never => {
  throw new PhotoStoreError("The folder of uploads cannot be used.", { cause });
};

async function write(
  file: string,
  body: AsyncIterable<Uint8Array>,
): Promise<Incoming | PhotoRefusal> {
  const handle = await open(file, "wx", 0o600).catch(unusable);
  try {
    const hash = createHash("sha256");
    let head = Buffer.alloc(0);
    let bytes = 0;
    let refused: PhotoRefusalReason | undefined;
    for await (const chunk of body) {
      if (refused) continue;
      bytes += chunk.byteLength;
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
      const type = head.length < headBytes ? undefined : (photoTypeOf(head) ?? "unknown");
      if (bytes > photoLimits.bytes) refused = "too-large";
      else refused = refusalOf(type);
      if (refused) continue;
      hash.update(chunk);
      await handle.writeFile(chunk).catch(unusable);
    }
    if (refused) return refusePhoto(refused);
    if (bytes === 0) return refusePhoto("empty");
    const contentType = photoTypeOf(head);
    // Shorter than a head.
    if (!contentType || contentType === "heic")
      return refusePhoto(refusalOf(contentType ?? "unknown") ?? "not-a-photo");
    return { path: file, hash: hash.digest("hex"), bytes, contentType };
  } finally {
    await handle.close();
  }
}

function refusalOf(type: PhotoType | "heic" | "unknown" | undefined) {
  if (type === "heic") return "heic";
  return type === "unknown" ? "not-a-photo" : undefined;
}

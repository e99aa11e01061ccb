import type { Readable } from "node:stream";

/** A file that is to be kept: one on disk, or what is in memory. */
export type FileSource = { path: string } | { data: Uint8Array };

/** A file that is kept. */
export interface KeptFile {
  body: Readable;
  bytes: number;
}

/**
 * Where the files of photos are kept. Names are those of `photo.schema.ts`; a name stands for its content, so
 * that writing it again changes nothing but its age. Throws `PhotoStoreError` where it cannot be reached.
 */
export interface PhotoStore {
  /** Whole or not at all, and for good once it resolves. */
  put(name: string, source: FileSource, contentType: string): Promise<void>;
  /** Undefined where there is no such file. The body has to be read or destroyed. */
  get(name: string): Promise<KeptFile | undefined>;
  has(name: string): Promise<boolean>;
  /** One that is not there is removed already. */
  remove(name: string): Promise<void>;
  /** Everything that is kept, and when it was last put. */
  list(): AsyncIterable<{ name: string; putAt: Date }>;
}

/** The store cannot do what it was asked; trying again may help. */
export class PhotoStoreError extends Error {
  override name = "PhotoStoreError";
}

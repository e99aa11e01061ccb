import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type * as Sdk from "@aws-sdk/client-s3";
import { parseMediaName } from "./photo.schema";
import { type PhotoStore, PhotoStoreError } from "./photo-store";

export interface S3Options {
  /** Such as https://s3.eu-central-1.amazonaws.com; the bucket stands in the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long one answer may take, in ms; 20,000 when absent. */
  timeoutMs?: number;
  /** How often a request is made at most; 3 when absent. */
  attempts?: number;
}

/** Other programs may keep theirs in the same bucket. */
const prefix = "photos/";

const connectMs = 3_000;

/** A bucket of any service that speaks the protocol of Amazon S3. */
export function s3Store(options: S3Options): PhotoStore {
  const { bucket: Bucket, timeoutMs = 20_000, attempts = 3 } = options;
  let opening: Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }> | undefined;

  /** Loaded with the first file: sites that keep photos on disk never load it. */
  function opened() {
    opening ??= import("@aws-sdk/client-s3").then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        endpoint: options.endpoint,
        region: options.region,
        credentials: {
          accessKeyId: options.accessKeyId,
          secretAccessKey: options.secretAccessKey,
        },
        // A name in the host needs DNS and a certificate that few services but Amazon's have.
        forcePathStyle: true,
        // Trailing checksums are newer than most services that speak the protocol.
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
        maxAttempts: attempts,
        requestHandler: { connectionTimeout: connectMs, socketTimeout: timeoutMs },
      }),
    }));
    return opening;
  }

  const keyOf = (name: string) => {
    if (!parseMediaName(name)) throw new RangeError("There is no file of that name.");
    return `${prefix}${name}`;
  };

  type Opened = Awaited<ReturnType<typeof opened>>;

  /** Undefined where there is no such object. */
  async function asked<Answer>(
    work: (opened: Opened, abortSignal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const all = await opened();
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), timeoutMs);
    try {
      return await work(all, giveUp.signal);
    } catch (error) {
      if (error instanceof all.sdk.S3ServiceException && error.$metadata.httpStatusCode === 404)
        if (error.name !== "NoSuchBucket") return undefined;
      throw new PhotoStoreError("The object store cannot be used.", { cause: error });
    } finally {
      // A body that is still being read has the socket's own time.
      clearTimeout(timer);
    }
  }

  return {
    async put(name, source, ContentType) {
      const Key = keyOf(name);
      const data = "path" in source ? undefined : source.data;
      const ContentLength = "path" in source ? (await stat(source.path)).size : data?.byteLength;
      const done = await asked(({ sdk, client }, abortSignal) => {
        const Body = "path" in source ? createReadStream(source.path) : data;
        const command = new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType });
        return client.send(command, { abortSignal });
      });
      if (!done) throw new PhotoStoreError("The object store has no such bucket.");
    },

    async get(name) {
      const Key = keyOf(name);
      const found = await asked(({ sdk, client }, abortSignal) =>
        client.send(new sdk.GetObjectCommand({ Bucket, Key }), { abortSignal }),
      );
      if (!found) return undefined;
      const { Body, ContentLength } = found;
      if (!(Body instanceof Readable) || ContentLength === undefined)
        throw new PhotoStoreError("The object store's answer has no length.");
      return { body: Body, bytes: ContentLength };
    },

    async has(name) {
      const Key = keyOf(name);
      const found = await asked(({ sdk, client }, abortSignal) =>
        client.send(new sdk.HeadObjectCommand({ Bucket, Key }), { abortSignal }),
      );
      return found !== undefined;
    },

    async remove(name) {
      const Key = keyOf(name);
      await asked(({ sdk, client }, abortSignal) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
      );
    },

    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await asked(({ sdk, client }, abortSignal) =>
          client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }), {
            abortSignal,
          }),
        );
        // An answer that says neither is none of a listing, and no reason to take all files for gone.
        if (page?.KeyCount === undefined && page?.Contents === undefined)
          throw new PhotoStoreError("The object store's list cannot be read.");
        for (const { Key = "", LastModified } of page.Contents ?? []) {
          const name = Key.slice(prefix.length);
          if (LastModified && parseMediaName(name)) yield { name, putAt: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

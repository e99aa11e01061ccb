import { perEnv } from "~/platform/http/cookies.server";
import { fileStore } from "./file-store.server";
import type { PhotoStore } from "./photo-store";
import { s3Store } from "./s3-store.server";
import { mediaFolder } from "./temporary-files.server";

/** The adapter that the environment names: a bucket where one is set, else the data directory. */
export const photoStore: () => PhotoStore = perEnv((settings) =>
  settings.S3_BUCKET
    ? s3Store({
        endpoint: settings.S3_ENDPOINT,
        region: settings.S3_REGION,
        bucket: settings.S3_BUCKET,
        accessKeyId: settings.S3_ACCESS_KEY_ID ?? "",
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? "",
      })
    : fileStore(mediaFolder(settings.DATA_DIR)),
);

import type Sharp from "sharp";
import type { Metadata } from "sharp";
import type { PhotoType } from "~/platform/enums";
import { Bulkhead } from "~/platform/limits/bulkhead.server";
import { type PhotoRefusal, photoLimits, refusePhoto, variantWidths } from "./photo.schema";

/*
 * What knows libvips, by sharp. It decodes what strangers send: only the formats that are taken, one picture at a
 * time with one thread, none larger than the limits.
 */

/** How long making one picture may take, in seconds. */
const timeoutSeconds = 30;

const loaders = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"];

let loading: Promise<typeof Sharp> | undefined;

/** Loaded with the first photo: it takes 50 ms and 20 MB that no page needs. */
function sharp(): Promise<typeof Sharp> {
  loading ??= import("sharp").then(({ default: loaded }) => {
    loaded.concurrency(1);
    loaded.cache(false);
    // Of what libvips reads, drawings, documents and raw files are none of ours.
    loaded.block({ operation: ["VipsForeignLoad"] });
    loaded.unblock({ operation: loaders.map((each) => `VipsForeignLoad${each}`) });
    return loaded;
  });
  return loading;
}

/** A picture of 80 megapixels takes some hundred megabytes: one after the other. */
const decoding = new Bulkhead({ atOnce: 1, perKey: 1, waitMs: 60_000, mostWaiting: 100 });
/** Reading a head takes milliseconds, and must not wait for decoding. */
const inspecting = new Bulkhead({ atOnce: 2, perKey: 2, waitMs: 20_000, mostWaiting: 500 });

const input = {
  limitInputPixels: photoLimits.pixels,
  // Cameras write things that deserve a warning; what is cut off or cannot be decoded is an error.
  failOn: "error",
  pages: 1,
} as const;

const formats: Record<PhotoType, string> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "heif",
  "image/gif": "gif",
};

/** The size of a photo as it is shown, upright, by its head alone: nothing is decoded. */
export async function inspectPhoto(
  file: string,
  type: PhotoType,
): Promise<{ kind: "photo"; width: number; height: number } | PhotoRefusal> {
  const open = await sharp();
  return await inspecting.run("", async () => {
    let head: Metadata;
    try {
      // Without a limit, which would make a large one look damaged; metadata decodes no pixel.
      head = await open(file, { ...input, limitInputPixels: false }).metadata();
    } catch {
      // The decoder's words are about bytes: there is nothing in them for anybody but its authors.
      return refusePhoto("damaged");
    }
    if (head.format !== formats[type]) return refusePhoto("not-a-photo");
    const { width, height } = head.autoOrient;
    const isTooLarge =
      width * height > photoLimits.pixels || Math.max(width, height) > photoLimits.side;
    return isTooLarge ? refusePhoto("too-many-pixels") : { kind: "photo", width, height };
  });
}

export type Variant = { width: number; webp: Buffer };

/**
 * The variants of an original: upright, in sRGB, as WebP, without a word of what cameras and programs write
 * into files. Decoded once: the smaller ones are made of the largest. Undefined where it cannot be decoded, or
 * takes too long.
 */
export async function makeVariants(
  original: Buffer,
  { signal }: { signal: AbortSignal },
): Promise<Variant[] | undefined> {
  const open = await sharp();
  return await decoding.run("", async () => {
    try {
      // Turning comes first: what says which way is up goes with the rest.
      const upright = open(original, input).timeout({ seconds: timeoutSeconds }).autoOrient();
      const { width: full } = (await open(original, input).metadata()).autoOrient;
      const sizes = variantWidths(full).reverse();
      const { data, info } = await upright
        .resize({ width: sizes[0], withoutEnlargement: true })
        .toColourspace("srgb")
        .raw({ depth: "uchar" })
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      const made: Variant[] = [];
      for (const size of sizes) {
        signal.throwIfAborted();
        const webp = await open(data, { raw: { width, height, channels } })
          .timeout({ seconds: timeoutSeconds })
          .resize({ width: size })
          .webp({ quality: 80 })
          .toBuffer();
        made.push({ width: size, webp });
      }
      return made;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Error && !("code" in error)) return undefined;
      throw error;
    }
  });
}

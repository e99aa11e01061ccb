import { paths } from "~/paths";
import type { PhotoState, PhotoType } from "~/platform/enums";

/*
 * What pages and the server know of a photo alike: its limits, the names of its files, and what is said of one that
 * is not taken.
 */

export const photoLimits = {
  /** Of an original. */
  bytes: 20_000_000,
  pixels: 80_000_000,
  /** Longest side in pixels; that of WebP, which variants are. */
  side: 16_383,
  /** Photos of one listing. */
  perListing: 12,
  /** Characters of an alternative text. */
  alt: 300,
} as const;

/** Widths of variants in pixels: a thumbnail, a phone, a page, a large screen. */
const widths = [320, 640, 1280, 2048] as const;
const largest = 2048;

const endings: Record<PhotoType, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/gif": "gif",
};

/** What the name of a photo's files is made of. */
export interface PhotoFile {
  /** SHA-256 (hex) of the original. */
  hash: string;
  contentType: PhotoType;
  /** Of the original, upright, in pixels. */
  width: number;
}

/** The widths that a photo is kept in: none is wider than its original. */
export function variantWidths(width: number): number[] {
  return [...widths.filter((each) => each < Math.min(width, largest)), Math.min(width, largest)];
}

export const originalName = ({ hash, contentType }: Omit<PhotoFile, "width">) =>
  `${hash}.${endings[contentType]}`;

export const variantName = (hash: string, width: number) => `${hash}-${width}.webp`;

/** All files of a photo. */
export const fileNames = (photo: PhotoFile): string[] => [
  originalName(photo),
  ...variantWidths(photo.width).map((width) => variantName(photo.hash, width)),
];

/** What the name of a file says of it. */
export type MediaName = { kind: "original" | "variant"; hash: string; contentType: PhotoType };

/** Undefined for what is no name of ours: no other is ever looked for. */
export function parseMediaName(name: string): MediaName | undefined {
  const [, hash, width, ending] =
    /^([0-9a-f]{64})(?:-([1-9]\d{0,3}))?\.([a-z]{3,4})$/.exec(name) ?? [];
  const [contentType] =
    Object.entries(endings).find(([, each]) => each === ending) ?? ([] as const);
  if (hash === undefined || contentType === undefined) return undefined;
  if (width !== undefined && ending !== "webp") return undefined;
  return {
    kind: width === undefined ? "original" : "variant",
    hash,
    contentType: contentType as PhotoType,
  };
}

/**
 * Where a photo is shown from. Until its variants are ready that is the original, which its owner alone is shown:
 * it says where and when it was taken.
 */
export function photoSources(photo: PhotoFile & { state: PhotoState }): {
  src: string;
  srcSet?: string;
} {
  if (photo.state !== "ready") return { src: paths.media(originalName(photo)) };
  const { src, srcSet } = variantSources(photo);
  return { src, srcSet };
}

/** Where a photo is shown from that is ready: about as wide as a page, as a thumbnail, and all widths. */
function variantSources({ hash, width: full }: Pick<PhotoFile, "hash" | "width">) {
  const variants = variantWidths(full).map((width) => ({
    width,
    address: paths.media(variantName(hash, width)),
  }));
  return {
    src: variants.findLast(({ width }) => width <= 1280)?.address ?? "",
    thumb: variants[0]?.address ?? "",
    srcSet: variants.map(({ address, width }) => `${address} ${width}w`).join(", "),
  };
}

/** What is kept of a photo that is ready. */
export interface ReadyPhoto {
  hash: string;
  /** Of the original, upright, in pixels. */
  width: number;
  height: number;
  /** Blank where its seller wrote nothing. */
  alt: string;
}

/** A picture that an order keeps of what was sold. */
export interface KeptPicture {
  src: string;
  srcSet?: string;
  thumb: string;
  alt: string;
}

/** What is said of a photo that nobody has described; `position` counts from 1. */
export const defaultAlt = (name: string, position: number) =>
  name ? `${name}, photo ${position}` : `Photo ${position}`;

/** A photo as everybody is shown it, of a listing of that name; `position` counts from 1. */
export const publicPhoto = (photo: ReadyPhoto, name: string, position = 1) => ({
  ...variantSources(photo),
  ...{ width: photo.width, height: photo.height },
  alt: photo.alt || defaultAlt(name, position),
});

const messages = {
  "no-file": "Choose a photo first.",
  empty:
    "That file is empty. If the photo is in the cloud, download it to your device, then pick it again.",
  "too-large":
    "That photo is over 20 MB. Send a smaller copy: most phones offer one when you share a photo.",
  heic: "That's a HEIC photo, the iPhone's own format, which we can't read. On the iPhone, set Settings > Camera > Formats to Most Compatible and take it again, or save a copy as JPEG.",
  "not-a-photo": "We can't use that file. Send a photo as JPEG, PNG, WebP, AVIF or GIF.",
  "too-many-pixels":
    "That picture has more than 80 megapixels, or a side over 16,000 pixels. Send a smaller copy.",
  damaged:
    "That photo is damaged, so we can't show it. Copy it from the phone or camera once more, and send it again.",
  lost: "That photo went missing before it was ready. Send it again.",
  interrupted: "The photo didn't arrive whole. Check your connection and send it again.",
  "too-many-uploads": "That's more photos than we can take at once. Try again a bit later.",
  "too-many-unused":
    "You have too many photos that no listing shows. Put some on a listing, or wait a day: we clear them.",
  unavailable: "We couldn't save that photo just now. Try again in a minute.",
} as const;

export type PhotoRefusalReason = keyof typeof messages;

/** A photo that was not taken: why, and what to do about it. */
export interface PhotoRefusal {
  kind: "refused";
  reason: PhotoRefusalReason;
  message: string;
  retryAfterSeconds?: number;
}

export const refusePhoto = (
  reason: PhotoRefusalReason,
  more: { retryAfterSeconds?: number } = {},
): PhotoRefusal => ({ kind: "refused", reason, message: messages[reason], ...more });

/** What is said of a photo that was rejected later; its row holds the code. */
export const rejectionMessage = (reason: string | null): string =>
  messages[(reason ?? "damaged") as PhotoRefusalReason] ?? messages.damaged;

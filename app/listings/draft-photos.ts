import { isId } from "~/text/is-id";
import { oneLine } from "~/text/one-line";
import type { DraftFields } from "./listing-form";

/** A photo in a draft: its id, and what its seller says that it shows. */
export interface DraftPhoto {
  id: string;
  alt: string;
}

/** A photo as its seller's page shows it. */
export interface ShownPhoto {
  id: string;
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  state: "received" | "ready" | "rejected";
  /** What it shows, as far as its seller says. */
  alt: string;
  /** Why it cannot be shown. */
  message?: string;
}

export interface PhotosPanelProps {
  id: string;
  photos: readonly ShownPhoto[];
  /** What the draft says. */
  fields: DraftFields;
}

/** The photos of a draft, the cover first. */
export function draftPhotos({ photos = "", photoAlts = "" }: DraftFields): DraftPhoto[] {
  const alts = photoAlts.split(/\r?\n/);
  return photos
    .split(",")
    .map((id, at) => ({ id, alt: oneLine(alts[at] ?? "") }))
    .filter(({ id }) => isId(id));
}

/** The same as a draft keeps it. */
export const photoFields = (photos: readonly DraftPhoto[]) => ({
  photos: photos.map(({ id }) => id).join(","),
  photoAlts: photos.some(({ alt }) => alt) ? photos.map(({ alt }) => oneLine(alt)).join("\n") : "",
});

import type { ComponentPropsWithoutRef } from "react";
import type { Unstyled } from "../../internal/props";
import type { FieldOwnProps } from "../Field/FieldShell";

export interface PhotoEntry {
  id: string;
  /** Where it is shown from: the device at first (`blob:`), the server once it is there. */
  src: string;
  state: "uploading" | "processing" | "ready" | "failed";
  /** How much of it is sent. */
  progressPercent?: number;
  /** Why it failed, and what to do about it. */
  problem?: string;
  altText?: string;
}

/** What the field says, for another language. `position` counts from 1. */
export interface PhotoFieldLabels {
  choose: string;
  take: string;
  /** Beside the buttons, where files can be dropped. */
  drop: string;
  count: (count: number, most: number) => string;
  full: (most: number) => string;
  photo: (position: number) => string;
  cover: string;
  uploading: (percent: number | undefined) => string;
  processing: string;
  /** Of one that failed without a `problem`. */
  failed: string;
  cancel: string;
  retry: string;
  remove: string;
  removed: string;
  undo: string;
  earlier: string;
  later: string;
  reorder: string;
  /** Of the handle, for screen readers. */
  reorderHelp: string;
  grabbed: (position: number, total: number) => string;
  moved: (position: number, total: number) => string;
  dropped: (position: number, total: number) => string;
  putBack: (position: number, total: number) => string;
  altText: string;
  /** Files that were left out as there was no room. */
  leftOut: (count: number, most: number) => string;
  /** Files that were left out as they are no pictures. */
  notPhotos: (count: number) => string;
}

export interface PhotoFieldProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"fieldset">, "children" | "onChange">>,
    Pick<FieldOwnProps, "help" | "error"> {
  /** What the photos are of: the group's name, shown above it. */
  label: string;
  /** What a form without a script sends the files as. */
  name: string;
  /** In their order; the first is the cover. */
  photos: readonly PhotoEntry[];
  /** How many there may be, 12 by default. */
  most?: number;
  /** Types that the server takes, as in HTML. */
  accept?: string;
  /** Pictures that were chosen, taken, dropped or pasted: as many as there is room for. */
  onAdd: (files: File[]) => void;
  /** Stops one that is on its way. */
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  /** All ids, in their new order. */
  onReorder: (ids: string[]) => void;
  onAltText: (id: string, altText: string) => void;
  /** One was just removed and can come back: offers `onUndo`. */
  canUndo?: boolean;
  onUndo?: () => void;
  /** What is told of a photo that nobody has described, shown in its empty field. */
  defaultAltText?: (position: number) => string;
  /** Characters of a description. */
  maxAltText?: number;
  labels?: Partial<PhotoFieldLabels>;
}

const photosOf = (count: number) => (count === 1 ? "1 photo" : `${count} photos`);

export const defaultLabels: PhotoFieldLabels = {
  choose: "Choose photos",
  take: "Take a photo",
  drop: "Or drop them here, or paste.",
  count: (count, most) => `${count} of ${most}`,
  full: (most) => `That's all ${most}. Remove one to add another.`,
  photo: (position) => `Photo ${position}`,
  cover: "Cover",
  uploading: (percent) =>
    percent === undefined ? "Uploading…" : `Uploading, ${Math.round(percent)}%`,
  processing: "Getting it ready…",
  failed: "It didn't arrive.",
  cancel: "Cancel",
  retry: "Try again",
  remove: "Remove",
  removed: "Photo removed.",
  undo: "Undo",
  earlier: "Move earlier",
  later: "Move later",
  reorder: "Reorder",
  reorderHelp:
    "Press Space to grab the photo, the arrow keys to move it, Space to drop it, and Escape to put it back.",
  grabbed: (position, total) => `Grabbed, ${position} of ${total}.`,
  moved: (position, total) => `Now ${position} of ${total}.`,
  dropped: (position, total) => `Dropped at ${position} of ${total}.`,
  putBack: (position, total) => `Put back at ${position} of ${total}.`,
  altText: "What it shows",
  leftOut: (count, most) =>
    `${photosOf(count)} left out: a listing holds ${most}. Remove one to add another.`,
  notPhotos: (count) =>
    count === 1
      ? "1 file left out: it isn't a photo."
      : `${count} files left out: they aren't photos.`,
};

import type { PhotosTyped } from "~/order-photos/order-photo";

/* What the form of a message and its answer have in common, without what reads the form. Browser-safe. */

/** The longest message, in characters. */
export const messageLimit = 2_000;

/** What is wrong with a message, and what it said. */
export interface MessageRefusal {
  field: "text";
  /** Absent where the photos alone were refused. */
  message?: string;
  text: string;
  photos: PhotosTyped;
}

import type { OrderParty, PhotoState } from "~/platform/enums";

/* Photos that one side of an order shows the other, as pages know them. Browser-safe. */

/** How many a form takes. */
export const photosPerForm = 4;

/** A photo as both sides see it. */
export interface OrderPhoto {
  id: string;
  by: OrderParty;
  state: PhotoState;
  /** Of one that is ready: about as wide as a page, and a small one. */
  src: string;
  thumb: string;
  width: number;
  height: number;
}

/** What came of the photos of a form: what is sent along with it again, and what is wrong with the others. */
export interface PhotosTyped {
  /** The ids of those that have arrived. */
  kept: string[];
  error?: string;
}

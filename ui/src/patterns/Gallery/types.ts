import type { ComponentPropsWithoutRef, ReactNode } from "react";
import type { Unstyled } from "../../internal/props";

export interface GalleryPicture {
  /** The file for a browser that takes no other: about 1280 px wide. */
  src: string;
  /** Its widths, as in HTML: `/a-640.webp 640w, /a-1280.webp 1280w`. */
  srcSet?: string;
  /** What there is to see in it. */
  alt: string;
  /** For its thumbnail; `src` by default. */
  thumb?: string;
}

/** What the gallery says, for another language. */
export interface GalleryLabels {
  previous: string;
  next: string;
  /** Opens the picture over the whole window. */
  open: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  /** In place of a picture that cannot be loaded. */
  broken: string;
  /** `3 of 7`. */
  count: (position: number, total: number) => string;
  /** Names a thumbnail. */
  thumb: (position: number) => string;
}

export interface GalleryProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children" | "role">> {
  /** Names the group, and the dialog of one picture. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** How wide a picture is shown, as in HTML. */
  sizes?: string;
  /** In place of pictures where there are none: a drawing. */
  empty?: ReactNode;
  /** `lazy` where the gallery is below the first screen: the first picture waits too. */
  loading?: "eager" | "lazy";
  labels?: Partial<GalleryLabels>;
}

export const defaultLabels: GalleryLabels = {
  previous: "Previous photo",
  next: "Next photo",
  open: "View full screen",
  close: "Close",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  broken: "This photo can't be shown.",
  count: (position, total) => `${position} of ${total}`,
  thumb: (position) => `Photo ${position}`,
};

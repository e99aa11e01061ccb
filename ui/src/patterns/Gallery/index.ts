export * from "./Gallery";
export type { GalleryLabels, GalleryPicture, GalleryProps } from "./types";

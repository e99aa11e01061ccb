export * from "./PhotoField";
export type { PhotoEntry, PhotoFieldLabels, PhotoFieldProps } from "./types";

export * from "./MapPreview";
export * from "./MapPreviewCard";

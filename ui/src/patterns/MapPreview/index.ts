export { MapPreview, type MapPreviewMarker, type MapPreviewProps } from "./MapPreview";
export { MapPreviewCard, type MapPreviewCardProps } from "./MapPreviewCard";

export {
  MapPreview,
  MapPreviewCard,
  type MapPreviewCardProps,
  type MapPreviewMarker,
  type MapPreviewProps,
} from "./MapPreview";

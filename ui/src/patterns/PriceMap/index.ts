export { PriceMap, type PriceMapProps } from "./PriceMap";
export type { MapBounds, MapPoint, MapView, PriceMapMarker } from "./types";

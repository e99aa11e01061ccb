export { PriceMap } from "./PriceMap";
export type { PriceMapProps } from "./props";
export type { MapBounds, MapPoint, MapView, PriceMapMarker } from "./types";

export { PriceMap } from "./PriceMap";
export type { PriceMapProps } from "./props";
export type { MapBounds, MapGoTo, MapGroup, MapPoint, MapView, PriceMapMarker } from "./types";
export { boundsFor, viewFor } from "./viewFor";

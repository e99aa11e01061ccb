/** The map by itself: import it lazily, so that only pages that show it pay for it. */
export {
  type MapBounds,
  type MapPoint,
  type MapView,
  PriceMap,
  type PriceMapMarker,
  type PriceMapProps,
} from "./patterns/PriceMap";

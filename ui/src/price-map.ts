/** The map by itself: import it lazily, so that only pages that show it pay for it. */
export {
  boundsFor,
  type MapBounds,
  type MapGoTo,
  type MapGroup,
  type MapPoint,
  type MapView,
  PriceMap,
  type PriceMapMarker,
  type PriceMapProps,
  viewFor,
} from "./patterns/PriceMap";

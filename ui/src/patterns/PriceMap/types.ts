export interface MapPoint {
  lat: number;
  lng: number;
}

export interface MapBounds {
  north: number;
  south: number;
  east: number;
  west: number;
}

export interface PriceMapMarker extends MapPoint {
  id: string;
  /** As it is shown: `$234`. Of a group, the lowest. */
  price: string;
  /** What a screen reader hears: `Front Brake Rotor, $234`. */
  label: string;
  /** A group that was counted elsewhere: how many it stands for. Pressing it zooms in. */
  count?: number;
}

export interface MapView {
  center: MapPoint;
  zoom: number;
  bounds: MapBounds;
  /** The first report, with nothing moved since the map came. */
  initial: boolean;
}

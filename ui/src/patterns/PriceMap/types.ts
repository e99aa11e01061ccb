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

/** What stands at one spot of the map, when it is pressed. */
export interface MapGroup extends MapPoint {
  /** Of the markers it was joined from; their listings or counted groups. */
  ids: readonly string[];
}

/** Where to send the map: to where all of some bounds shows beside what is covered. */
export interface MapGoTo {
  bounds: MapBounds;
  /**
   * They are an area that was looked at at this zoom: their middle goes to the map's, and the map no
   * nearer; farther out where it is smaller than the one that they were looked at on.
   */
  zoom?: number;
  /** No nearer than this zoom; 15 by default. */
  nearest?: number;
}

export interface MapView {
  center: MapPoint;
  zoom: number;
  /** What is in view: beyond 180 degrees, or -180, where it reaches across the date line. */
  bounds: MapBounds;
  /** The first report, with nothing moved since the map came. */
  initial: boolean;
  /** Where the map was sent, when this is there. */
  goTo: MapGoTo | null;
  /**
   * It has only moved to show the marker that the keyboard came to: asking for other markers here
   * takes them away under the focus.
   */
  forFocus: boolean;
  /** It has only moved to show the marker that was selected: the reader did not ask for another area. */
  forSelected: boolean;
}

/** What all the maps show: the same places around New York, over the same tiles. Browser-safe. */
export interface Scene {
  center: { lat: number; lng: number };
  zoom: number;
  points: readonly Place[];
  /** Origin of the site, whose tiles all of them draw. */
  site: string;
  /** Where the map's box is in the window, in px: the same for all. */
  box: Box;
}

export interface Place {
  lat: number;
  lng: number;
  /** As its badge shows it. */
  price: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

declare global {
  interface Window {
    scene: Scene;
  }
}

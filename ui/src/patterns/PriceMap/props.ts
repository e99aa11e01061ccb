import type { ComponentPropsWithoutRef } from "react";
import type { Unstyled } from "../../internal/props";
import type { ControlLabels } from "./Controls";
import type { MapGoTo, MapGroup, MapPoint, MapView, PriceMapMarker } from "./types";

type Native = Unstyled<
  Omit<ComponentPropsWithoutRef<"div">, "children" | "onSelect" | "role" | "tabIndex">
>;

export interface PriceMapProps extends Native {
  /** The map's accessible name. */
  label: string;
  /** Goes there at first, and again whenever it changes. */
  center: MapPoint;
  /** Likewise; 13 by default. */
  zoom?: number;
  minZoom?: number;
  maxZoom?: number;
  /** Keep its identity while nothing in it changes. In the order in which Tab walks them. */
  markers: readonly PriceMapMarker[];
  selectedId?: string | null;
  hoveredId?: string | null;
  onSelect?: (id: string) => void;
  /** The pointer or the focus came to a marker, or to a group of them; none when it left. */
  onHover?: (ids: readonly string[]) => void;
  /**
   * Several in one place were pressed. True: the caller shows them; else the map zooms in until they
   * come apart.
   */
  onGroup?: (group: MapGroup) => boolean;
  /**
   * Where the markers of one spot lead without script: those that are in sight then are links. Without it
   * they are off.
   */
  hrefOf?: (ids: readonly string[]) => string;
  /** Goes there, each time that it is another object. */
  goTo?: MapGoTo | null;
  /** "Show all" was pressed; without it there is no such button. */
  onShowAll?: () => void;
  /** The map has come to rest somewhere, the first time included. */
  onMove?: (view: MapView) => void;
  /** Where the reader is: a blue dot. */
  origin?: MapPoint | null;
  originLabel?: string;
  /** "Center on me" was pressed. Without it, that goes to `origin`, or else back to `center`. */
  onLocate?: () => void;
  /** Address of a tile; with a `dpr` of 2, of the sharper one where there is one. */
  tileUrl: (x: number, y: number, z: number, dpr?: number) => string;
  /**
   * Draws the tile of an address, `px` wide, off the page's thread: for tiles whose pictures are dear to
   * the browser, as drawings are. Asked for those that a move brings; where it rejects, and for the
   * first ones, a tile is an image of that address.
   */
  drawTile?: (url: string, px: number) => Promise<ImageBitmap>;
  /** Three tiles in a row did not load: another source is needed. Told once for each `tileUrl`. */
  onTileError?: () => void;
  /** Always shown. */
  attribution: { text: string; href?: string };
  /** In px; without it the map fills its box. */
  height?: number;
  /** What the server draws for, until the browser has measured, in px. */
  defaultWidth?: number;
  defaultHeight?: number;
  /** What lies over the map's edges, in px: a selected marker is brought into the rest. */
  covered?: { top?: number; right?: number; bottom?: number; left?: number };
  /** False: a picture with buttons on it; it takes no wheel, no drag and no keys from the page. */
  interactive?: boolean;
  /** Names of the zoom and place buttons. */
  labels?: ControlLabels;
}

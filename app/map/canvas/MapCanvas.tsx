import {
  type MapGoTo,
  type MapGroup,
  type MapView,
  PriceMap,
  type PriceMapMarker,
  type PriceMapProps,
  viewFor,
} from "@partlane/ui/price-map";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { BASEMAP_ATTRIBUTION, withPlaces } from "~/basemap/attribution";
import type { Coords } from "~/catalog/distance";
import { mapAnchor, type Viewport } from "~/map/viewport/viewport";
import { paths } from "~/paths";
import { useShownTheme } from "~/shell/theme";
import { serviceTileUrl, type TileService } from "./tile-service";

const panelBesideQuery = "(min-width: 720px)";

function subscribeToWidth(changed: () => void) {
  const query = matchMedia(panelBesideQuery);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** What the open part panel hides of the map, in px: its right edge, or on a phone its foot. */
const coveredBeside = { right: 376 };
const coveredBelow = { bottom: 240 };

function usePanelBeside(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(panelBesideQuery).matches,
    () => true,
  );
}

/** Where to center the map so that a place stands in the middle of what the panel leaves free. */
function besidePanel(
  { center: { lat, lng }, zoom }: Viewport,
  covered: PriceMapProps["covered"],
): Coords {
  const place = { north: lat, south: lat, east: lng, west: lng };
  return viewFor(place, { width: 0, height: 0, covered, maxZoom: zoom }).center;
}

/** Only who moves the map needs what draws it. */
async function drawTile(url: string, px: number): Promise<ImageBitmap> {
  const { drawnTile } = await import("~/basemap/drawn-tile");
  return await drawnTile(url, px);
}

export interface MapCanvasProps {
  /** Where the reader is; null while that is unknown. */
  origin: Coords | null;
  /** Finds them out, where that is unknown. */
  onLocate?: () => void;
  /** From where it is looked at first. */
  place: Viewport;
  /** It goes no farther out. */
  minZoom: number;
  /** Its center is a part whose panel is open: it is kept clear of the panel. */
  centersOnPart: boolean;
  /** Goes there, each time that it is another object. */
  goTo: MapGoTo | null;
  markers: readonly PriceMapMarker[];
  selectedId: string | null;
  hoveredId: string | null;
  onHover: (ids: readonly string[]) => void;
  onSelect: (id: string) => void;
  onGroup: (group: MapGroup) => boolean;
  /** Where pins lead without script. */
  hrefOf: (ids: readonly string[]) => string;
  onShowAll?: () => void;
  onMove: (view: MapView) => void;
  tileService: TileService | null;
}

/** The map itself; loaded with its route, so that no other page pays for it. */
export function MapCanvas(props: MapCanvasProps) {
  const { origin, place, centersOnPart, tileService, selectedId, ...map } = props;
  const theme = useShownTheme();
  const covered = usePanelBeside() ? coveredBeside : coveredBelow;
  const [serviceFailed, setServiceFailed] = useState(false);
  const service = serviceFailed ? null : tileService;
  const tileUrl = useCallback(
    (x: number, y: number, z: number, dpr?: number) =>
      service ? serviceTileUrl(service, x, y, z, dpr) : paths.basemapTile(theme, x, y, z),
    [service, theme],
  );
  const credit = useMemo(
    () => withPlaces(service ? { text: service.attribution } : BASEMAP_ATTRIBUTION),
    [service],
  );
  return (
    <PriceMap
      {...map}
      id={mapAnchor}
      label="Map of parts"
      center={centersOnPart ? besidePanel(place, covered) : place.center}
      zoom={place.zoom}
      origin={origin}
      selectedId={selectedId}
      covered={selectedId ? covered : undefined}
      tileUrl={tileUrl}
      drawTile={service ? undefined : drawTile}
      onTileError={() => setServiceFailed(true)}
      attribution={credit}
    />
  );
}

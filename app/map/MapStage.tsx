import { PriceMap } from "@partlane/ui/price-map";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import type { Coords } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import { formatDollars } from "~/content/format";
import { paths } from "~/paths";
import { useShownTheme } from "~/shell/theme";
import { BASEMAP_ATTRIBUTION, withPlaces } from "./basemap/attribution";
import { serviceTileUrl, type TileService } from "./tiles";
import type { Area } from "./useAreaListings";

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

const startZoom = 13;

/** Degrees of longitude per px at the zoom that the map starts with (Web Mercator, 256-px tiles). */
const degreesPerPx = 360 / (256 * 2 ** startZoom);

/** Where to centre the map so that a place stands in the middle of what the panel leaves free. */
function besidePanel({ lat, lng }: Coords, panelBeside: boolean): Coords {
  return panelBeside
    ? { lat, lng: lng + (coveredBeside.right / 2) * degreesPerPx }
    : {
        lat: lat - (coveredBelow.bottom / 2) * degreesPerPx * Math.cos((lat * Math.PI) / 180),
        lng,
      };
}

export interface MapStageProps {
  /** Where the reader is; null while that is unknown. */
  origin: Coords | null;
  center: Coords;
  /** The centre is a part whose panel is open: it is kept clear of the panel. */
  centerOnPart: boolean;
  listings: Listing[];
  selected: Listing | null;
  hoveredId: string | null;
  onHover(id: string | null): void;
  onSelect(id: string): void;
  onArea(area: Area): void;
  tileService: TileService | null;
}

/** The map itself; loaded with its route, so that no other page pays for it. */
export function MapStage({
  origin,
  center: place,
  centerOnPart,
  listings,
  selected,
  hoveredId,
  onHover,
  onSelect,
  onArea,
  tileService,
}: MapStageProps) {
  const theme = useShownTheme();
  const panelBeside = usePanelBeside();
  const { lat, lng } = place;
  const center = useMemo(
    () => (centerOnPart ? besidePanel({ lat, lng }, panelBeside) : { lat, lng }),
    [centerOnPart, lat, lng, panelBeside],
  );
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
  const markers = useMemo(() => {
    const shown =
      selected && !listings.some(({ id }) => id === selected.id)
        ? [...listings, selected]
        : listings;
    return shown.map(({ id, coords, priceCents, name, quantity }) => ({
      id,
      lat: coords.lat,
      lng: coords.lng,
      price: formatDollars(priceCents),
      label: `${name}, ${formatDollars(priceCents)}${quantity === 0 ? ", sold out" : ""}`,
    }));
  }, [listings, selected]);

  return (
    <PriceMap
      label="Map of parts"
      center={center}
      zoom={startZoom}
      origin={origin ?? undefined}
      markers={markers}
      selectedId={selected?.id ?? null}
      hoveredId={hoveredId}
      onHover={([id]) => onHover(id ?? null)}
      onSelect={onSelect}
      onMove={({ bounds, initial }) => {
        if (!initial) onArea(bounds);
      }}
      covered={selected ? (panelBeside ? coveredBeside : coveredBelow) : undefined}
      tileUrl={tileUrl}
      onTileError={() => setServiceFailed(true)}
      attribution={credit}
    />
  );
}

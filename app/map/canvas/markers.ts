import type { PriceMapMarker } from "@partlane/ui/price-map";
import type { Coords } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import { formatDollars } from "~/content/format";
import type { Cluster } from "~/map/data/page-data";
import { areaOf } from "~/map/viewport/group-bounds";
import { paths } from "~/paths";
import type { ListingSearch } from "~/search/query/search-params";

/** The id of the marker that a cluster of several is shown by: never that of a listing. */
const markerId = (cluster: Cluster) => `cluster ${cluster.id}`;

const badge = ({ id, coords, priceCents, name, quantity }: Listing): PriceMapMarker => ({
  id,
  lat: coords.lat,
  lng: coords.lng,
  price: formatDollars(priceCents),
  label: `${name}, ${formatDollars(priceCents)}${quantity === 0 ? ", sold out" : ""}`,
});

/** What the map shows: clusters with single listings among them, or the listings themselves. */
export function markersOf(
  listings: readonly Listing[],
  clusters: readonly Cluster[] | null,
  selected: Listing | null,
): PriceMapMarker[] {
  const markers = clusters
    ? clusters.map((cluster): PriceMapMarker => {
        const { listing, lat, lng, count, minPriceCents } = cluster;
        if (listing) return badge(listing);
        const price = formatDollars(minPriceCents);
        return { id: markerId(cluster), lat, lng, price, label: `From ${price}`, count };
      })
    : listings.map(badge);
  if (selected && !markers.some(({ id }) => id === selected.id)) markers.push(badge(selected));
  return markers;
}

/**
 * What a pin is joined from, by its markers' ids: listings, also far down the list, the chosen one, wherever it stands,
 * and clusters.
 */
export function pinMembers(
  ids: readonly string[],
  listings: readonly Listing[],
  clusters: readonly Cluster[] | null,
  selected: Listing | null = null,
) {
  const single = (clusters ?? []).flatMap(({ listing }) => listing ?? []);
  const known = new Map(
    [...single, ...listings, ...(selected ? [selected] : [])].map((each) => [each.id, each]),
  );
  return {
    listings: [...known.values()].filter(({ id }) => ids.includes(id)),
    clusters: (clusters ?? []).filter((cluster) => ids.includes(markerId(cluster))),
  };
}

interface PinSearch {
  search: Pick<ListingSearch, "bounds">;
  /** What a link to another area carries on. */
  linked: Parameters<typeof paths.map>[0];
  /** What a link carries on that keeps the list as it is. */
  kept: Parameters<typeof paths.map>[0];
}

/** Where a pin leads without script: to its only part's panel, or to the area of what it is joined from. */
export function pinHref(
  { search, linked, kept }: PinSearch,
  joined: ReturnType<typeof pinMembers>,
): string {
  const [first, ...others] = joined.listings;
  if (first && others.length + joined.clusters.length === 0)
    return paths.map({ ...kept, part: first.id });
  return paths.map({
    ...{ ...linked, said: kept?.said },
    ...{ zoom: undefined, bounds: areaOf(joined, search) },
  });
}

/**
 * The marker that stands for each listing of the list: its own, or the nearest cluster, which counts
 * it in all likelihood.
 */
export function markerOfEach(
  listings: readonly Listing[],
  markers: readonly PriceMapMarker[],
): Map<string, string> {
  const own = new Set(markers.map(({ id }) => id));
  const groups = markers.filter(({ count }) => count !== undefined);
  return new Map(
    listings.map(({ id, coords }) => [id, own.has(id) ? id : (nearest(coords, groups)?.id ?? id)]),
  );
}

/** As far as it matters which of two is nearer. */
function nearest({ lat, lng }: Coords, markers: readonly PriceMapMarker[]) {
  const wide = Math.cos((lat * Math.PI) / 180);
  const far = (marker: Coords) => Math.hypot(marker.lat - lat, (marker.lng - lng) * wide);
  return markers.reduce<PriceMapMarker | null>(
    (best, marker) => (best && far(best) <= far(marker) ? best : marker),
    null,
  );
}

import { memo } from "react";
import type { Listing } from "~/catalog/listing.schema";
import type { useResults } from "~/map/data/useResults";
import type { MapSearch } from "~/map/filters/applied-filters";
import { partHref } from "~/parts/links";
import { paths } from "~/paths";
import { compareLimit, withCompared, withoutCompared } from "~/search/query/compared-ids";
import { listingsPerPage } from "~/search/query/search-params";
import { ListingRow } from "./ListingRow";
import { LoadMoreParts, moreAnchor } from "./LoadMoreParts";

interface PartListProps {
  /** With what is listed of it. */
  search: MapSearch;
  listings: readonly Listing[];
  vehicle: string | null;
  selectedId: string | null;
  /** The map's pin of these is under the pointer or has the focus. */
  hoveredIds: ReadonlySet<string>;
  onHover: (id: string | null) => void;
  results: ReturnType<typeof useResults>;
  /** Where the list goes on when there is no room for more; null where no address leads there. */
  laterHref: string | null;
}

/**
 * The list beside the map, one selection with it, and the way to more of it. The map moves and is
 * hovered far more often than the list changes: only the rows that do are made again.
 */
export function PartList(props: PartListProps) {
  const { search, listings, vehicle, selectedId, hoveredIds, onHover, results, laterHref } = props;
  const firstOfLast = listingsPerPage * (results.shown - 1);
  return (
    <>
      <ul>
        {listings.map((listing, at) => (
          <Row
            key={listing.id}
            id={at > 0 && at === firstOfLast ? moreAnchor : undefined}
            search={search}
            listing={listing}
            vehicle={vehicle}
            selected={listing.id === selectedId}
            hovered={hoveredIds.has(listing.id)}
            onHover={onHover}
          />
        ))}
      </ul>
      <LoadMoreParts search={search} results={results} laterHref={laterHref} />
    </>
  );
}

interface RowProps extends Pick<PartListProps, "search" | "vehicle" | "onHover"> {
  id?: string;
  listing: Listing;
  selected: boolean;
  hovered: boolean;
}

const Row = memo(function Row({ search, onHover, ...props }: RowProps) {
  const { listing } = props;
  return (
    <ListingRow
      {...props}
      href={paths.map({ ...search, part: listing.id })}
      detailsHref={partHref(listing, search)}
      compare={compareLink(search, listing)}
      onHoverChange={(on: boolean) => onHover(on ? listing.id : null)}
    />
  );
});

/** The same results with the part among those that are compared, or no more. */
function compareLink(search: MapSearch, { id }: Listing) {
  const { comparing = [] } = search;
  const isChosen = comparing.includes(id);
  if (!isChosen && comparing.length >= compareLimit) return undefined;
  const after = isChosen ? withoutCompared(comparing, id) : withCompared(comparing, id);
  return { href: paths.map({ ...search, comparing: after }), isChosen };
}

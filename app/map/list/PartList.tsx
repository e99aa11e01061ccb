import { Link, PartGroup } from "@partlane/ui";
import { memo, type ReactNode } from "react";
import { isOutOfReach, pickupMiles } from "~/catalog/delivery";
import type { Listing } from "~/catalog/listing.schema";
import type { useResults } from "~/map/data/useResults";
import { clearedArea, type MapSearch } from "~/map/filters/applied-filters";
import { partHref } from "~/parts/links";
import { paths } from "~/paths";
import { compareLimit, withCompared, withoutCompared } from "~/search/query/compared-ids";
import { isReachedFirst } from "~/search/query/reach";
import { listingsPerPage } from "~/search/query/search-params";
import { AddFromRow, AddFromRowsForm } from "~/shell/AddFromRow";
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
  const firstOfLast = listings[listingsPerPage * (results.shown - 1)];
  const rowOf = (listing: Listing) => (
    <Row
      key={listing.id}
      isMoreAnchor={results.shown > 1 && listing === firstOfLast}
      search={search}
      listing={listing}
      vehicle={vehicle}
      selected={listing.id === selectedId}
      hovered={hoveredIds.has(listing.id)}
      onHover={onHover}
    />
  );
  return (
    <>
      <AddFromRowsForm vehicle={search.vehicle} returnTo={paths.map(search)} />
      {vehicle && !search.onlyFits ? (
        <ByFit {...props} vehicle={vehicle} rowOf={rowOf} />
      ) : (
        <ByReach search={search} listings={listings} rowOf={rowOf} />
      )}
      <LoadMoreParts search={search} results={results} laterHref={laterHref} />
    </>
  );
}

/** What can be had, and then what is too far to pick up and not sent. */
function ByReach({ search, listings, rowOf }: Pick<ByFitProps, "search" | "listings" | "rowOf">) {
  const far = isReachedFirst(search) ? listings.filter(isOutOfReach) : [];
  const rest = listings.filter((listing) => !far.includes(listing));
  return (
    <>
      {rest.length > 0 ? <ul>{rest.map(rowOf)}</ul> : null}
      {far.length > 0 ? (
        <PartGroup
          title="Too far to pick up"
          note={`These sellers don't ship, and are more than ${pickupMiles} miles away.`}
        >
          {far.map(rowOf)}
        </PartGroup>
      ) : null}
    </>
  );
}

const mayFit = ({ fit }: Listing) => fit?.fit === "fits" || fit?.fit === "fits-if";

interface ByFitProps extends Pick<PartListProps, "search" | "listings" | "results"> {
  vehicle: string;
  rowOf: (listing: Listing) => ReactNode;
}

/** What fits the vehicle, and then what may not; or all in one list, where that was asked for. */
function ByFit({ search, listings, results, vehicle, rowOf }: ByFitProps) {
  const to = (anyFit: boolean | undefined, label: string) => (
    <Link href={paths.map({ ...search, anyFit, page: undefined, shown: undefined })}>{label}</Link>
  );
  if (search.anyFit)
    return (
      <PartGroup
        title={`All parts, for any vehicle`}
        action={to(undefined, "Show what fits first")}
      >
        {listings.map(rowOf)}
      </PartGroup>
    );
  const fitting = listings.filter(mayFit);
  const others = listings.filter((listing) => !mayFit(listing));
  const showAll = to(true, "Show all in one list");
  const isNone = fitting.length === 0 && !results.isLaterPage;
  return (
    <>
      {fitting.length > 0 ? (
        <PartGroup title={`Fits your ${vehicle}`} action={showAll}>
          {fitting.map(rowOf)}
        </PartGroup>
      ) : null}
      {others.length > 0 ? (
        <PartGroup
          title={isNone ? `None is listed for your ${vehicle} yet` : `May not fit your ${vehicle}`}
          note={isNone ? <NoneFits search={search} /> : "Check the fit of each before you order."}
          action={fitting.length === 0 ? showAll : undefined}
        >
          {others.map(rowOf)}
        </PartGroup>
      ) : null}
    </>
  );
}

/** Before parts of other vehicles: where something that fits may be. */
function NoneFits({ search }: Pick<ByFitProps, "search">) {
  const isWider = search.bounds !== undefined || search.withinMiles !== undefined;
  const wider = { ...search, ...clearedArea, withinMiles: undefined, onlyFits: true };
  return (
    <>
      These may not fit it: check each before you order.
      {isWider ? (
        <>
          {" "}
          <Link href={paths.map({ ...wider, page: undefined, shown: undefined })}>
            Search everywhere for one
          </Link>
        </>
      ) : null}
    </>
  );
}

interface RowProps extends Pick<PartListProps, "search" | "vehicle" | "onHover"> {
  /** It is the first of the page that was added last. */
  isMoreAnchor: boolean;
  listing: Listing;
  selected: boolean;
  hovered: boolean;
}

const Row = memo(function Row({ search, onHover, isMoreAnchor, ...props }: RowProps) {
  const { listing } = props;
  return (
    <ListingRow
      {...props}
      id={listing.id}
      href={paths.map({ ...search, part: listing.id })}
      detailsHref={partHref(listing, search)}
      compare={compareLink(search, listing)}
      corner={
        <>
          {/* The row's own id is its part's, which a press of its button comes back to. */}
          {isMoreAnchor ? <span id={moreAnchor} /> : null}
          {listing.quantity > 0 ? <AddFromRow listing={listing} /> : null}
        </>
      }
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

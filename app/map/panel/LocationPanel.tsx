import { ButtonLink, SpotPanel } from "@partlane/ui";
import type { LocationGroup } from "~/map/data/useLocationGroup";
import type { MapSearch } from "~/map/filters/applied-filters";
import { countText } from "~/map/filters/count-text";
import { ListingRow } from "~/map/list/ListingRow";
import { partHref } from "~/parts/links";
import { paths } from "~/paths";
import { AddFromRow, AddFromRowsForm } from "~/shell/AddFromRow";

/** So many are listed; the others are in the list. */
const limit = 8;

/** Beside the list's own. */
const formId = "add-from-spot";

interface LocationPanelProps {
  spot: LocationGroup;
  search: MapSearch;
  vehicle: string | null;
  /** How far from the reader. */
  withDistances: (listings: LocationGroup["listings"]) => LocationGroup["listings"];
  onClose: () => void;
}

/** What stands in one place of the map, as a small list over it. */
export function LocationPanel({
  spot,
  search,
  vehicle,
  withDistances,
  onClose,
}: LocationPanelProps) {
  const { listings, count, isExact, bounds } = spot;
  const [first] = listings;
  const sellers = new Set(listings.map(({ seller }) => seller));
  return (
    <SpotPanel
      key={first?.id}
      title={`${countText(count, isExact)} parts here`}
      note={sellers.size === 1 ? first?.seller : first?.locationName}
      onClose={onClose}
      foot={
        count > limit ? (
          <ButtonLink href={paths.map({ ...search, bounds })} width="full">
            Show all {countText(count, isExact)} in the list
          </ButtonLink>
        ) : undefined
      }
    >
      <AddFromRowsForm formId={formId} vehicle={search.vehicle} returnTo={paths.map(search)} />
      <ul>
        {withDistances(listings.slice(0, limit)).map((listing) => (
          <ListingRow
            key={listing.id}
            listing={listing}
            vehicle={vehicle}
            href={paths.map({ ...search, part: listing.id })}
            detailsHref={partHref(listing, search)}
            corner={
              listing.quantity > 0 ? <AddFromRow formId={formId} listing={listing} /> : undefined
            }
          />
        ))}
      </ul>
    </SpotPanel>
  );
}

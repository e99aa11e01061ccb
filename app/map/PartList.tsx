import { ButtonLink, EmptyState, PartRow, Text } from "@partlane/ui";
import { conditionLabels } from "~/catalog/choices";
import type { Listing } from "~/catalog/listing.schema";
import { formatDistanceMiles, formatDollars } from "~/content/format";
import { paths } from "~/paths";
import type { ListingSearch } from "~/search/search-params";
import { PartImage } from "~/shell/PartImage";
import { useDistanceUnit } from "~/shell/useShell";

interface PartListProps {
  search: ListingSearch;
  listings: Listing[];
  selectedId: string | null;
  hoveredId: string | null;
  onHover: (id: string | null) => void;
}

/** The list beside the map, one selection with it; or what to do when nothing is found. */
export function PartList({ search, listings, selectedId, hoveredId, onHover }: PartListProps) {
  const unit = useDistanceUnit();
  if (listings.length === 0) return <NothingFound search={search} />;
  return (
    <ul>
      {listings.map((listing) => (
        <PartRow
          key={listing.id}
          image={<PartImage image={listing.image} size={88} />}
          name={listing.name}
          partNumber={listing.partNumber}
          price={formatDollars(listing.priceCents)}
          condition={conditionLabels[listing.condition]}
          distance={formatDistanceMiles(listing.distanceMiles, unit)}
          travelTime={`${listing.travelTimeMinutes} min`}
          fit={
            <Text as="span" size={14} tone="muted" truncate>
              {listing.seller}
            </Text>
          }
          selected={listing.id === selectedId}
          hovered={listing.id === hoveredId}
          href={paths.map({ ...search, part: listing.id })}
          onHoverChange={(on: boolean) => onHover(on ? listing.id : null)}
        />
      ))}
    </ul>
  );
}

function NothingFound({ search: { text } }: { search: ListingSearch }) {
  const all = (
    <ButtonLink href={paths.map()} tone="neutral">
      Show all parts
    </ButtonLink>
  );
  return (
    <EmptyState
      title={text ? `Nothing found for “${text}” here` : "No parts in this area"}
      action={all}
    >
      Move the map, zoom out, or take a filter away.
    </EmptyState>
  );
}

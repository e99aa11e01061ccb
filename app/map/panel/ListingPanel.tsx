import { Badge, Button, ButtonLink, Inline, PartPanel, Stack, Text } from "@partlane/ui";
import { conditionDetail, deliveryDetail } from "~/catalog/delivery";
import type { Listing } from "~/catalog/listing.schema";
import { formatDistanceMiles, formatDollars, formatTravelTime } from "~/content/format";
import type { MapSearch } from "~/map/filters/applied-filters";
import { compareHref, partHref } from "~/parts/links";
import { paths } from "~/paths";
import { warrantyLabel } from "~/search/filters/warranty";
import { AddToCart } from "~/shell/AddToCart";
import { PartPicture } from "~/shell/PartPicture";
import { useDistanceUnit } from "~/shell/useShell";
import { Verdict } from "~/shell/Verdict";

interface ListingPanelProps {
  listing: Listing;
  search: MapSearch;
  /** The active vehicle's name. */
  vehicle: string | null;
  /** Without it the panel is a sample: nothing can be bought, and nothing leads to the part. */
  onClose?: () => void;
}

/** The part panel (SPEC D4). One that is sold out says so, and leads to its like. */
export function ListingPanel({ listing, search, vehicle, onClose }: ListingPanelProps) {
  const unit = useDistanceUnit();
  const soldOut = listing.quantity === 0;
  const isSample = onClose === undefined;
  return (
    <PartPanel
      key={listing.id}
      image={<PartPicture listing={listing} size={208} whole told eager />}
      name={listing.name}
      partNumber={listing.partNumber}
      price={formatDollars(listing.priceCents)}
      rating={listing.rating}
      condition={conditionDetail(listing)}
      brand={listing.brand ?? undefined}
      warranty={listing.warrantyDays > 0 ? warrantyLabel(listing.warrantyDays) : undefined}
      distance={formatDistanceMiles(listing.distanceMiles, unit)}
      travelTime={formatTravelTime(listing.travelTimeMinutes)}
      delivery={deliveryDetail(listing)}
      seller={listing.seller}
      description={listing.description}
      fit={soldOut ? <Badge tone="warning">Sold out</Badge> : undefined}
      verdict={<Verdict fit={listing.fit} vehicle={vehicle} asked={search.vehicle} />}
      purchase={
        soldOut ? (
          <FindAnother listing={listing} vehicle={search.vehicle} />
        ) : (
          <Purchase listing={listing} search={search} isSample={isSample} />
        )
      }
      closeHref={paths.map(search)}
      more={isSample ? undefined : { label: "All details", href: partHref(listing, search) }}
      secondary={
        soldOut && !isSample ? (
          <ButtonLink href={compareHref(listing, search)} size="large">
            Compare
          </ButtonLink>
        ) : undefined
      }
      onClose={onClose}
    />
  );
}

/** What is bought or looked for next is so for the same vehicle. */
interface NextProps {
  listing: Listing;
  vehicle: MapSearch["vehicle"];
}

function Purchase({
  listing,
  search,
  isSample,
}: Pick<ListingPanelProps, "listing" | "search"> & { isSample: boolean }) {
  const { vehicle } = search;
  if (isSample)
    return (
      <Button tone="accent" size="large" width="full" disabled>
        Purchase
      </Button>
    );
  return (
    <Stack gap={2}>
      <ButtonLink
        href={paths.purchase(listing.id, { vehicle })}
        tone="accent"
        size="large"
        width="full"
      >
        Purchase
      </ButtonLink>
      <Inline align="start">
        <AddToCart listing={listing} vehicle={vehicle} />
        <ButtonLink href={compareHref(listing, search)} size="large">
          Compare
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

function FindAnother({ listing: { category }, vehicle }: NextProps) {
  return (
    <Stack gap={2}>
      <Text size={14} tone="muted">
        The last one has been sold.
      </Text>
      <ButtonLink href={paths.map({ category, vehicle })} tone="accent" size="large" width="full">
        Find another
      </ButtonLink>
    </Stack>
  );
}

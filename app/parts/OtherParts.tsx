import { Badge, FitVerdict, Grid, Inline, Link, Panel, PartRow, Text } from "@partlane/ui";
import { conditionLabels } from "~/catalog/choices";
import type { Listing } from "~/catalog/listing.schema";
import { formatDistanceMiles, formatDollars } from "~/content/format";
import { PartImage } from "~/shell/PartImage";
import { useDistanceUnit } from "~/shell/useShell";
import { matchWords } from "./part-words";

interface OtherPartsProps {
  title: string;
  text: string;
  listings: readonly Listing[];
  /** The reader's vehicle, as it is shown. */
  vehicle: string | null;
  hrefOf: (listing: Listing) => string;
  /** Where the part is put beside those that are compared. */
  compareHrefOf: (listing: Listing) => string;
  compareLabel: string;
}

/** Other parts as rows, two beside one another where there is room. */
export function OtherParts({
  title,
  text,
  listings,
  vehicle,
  hrefOf,
  compareHrefOf,
  compareLabel,
}: OtherPartsProps) {
  const unit = useDistanceUnit();
  if (listings.length === 0) return null;
  return (
    <Panel title={title} text={text} flush>
      <Grid as="ul" gap={0} columns={{ desktop: 2 }}>
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
            fit={<Note listing={listing} vehicle={vehicle} />}
            href={hrefOf(listing)}
            action={
              <Link
                href={compareHrefOf(listing)}
                tone="muted"
                aria-label={`${compareLabel} ${listing.name}, ${listing.seller}`}
              >
                {compareLabel}
              </Link>
            }
          />
        ))}
      </Grid>
    </Panel>
  );
}

/** How it stands to the part that is looked at, and whether it fits; without either, who sells it. */
function Note({ listing, vehicle }: { listing: Listing; vehicle: string | null }) {
  const { matched, fit, seller } = listing;
  if (!matched && !(fit && vehicle))
    return (
      <Text as="span" size={14} tone="muted" truncate>
        {seller}
      </Text>
    );
  return (
    <Inline gap={2}>
      {matched ? (
        <Badge size="small" tone="info">
          {matchWords[matched.kind]}
        </Badge>
      ) : null}
      {fit && vehicle ? <FitVerdict fit={fit.fit} vehicle={vehicle} /> : null}
    </Inline>
  );
}

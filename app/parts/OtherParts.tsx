import { Grid, Link, Panel, PartRow, Text } from "@partlane/ui";
import { conditionLabels } from "~/catalog/choices";
import type { Listing } from "~/catalog/listing.schema";
import { listedPart } from "~/shell/listed-part";
import { useDistanceUnit } from "~/shell/useShell";
import { CompactVerdict } from "~/shell/VerdictBox";
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
            {...listedPart(listing, unit)}
            condition={conditionLabels[listing.condition]}
            match={listing.matched ? matchOf(listing.matched) : undefined}
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

const matchOf = ({ kind, number }: NonNullable<Listing["matched"]>) => matchWords[kind](number);

/** Whether it fits; where nobody asks, who sells it. */
function Note({ listing: { fit, seller }, vehicle }: { listing: Listing; vehicle: string | null }) {
  if (fit && vehicle) return <CompactVerdict fit={fit} vehicle={vehicle} />;
  return (
    <Text as="span" size={14} tone="muted" truncate>
      {seller}
    </Text>
  );
}

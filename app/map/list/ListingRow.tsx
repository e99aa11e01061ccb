import { Link, PartRow, Text } from "@partlane/ui";
import type { ReactNode } from "react";
import { conditionText, deliveryText } from "~/catalog/delivery";
import type { Listing } from "~/catalog/listing.schema";
import type { NumberKind } from "~/platform/enums";
import { warrantyLabel } from "~/search/filters/warranty";
import { listedPart } from "~/shell/listed-part";
import { useDistanceUnit } from "~/shell/useShell";
import { CompactVerdict } from "~/shell/VerdictBox";

/** How the number searched for relates to a part; nothing for the part's own number. */
const matchWords: Record<NumberKind, ((number: string) => string) | null> = {
  own: null,
  oem: (number) => `Maker's number ${number}`,
  interchange: (number) => `Interchanges with ${number}`,
  superseded: (number) => `Replaces ${number}`,
};

interface ListingRowProps {
  listing: Listing;
  href: string;
  /** The part's own page. */
  detailsHref: string;
  /** An anchor. */
  id?: string;
  /** The active vehicle's name. */
  vehicle: string | null;
  selected?: boolean;
  hovered?: boolean;
  /** Where it is put among those that are compared, or taken away again; none where there is no room. */
  compare?: { href: string; isChosen: boolean };
  /** Puts it into the cart. */
  corner?: ReactNode;
  onHoverChange?: (on: boolean) => void;
}

const conditionOf = (listing: Listing) =>
  [conditionText(listing), listing.warrantyDays > 0 && warrantyLabel(listing.warrantyDays)]
    .filter(Boolean)
    .join(", ");

/** A listing as a row of a list. */
export function ListingRow({ listing, vehicle, compare, ...row }: ListingRowProps) {
  const unit = useDistanceUnit();
  const { matched, fit } = listing;
  return (
    <PartRow
      {...row}
      {...listedPart(listing, unit)}
      match={(matched && matchWords[matched.kind]?.(matched.number)) ?? undefined}
      brand={listing.brand ?? undefined}
      condition={listing.quantity === 0 ? "Sold out" : conditionOf(listing)}
      delivery={deliveryText(listing)}
      fit={
        vehicle && fit ? (
          <CompactVerdict fit={fit} vehicle={vehicle} />
        ) : (
          <Text as="span" size={14} tone="muted" truncate>
            {listing.seller}
          </Text>
        )
      }
      action={
        compare ? (
          <Link href={compare.href} tone={compare.isChosen ? "accent" : "muted"}>
            {compare.isChosen ? "Added" : "Compare"}
          </Link>
        ) : undefined
      }
    />
  );
}

import { Pagination, Panel, PartRow, Stack } from "@partlane/ui";
import { conditionText, deliveryText } from "~/catalog/delivery";
import type { Listing } from "~/catalog/listing.schema";
import { paths } from "~/paths";
import { listedPart } from "~/shell/listed-part";
import { useDistanceUnit } from "~/shell/useShell";

/** A page of what a seller has in stock. */
export interface SellerListingsProps {
  sellerId: string;
  listings: readonly Listing[];
  /** Leads to the page after it; null on the last. */
  next: string | null;
  /** It is not the first page. */
  isLater: boolean;
}

/** What a seller has in stock, the newest first, as rows of the site's own lists. */
export function SellerListings({ sellerId, listings, next, isLater }: SellerListingsProps) {
  const unit = useDistanceUnit();
  if (listings.length === 0 && !isLater) return null;
  const page = (token: string) =>
    `${paths.seller(sellerId)}?${new URLSearchParams({ page: token })}`;
  return (
    <Stack gap={3}>
      <Panel title="For sale" text="Newest first." flush>
        <ul>
          {listings.map((listing) => (
            <PartRow
              key={listing.id}
              {...listedPart(listing, unit)}
              brand={listing.brand ?? undefined}
              condition={conditionText(listing)}
              delivery={deliveryText(listing)}
              href={paths.part(listing.id)}
            />
          ))}
        </ul>
      </Panel>
      {next || isLater ? (
        <Pagination
          label="Pages of parts for sale"
          previousHref={isLater ? paths.seller(sellerId) : null}
          previousLabel="First page"
          nextHref={next ? page(next) : null}
        />
      ) : null}
    </Stack>
  );
}

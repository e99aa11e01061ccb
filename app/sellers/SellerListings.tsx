import {
  ButtonLink,
  EmptyState,
  Inline,
  Pagination,
  Panel,
  PartRow,
  SearchBox,
  Stack,
} from "@partlane/ui";
import { useLocation, useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import { conditionText, deliveryText } from "~/catalog/delivery";
import type { Coords } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import { paths } from "~/paths";
import type { Category } from "~/platform/enums";
import { searchParams } from "~/search/query/search-params";
import { AddFromRow, AddFromRowsForm } from "~/shell/AddFromRow";
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
  /** How many of each category are in stock. */
  categories: readonly { value: string; label: string; count: number }[];
}

interface Props extends SellerListingsProps {
  /** Where the seller is: the map begins there. */
  near: Coords;
  /** All that are in stock. */
  inStock: number;
}

/**
 * What a seller has in stock, the newest first, as rows of the site's own lists. Searching and filtering it is
 * the map's, whose filter by seller stands from here on until its chip is taken away.
 */
export function SellerListings(props: Props) {
  const { sellerId, near, inStock, listings, next, isLater, categories } = props;
  const unit = useDistanceUnit();
  const submit = useSubmit();
  const { pathname, search: query } = useLocation();
  if (listings.length === 0 && !isLater)
    return <EmptyState title="Nothing for sale right now">Come back later.</EmptyState>;
  const ofSeller = { sellerId, near };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  const page = (token: string) =>
    `${paths.seller(sellerId)}?${new URLSearchParams({ page: token })}`;
  return (
    <Stack gap={3}>
      {/* Without suggestions: these lead to the parts of all sellers. */}
      <SearchBox
        size="bar"
        action={paths.map()}
        label="Search this seller's parts"
        placeholder="Part number or name"
        onSubmit={search}
      >
        {[...searchParams(ofSeller)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </SearchBox>
      {categories.length > 1 ? (
        <nav aria-label="This seller's parts by category">
          <Inline gap={2}>
            {categories.map(({ value, label, count }) => (
              <ButtonLink
                key={value}
                size="small"
                href={paths.map({ ...ofSeller, category: value as Category })}
              >
                {`${label} ${count.toLocaleString("en-US")}`}
              </ButtonLink>
            ))}
          </Inline>
        </nav>
      ) : null}
      <Panel
        title="For sale"
        text="Newest first."
        more={{
          label:
            inStock === 1
              ? "See it on the map"
              : `See all ${inStock.toLocaleString("en-US")} on the map`,
          href: paths.map(ofSeller),
        }}
        flush
      >
        <AddFromRowsForm returnTo={`${pathname}${query}`} />
        <ul>
          {listings.map((listing) => (
            <PartRow
              key={listing.id}
              // What a press of its button comes back to without JavaScript.
              id={listing.id}
              {...listedPart(listing, unit)}
              brand={listing.brand ?? undefined}
              condition={conditionText(listing)}
              delivery={deliveryText(listing)}
              href={paths.part(listing.id)}
              corner={listing.quantity > 0 ? <AddFromRow listing={listing} /> : undefined}
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

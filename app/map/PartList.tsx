import { Button, LoadMore, Notice, Stack } from "@partlane/ui";
import type { MouseEvent } from "react";
import type { Listing } from "~/catalog/listing.schema";
import { paths } from "~/paths";
import { compareLimit, withCompared, withoutCompared } from "~/search/compared";
import type { MapSearch } from "./filters";
import { ListingRow } from "./ListingRow";

interface PartListProps {
  search: MapSearch;
  listings: readonly Listing[];
  vehicle: string | null;
  selectedId: string | null;
  /** The map's pin of these is under the pointer or has the focus. */
  hoveredIds: ReadonlySet<string>;
  onHover: (id: string | null) => void;
  /** The token of the page after what is listed. */
  next: string | null;
  more: "idle" | "loading" | "failed";
  /** More than one page is listed. */
  hasGrown: boolean;
  /** The list begins with a later page. */
  isLaterPage: boolean;
  onMore: () => void;
}

/** The list beside the map, one selection with it, and the way to more of it. */
export function PartList(props: PartListProps) {
  const { search, listings, vehicle, selectedId, hoveredIds, onHover } = props;
  return (
    <>
      <ul>
        {listings.map((listing) => (
          <ListingRow
            key={listing.id}
            listing={listing}
            vehicle={vehicle}
            onlyFits={Boolean(search.onlyFits)}
            selected={listing.id === selectedId}
            hovered={hoveredIds.has(listing.id)}
            href={paths.map({ ...search, part: listing.id })}
            compare={compareLink(search, listing)}
            onHoverChange={(on: boolean) => onHover(on ? listing.id : null)}
          />
        ))}
      </ul>
      <More {...props} />
    </>
  );
}

/** The same results with the part among those that are compared, or no more. */
function compareLink(search: MapSearch, { id }: Listing) {
  const { comparing = [] } = search;
  const isChosen = comparing.includes(id);
  if (!isChosen && comparing.length >= compareLimit) return undefined;
  const after = isChosen ? withoutCompared(comparing, id) : withCompared(comparing, id);
  return { href: paths.map({ ...search, comparing: after }), isChosen };
}

/** A link to the next page, which without JavaScript takes this one's place. */
function More({ search, next, more, hasGrown, isLaterPage, onMore }: PartListProps) {
  if (!next && !hasGrown && !isLaterPage) return null;
  const here = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onMore();
  };
  return (
    <Stack gap={3} align="center">
      {more === "failed" ? (
        <Notice
          tone="critical"
          action={
            <Button size="small" onClick={onMore}>
              Try Again
            </Button>
          }
        >
          More could not be loaded.
        </Notice>
      ) : null}
      <LoadMore
        hasMore={next !== null}
        pending={more === "loading"}
        href={next ? paths.map({ ...search, page: next }) : undefined}
        doneLabel="That is all of them"
        onClick={here}
      >
        Show more
      </LoadMore>
    </Stack>
  );
}

import {
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  MapLayout,
  Notice,
  PartPanel,
  PartRow,
  SearchBox,
  Spinner,
  Text,
  VisuallyHidden,
} from "@partlane/ui";
import { useNavigate, useSearchParams } from "@remix-run/react";
import { useCallback, useMemo, useRef, useState } from "react";
import { type Coords, defaultOrigin, distanceMiles } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import { conditionLabels, type ListingSearch } from "~/catalog/search";
import { formatDistanceMiles, formatDollars } from "~/content/format";
import { paths } from "~/paths";
import { PartImage } from "~/shell/PartImage";
import { FilterChips, FilterMenu, SortMenu } from "./MapFilters";
import { MapStage } from "./MapStage";
import type { TileService } from "./tiles";
import { useAreaListings } from "./useAreaListings";
import { type Position, useGeolocation } from "./useGeolocation";

export interface MapPageProps {
  search: ListingSearch;
  /** What the server found, everywhere. */
  listings: Listing[];
  /** Parameters that made no sense, each with how to mend it. */
  problems: { parameter: string; message: string }[];
  /** The listing named in the URL, found by its id even when no filter lets it through. */
  selected: Listing | null;
  tileService: TileService | null;
}

/** Full-height map with its list (SPEC D). The search, filters and selection stand in the URL. */
export function MapPage({
  search,
  listings: initial,
  problems,
  selected: named,
  tileService,
}: MapPageProps) {
  const position = useGeolocation();
  const origin = position.kind === "known" ? position.coords : defaultOrigin;
  const area = useAreaListings(search, initial);
  const listings = useMemo(
    () => ordered(fromOrigin(area.listings, origin), search.sort),
    [area.listings, origin, search.sort],
  );
  const { selectedId, select, close } = useSelection();
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const selected = useMemo(() => {
    const found = listings.find(({ id }) => id === selectedId);
    if (found) return found;
    return named?.id === selectedId ? (fromOrigin([named], origin)[0] ?? null) : null;
  }, [listings, named, origin, selectedId]);
  const count = `${listings.length} ${listings.length === 1 ? "part" : "parts"}`;

  const rows = listings.map((listing) => (
    <PartRow
      key={listing.id}
      image={<PartImage image={listing.image} size={88} />}
      name={listing.name}
      partNumber={listing.partNumber}
      price={formatDollars(listing.priceCents)}
      condition={conditionLabels[listing.condition]}
      distance={formatDistanceMiles(listing.distanceMiles)}
      travelTime={`${listing.travelTimeMinutes} min`}
      fit={
        <Text as="span" size={14} tone="muted" truncate>
          {listing.seller}
        </Text>
      }
      selected={listing.id === selectedId}
      hovered={listing.id === hoveredId}
      href={paths.map({ ...search, part: listing.id })}
      onHoverChange={(on: boolean) => setHoveredId(on ? listing.id : null)}
    />
  ));
  const empty = (
    <EmptyState
      title={search.text ? `Nothing found for “${search.text}” here` : "No parts in this area"}
      action={
        <ButtonLink href={paths.map()} tone="neutral">
          Show all parts
        </ButtonLink>
      }
    >
      Move the map, zoom out, or take a filter away.
    </EmptyState>
  );

  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>Parts near you</Heading>
      </VisuallyHidden>
      <MapLayout
        search={
          <SearchBox
            key={search.text}
            action={paths.map()}
            size="bar"
            label="Search parts"
            placeholder="Part number or words"
            defaultValue={search.text}
          />
        }
        chips={<FilterChips search={search} />}
        tools={
          <>
            <FilterMenu search={search} />
            <SortMenu search={search} />
          </>
        }
        listLabel="Parts"
        listHead={
          <span role="status">
            <Text as="span" size={15} weight={600} tone="ink" numeric>
              {count}
            </Text>{" "}
            {area.area ? "in this area" : "found"}
            {area.status === "loading" ? <VisuallyHidden> Loading more</VisuallyHidden> : null}
          </span>
        }
        list={rows.length > 0 ? <ul>{rows}</ul> : empty}
        notices={
          <>
            {problems.map(({ parameter, message }) => (
              <Notice key={parameter} tone="warning">
                {message}
              </Notice>
            ))}
            <PositionNotice position={position} />
            {area.status === "failed" ? (
              <Notice
                tone="critical"
                action={
                  <Button size="small" onClick={area.retry}>
                    Try Again
                  </Button>
                }
              >
                The parts of this area could not be loaded. What you see is from before.
              </Notice>
            ) : null}
          </>
        }
        map={
          <MapStage
            origin={position.kind === "known" ? position.coords : null}
            center={centerFor(position, named)}
            centerOnPart={named !== null}
            listings={listings}
            selected={selected}
            hoveredId={hoveredId}
            onHover={setHoveredId}
            onSelect={select}
            onArea={area.moveTo}
            tileService={tileService}
          />
        }
        panel={
          selected ? (
            <PartPanel
              key={selected.id}
              image={<PartImage image={selected.image} size={208} eager />}
              name={selected.name}
              partNumber={selected.partNumber}
              price={formatDollars(selected.priceCents)}
              rating={selected.rating}
              condition={conditionLabels[selected.condition]}
              distance={formatDistanceMiles(selected.distanceMiles)}
              travelTime={`${selected.travelTimeMinutes} min`}
              seller={selected.seller}
              description={selected.description}
              purchase={
                <ButtonLink
                  href={paths.purchase(selected.id)}
                  tone="accent"
                  size="large"
                  width="full"
                >
                  Purchase
                </ButtonLink>
              }
              closeHref={paths.map(search)}
              onClose={close}
            />
          ) : undefined
        }
      />
    </>
  );
}

function PositionNotice({ position }: { position: Position }) {
  if (position.kind === "known") return null;
  if (position.kind === "waiting")
    return (
      <Notice key="waiting" tone="info" icon={<Spinner />}>
        Getting your location...
      </Notice>
    );
  return (
    // Another box, not the same one grown: what is there does not move.
    <Notice
      key={position.kind}
      tone="warning"
      action={
        <Button size="small" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      }
    >
      {position.kind === "denied"
        ? "Unable to get your location. Please enable location services."
        : "Geolocation is not supported by your browser."}
    </Notice>
  );
}

function fromOrigin(listings: Listing[], origin: Coords): Listing[] {
  return listings.map((listing) => ({
    ...listing,
    distanceMiles: distanceMiles(origin, listing.coords),
  }));
}

function ordered(listings: Listing[], sort: ListingSearch["sort"]): Listing[] {
  return sort === "nearest"
    ? listings.toSorted((a, b) => a.distanceMiles - b.distanceMiles)
    : listings;
}

/** The listing that the URL came with; else the reader's own place, or the default until it is known. */
function centerFor(position: Position, named: Listing | null): Coords {
  if (named) return named.coords;
  return position.kind === "known" ? position.coords : defaultOrigin;
}

/** The selected listing is in the URL: a shared link opens the panel, and Back closes it. */
function useSelection() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const selectedId = params.get("part");
  const current = useRef(params);
  current.current = params;
  const go = useCallback(
    (id: string | null, replace: boolean) => {
      const next = new URLSearchParams(current.current);
      if (id === null) next.delete("part");
      else next.set("part", id);
      navigate({ search: next.toString() }, { preventScrollReset: true, replace });
    },
    [navigate],
  );
  const select = useCallback(
    // From one part to the next replaces: Back leaves the panel, not a trail of parts.
    (id: string) => go(id, current.current.has("part")),
    [go],
  );
  const close = useCallback(() => go(null, true), [go]);
  return { selectedId, select, close };
}

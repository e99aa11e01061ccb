import { Button, Inline, Link, Notice, Spinner } from "@partlane/ui";
import { useState } from "react";
import type { PlaceSuggestion, UnavailableParts } from "~/map/data/page-data";
import type { MapSearch } from "~/map/filters/applied-filters";
import { PartNumberLinks } from "~/map/list/PartNumberLinks";
import { nearPlace } from "~/map/list/recovery-actions";
import type { Position } from "~/map/viewport/useGeolocation";
import { mapAnchor } from "~/map/viewport/viewport";
import { paths } from "~/paths";
import type { ListingsAnswer } from "~/search/results/answers.schema";

interface SearchNoticesProps {
  search: MapSearch;
  /** What it was taken for, and what that found. */
  found: Pick<ListingsAnswer, "listings" | "leftOut" | "corrected" | "replacedBy">;
  /** Parameters that made no sense, each with how to mend it. */
  problems: readonly { parameter: string; message: string }[];
  /** Places that words which were left out name. */
  places: readonly PlaceSuggestion[];
}

/** How a search was interpreted, where the page should say so, and the way to undo it. */
export function SearchNotices({ search, found, problems, places }: SearchNoticesProps) {
  const { listings, leftOut, corrected, replacedBy } = found;
  const isFound = listings.length > 0;
  const place = isFound && places[0] && nearPlace(search, places[0]);
  return (
    <>
      {problems.map(({ parameter, message }) => (
        <Notice key={parameter} tone="warning">
          {message}
        </Notice>
      ))}
      {leftOut.length > 0 ? (
        <Notice key="left-out" tone="info">
          No part matches every word, so we left out: {leftOut.join(", ")}.{" "}
          {place ? <Link href={paths.map(place.search)}>{place.label}</Link> : null}
        </Notice>
      ) : null}
      {corrected && isFound ? (
        <Notice key="corrected" tone="info">
          Showing results for <strong>“{corrected}”</strong>.{" "}
          <Link href={paths.map({ ...search, asTyped: true })}>
            Search for “{search.text}” instead
          </Link>
        </Notice>
      ) : null}
      {replacedBy.length > 0 ? (
        <Notice key="replaced" tone="info" title={`${search.text} has been replaced`}>
          The new number is <PartNumberLinks search={search} numbers={replacedBy} joint="then" />.{" "}
          {isFound
            ? "Parts with the new number are listed, too."
            : "No parts are listed under either number."}
        </Notice>
      ) : null}
    </>
  );
}

/** What a link that is old names that is no longer there. */
export function UnavailableNotice({ gone, part }: { gone: UnavailableParts; part: string | null }) {
  const { compared } = gone;
  return (
    <>
      {gone.part !== null && gone.part === part ? (
        <Notice key="part" tone="warning">
          This part is no longer available.
        </Notice>
      ) : null}
      {compared > 0 ? (
        <Notice key="compared" tone="warning">
          {compared === 1
            ? "A part you were comparing is"
            : `${compared} parts you were comparing are`}{" "}
          no longer available.
        </Notice>
      ) : null}
    </>
  );
}

/** The parts of the area could not be had. */
export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="critical"
      action={
        <Button size="small" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      We couldn't load parts for this area. You're seeing earlier results.
    </Notice>
  );
}

interface PositionNoticeProps {
  position: Position;
  /** The reader has named a place: then where the device is does not matter. */
  hasPlace: boolean;
  /** Asks the device again. */
  onAsk: () => void;
}

/**
 * What is known of where the reader is, unless it is known (SPEC D1, D2) or nobody wanted it yet. Where it does
 * not matter, or was put away, the button alone stays: it covers next to nothing of the map.
 */
export function PositionNotice({ position, hasPlace, onAsk }: PositionNoticeProps) {
  const [isPutAway, setPutAway] = useState(false);
  if (position.kind === "known" || position.kind === "unasked") return null;
  if (position.kind === "waiting")
    return hasPlace ? null : (
      <Notice key="waiting" tone="info" icon={<Spinner />} data-scripted data-passing>
        Getting your location...
      </Notice>
    );
  const again = (
    <Button size="small" title="Get your location" onClick={onAsk}>
      Try Again
    </Button>
  );
  if (isPutAway || hasPlace) return <Inline>{again}</Inline>;
  return (
    // Another box, not the same one grown: what is there does not move.
    <Notice
      key={position.kind}
      tone="warning"
      action={
        <Inline gap={2}>
          {again}
          <Button
            size="small"
            onClick={() => {
              setPutAway(true);
              // What had the focus is gone.
              document.getElementById(mapAnchor)?.focus();
            }}
          >
            Dismiss
          </Button>
        </Inline>
      }
    >
      {position.kind === "denied"
        ? "Unable to get your location. Please enable location services."
        : "Geolocation is not supported by your browser."}
    </Notice>
  );
}

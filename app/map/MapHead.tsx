import { SkipLink, Spinner, Text, VisuallyHidden } from "@partlane/ui";
import { useNavigation } from "@remix-run/react";
import { forwardRef, useEffect, useState } from "react";
import { countText, type MapSearch } from "./filters";
import { mapAnchor } from "./place";
import type { Results } from "./useResults";

/** Sooner than this, in ms, an answer comes before anybody wonders where it is. */
const soonMs = 300;

/** True when something has been under way for a while. */
function useSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(true), soonMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);
  return isSlow;
}

/** `82 parts`, as far as they were counted. */
export function partsText({ count, isExact }: Results["found"]["total"]): string {
  const text = countText(count, isExact);
  return `${isExact ? text : `${text}+`} ${count === 1 ? "part" : "parts"}`;
}

interface MapHeadProps {
  results: Results;
  search: MapSearch;
}

/**
 * Above the list: how many there are, and where; and on a slow line that others are on their way. The
 * ref is of how many.
 */
export const MapHead = forwardRef<HTMLSpanElement, MapHeadProps>(function MapHead(
  { results, search },
  ref,
) {
  const { found, status } = results;
  const navigation = useNavigation();
  const isSlow = useSlow(status === "loading" || navigation.state === "loading");
  return (
    <>
      {/* A list is three stops of the keyboard to a row. */}
      <SkipLink href={`#${mapAnchor}`}>Skip to the map</SkipLink>
      <span ref={ref} role="status" tabIndex={-1}>
        <Text as="span" size={15} weight={600} tone="ink" numeric>
          {partsText(found.total)}
        </Text>{" "}
        {search.bounds ? "in this area" : "found"}
        {status === "loading" ? <VisuallyHidden> Loading more</VisuallyHidden> : null}
      </span>
      {isSlow ? <Spinner /> : null}
    </>
  );
});

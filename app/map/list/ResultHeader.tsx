import { SkipLink, Spinner, Text, VisuallyHidden } from "@partlane/ui";
import { useNavigation } from "@remix-run/react";
import { forwardRef, useEffect, useState } from "react";
import type { Results } from "~/map/data/useResults";
import type { MapSearch } from "~/map/filters/applied-filters";
import { partsText, totalOf } from "~/map/filters/count-text";
import { mapAnchor } from "~/map/viewport/viewport";

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

interface ResultHeaderProps {
  results: Results;
  search: MapSearch;
}

/**
 * Above the list: how many there are, and where; and on a slow line that others are on their way. The
 * ref is of how many.
 */
export const ResultHeader = forwardRef<HTMLSpanElement, ResultHeaderProps>(function MapHead(
  { results, search },
  ref,
) {
  const { status } = results;
  const navigation = useNavigation();
  const isSlow = useSlow(status === "loading" || navigation.state === "loading");
  return (
    <>
      {/* A list is three stops of the keyboard to a row. */}
      <SkipLink href={`#${mapAnchor}`}>Skip to the map</SkipLink>
      <span ref={ref} role="status" tabIndex={-1}>
        <Text as="span" size={15} weight={600} tone="ink" numeric>
          {partsText(totalOf(results, search), "About")}
        </Text>{" "}
        {search.bounds ? "in this area" : "found"}
        {status === "loading" ? <VisuallyHidden> Loading more</VisuallyHidden> : null}
      </span>
      {isSlow ? <Spinner /> : null}
    </>
  );
});

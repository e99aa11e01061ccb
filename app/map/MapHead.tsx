import { Text, VisuallyHidden } from "@partlane/ui";
import { countText, type MapSearch } from "./filters";
import type { Results } from "./useResults";

/** `82 parts`, as far as they were counted. */
export function partsText({ count, isExact }: Results["found"]["total"]): string {
  const text = countText(count, isExact);
  return `${isExact ? text : `${text}+`} ${count === 1 ? "part" : "parts"}`;
}

/** Above the list: how many there are, and where. */
export function MapHead({ results, search }: { results: Results; search: MapSearch }) {
  const { found, status } = results;
  return (
    <span role="status">
      <Text as="span" size={15} weight={600} tone="ink" numeric>
        {partsText(found.total)}
      </Text>{" "}
      {search.bounds ? "in this area" : "found"}
      {status === "loading" ? <VisuallyHidden> Loading more</VisuallyHidden> : null}
    </span>
  );
}

import { Button, LoadMore, Notice, Stack, Text } from "@partlane/ui";
import type { MouseEvent } from "react";
import type { useResults } from "~/map/data/useResults";
import type { MapSearch } from "~/map/filters/applied-filters";
import { paths } from "~/paths";

/** Where a page without JavaScript lands: at the first of what was added. */
export const moreAnchor = "more";

interface LoadMorePartsProps {
  /** With what is listed of it. */
  search: MapSearch;
  results: ReturnType<typeof useResults>;
  laterHref: string | null;
}

/**
 * Under the list: a link to the same with a page more, which the browser adds in place. A list that is
 * as long as it may be goes on in another, which takes its place.
 */
export function LoadMoreParts({ search, results, laterHref }: LoadMorePartsProps) {
  const { found, more, shown, canGrow, isLaterPage } = results;
  if (!found.next && shown === 1 && !isLaterPage) return null;
  if (found.next && !canGrow && !laterHref)
    return (
      <Stack align="center">
        <Text size={14} tone="muted">
          These are the first {found.listings.length}. Narrow your search to see others.
        </Text>
      </Stack>
    );
  const longer = `${paths.map({ ...search, shown: shown + 1 })}#${moreAnchor}`;
  const here = (event: MouseEvent) => {
    if (!canGrow || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void results.showMore();
  };
  return (
    <Stack gap={3} align="center">
      {more === "failed" ? (
        <Notice
          tone="critical"
          action={
            <Button size="small" onClick={results.showMore}>
              Try Again
            </Button>
          }
        >
          We couldn't load more parts.
        </Notice>
      ) : null}
      <LoadMore
        hasMore={found.next !== null}
        pending={more === "loading"}
        href={canGrow ? longer : (laterHref ?? undefined)}
        doneLabel="That's all of them"
        onClick={here}
      >
        Show more
      </LoadMore>
    </Stack>
  );
}

import { Link, Stack } from "@partlane/ui";
import type { Listing } from "~/catalog/listing.schema";
import type { PlaceSuggestion, ZeroResultsReason } from "~/map/data/page-data";
import type { useMapSearch } from "~/map/data/useMapSearch";
import type { MapSearch } from "~/map/filters/applied-filters";
import { paths } from "~/paths";
import type { QueryInterpretation } from "~/search/text/interpret-query.server";
import { PartList } from "./PartList";
import type { useHoverSync } from "./useHoverSync";
import { VinWithoutModel } from "./VinWithoutModel";
import { VinWithoutResults } from "./VinWithoutResults";
import { ZeroResults } from "./ZeroResults";

interface ResultListProps {
  finding: ReturnType<typeof useMapSearch>;
  listings: readonly Listing[];
  /** The active vehicle's name. */
  vehicle: string | null;
  selection: ReturnType<typeof useHoverSync>;
  /** Why the page came with nothing, if it did. */
  nothing: ZeroResultsReason | null;
  /** Places that the text names. */
  places: readonly PlaceSuggestion[];
  /** How the text of the search was read. */
  reading?: QueryInterpretation;
}

/** What was found, or why nothing was. */
export function ResultList(props: ResultListProps) {
  const { finding, listings, vehicle, selection, nothing, places, reading } = props;
  const { results, linked, kept, own } = finding;
  const { found } = results;
  if (listings.length === 0 && reading?.kind === "broken-vin")
    return <VinWithoutResults text={linked.text} meant={reading.meant} />;
  if (listings.length === 0 && reading?.kind === "frame-number")
    return <VinWithoutResults text={linked.text} meant={null} why={reading.message} />;
  if (listings.length === 0 && reading?.kind === "vin" && !reading.vehicle)
    return <VinWithoutModel reading={reading} />;
  if (listings.length === 0)
    return (
      <ZeroResults
        search={linked}
        why={results.isAsLoaded ? nothing : null}
        places={places}
        facets={results.facets}
        similarNumbers={found.similarNumbers}
        vehicle={vehicle}
      />
    );
  return (
    <>
      {results.isLaterPage ? <ToStart search={linked} /> : null}
      <PartList
        search={kept}
        listings={listings}
        vehicle={vehicle}
        selectedId={own.part}
        hoveredIds={selection.hoveredRows}
        onHover={selection.setRow}
        results={results}
        laterHref={
          finding.isAddressed && found.next ? paths.map({ ...linked, page: found.next }) : null
        }
      />
    </>
  );
}

function ToStart({ search }: { search: MapSearch }) {
  return (
    <Stack align="center">
      <Link href={paths.map(search)}>Back to the top of the list</Link>
    </Stack>
  );
}

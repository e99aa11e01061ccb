import type { PlaceSuggestion, UnavailableParts } from "~/map/data/page-data";
import type { useMapSearch } from "~/map/data/useMapSearch";
import { PlaceNotice } from "~/map/filters/PlaceField";
import type { Position } from "~/map/viewport/useGeolocation";
import { paths } from "~/paths";
import type { PlaceView } from "~/places/requested-place.server";
import type { QueryInterpretation } from "~/search/text/interpret-query.server";
import { ComparingBar } from "~/shell/ComparingBar";
import { InterpretationNotice } from "./InterpretationNotice";
import { LoadingFailed, PositionNotice, SearchNotices, UnavailableNotice } from "./SearchNotices";

interface MapNoticesProps {
  finding: ReturnType<typeof useMapSearch>;
  /** How the text of the search was read. */
  reading?: QueryInterpretation;
  problems: readonly { parameter: string; message: string }[];
  gone?: UnavailableParts;
  place: PlaceView;
  /** Places that words of the text name which nothing was found by. */
  places: readonly PlaceSuggestion[];
  position: Position;
  /** Asks the device where it is. */
  onAskPosition: () => void;
}

/** The notices over the map, one below the other. */
export function MapNotices(props: MapNoticesProps) {
  const { finding, reading, problems, gone, place, places, position, onAskPosition } = props;
  const { results, linked, kept, own } = finding;
  return (
    <>
      {/* What just happened first: on a phone the others wait behind it. */}
      {results.status === "failed" ? <LoadingFailed onRetry={results.retry} /> : null}
      <PositionNotice position={position} hasPlace={place.place !== null} onAsk={onAskPosition} />
      <ComparingBar
        comparing={kept.comparing}
        asked={kept}
        clearHref={paths.map({ ...kept, comparing: [] })}
      />
      {reading ? <InterpretationNotice reading={reading} /> : null}
      {gone ? <UnavailableNotice gone={gone} part={own.part} /> : null}
      <SearchNotices search={linked} found={results.found} problems={problems} places={places} />
      <PlaceNotice search={linked} view={place} />
    </>
  );
}

import type { MapBounds } from "@partlane/ui/price-map";
import type { Coords } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import type { TileService } from "~/map/canvas/tile-service";
import type { PlaceView } from "~/places/requested-place.server";
import type { ListingSearch, Vehicle } from "~/search/query/search-params";
import type { ClustersAnswer, FacetsAnswer, ListingsAnswer } from "~/search/results/answers.schema";
import type { QueryInterpretation } from "~/search/text/interpret-query.server";

/* What the map page comes with. */

export type Cluster = ClustersAnswer["clusters"][number];

/** The clusters that the page came with. */
export interface FirstClusters {
  /** What was counted: everywhere, as to the search. */
  search: ListingSearch;
  area: MapBounds;
  /** That they were counted for. */
  zoom: number;
  clusters: Cluster[];
}

/** What the page came with: a search, its listings, and what could be chosen next. */
export interface Loaded {
  search: ListingSearch;
  /** What the verdicts are for: the address's, or else the garage's. */
  vehicle: Vehicle | null;
  /** Where distances are from, unless the URL or the device gives a place. */
  place: Coords | null;
  found: ListingsAnswer;
  /** How many pages are listed. */
  shown: number;
  facets: FacetsAnswer;
  /** What the map shows first, where the list is not all of it. */
  first: FirstClusters | null;
  /** What words and vehicle of the search were read from. */
  said?: string;
}

/** Why a search finds nothing, as the page came with it. */
export interface ZeroResultsReason {
  /** Filters without which, all together, there would be something, and about how much. */
  blocking: { filters: readonly string[]; count: number; isExact: boolean }[];
  /** The nearest that passes all but the area. */
  nearest: { miles: number; locationName: string } | null;
  /** Interchanges of the number searched for. */
  interchange: Listing[];
}

/** A place that words of a search name which nothing was found by, and what else it says. */
export interface PlaceSuggestion {
  place: string;
  text: string;
}

/** What an address names and there is not: the part, and how many of those that are compared. */
export interface UnavailableParts {
  part: string | null;
  compared: number;
}

export interface MapPageProps
  extends ListingsAnswer,
    Pick<Loaded, "search" | "vehicle" | "shown" | "facets" | "first"> {
  /** How the text of the search was read. */
  reading?: QueryInterpretation;
  /** Parameters that made no sense, each with how to mend it. */
  problems: { parameter: string; message: string }[];
  /** The listing named in the URL, found by its id even when no filter lets it through. */
  selected: Listing | null;
  /** What the URL names and there is not any more: the part's id, and how many of those compared. */
  gone?: UnavailableParts;
  /** Why there is nothing, where there is nothing. */
  nothing: ZeroResultsReason | null;
  /** Places that words of the text name which nothing was found by. */
  places: PlaceSuggestion[];
  tileService: TileService | null;
  /** The place that the reader chose, now or last time. */
  place: PlaceView;
}

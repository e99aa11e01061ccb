import { categoryLabels, conditionLabels } from "~/catalog/choices";
import { shortened } from "~/content/format";
import { partTypeName } from "~/map/filters/applied-filters";
import type { PlaceView } from "~/places/requested-place.server";
import { position } from "~/search/filters/position";
import type { ListingSearch, Vehicle } from "~/search/query/search-params";
import type { FacetsAnswer } from "~/search/results/answers.schema";
import type { QueryInterpretation } from "~/search/text/interpret-query.server";
import { vehicleName } from "~/vehicles/vehicle-name";

/** What a search was read as: all that its title says of it. */
export interface TitledSearch {
  search: ListingSearch;
  reading?: Pick<QueryInterpretation, "kind">;
  /** What the verdicts are for. It is named where the search is for it, not where it is only known. */
  vehicle: Vehicle | null;
  place: Pick<PlaceView, "place" | "isInAddress">;
  facets: Pick<FacetsAnswer, "facets">;
}

/** VINs are personal: they stay out of the title, which browsers keep in their history. */
const numberReadings = new Set<QueryInterpretation["kind"]>(["vin", "broken-vin", "frame-number"]);

/** The longest of each, in characters: the whole stays within what a list of tabs or results shows. */
const limits = { words: 60, name: 40 };

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** In the middle of a line; abbreviations stay, as in `ABS sensor`. */
const uncapitalized = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

/** What is looked for, as a noun: the words, else the part type, its category, its condition. */
function subjectOf({ search, reading, facets }: TitledSearch): string | undefined {
  const { text, partType, category, condition, positions, brand } = search;
  const isNumber = reading !== undefined && numberReadings.has(reading.kind);
  // A VIN's own words are not apart from it in the text where it could not be read.
  const words = isNumber ? "" : text.replaceAll(/\s+/g, " ").trim();
  const kind = partType
    ? partTypeName(partType, facets.facets)
    : category
      ? `${categoryLabels[category]} parts`
      : undefined;
  const noun = words ? shortened(words, limits.words) : kind;
  const before = [
    condition && conditionLabels[condition],
    positions && position.label(search, { vehicle: null, unit: "mi", valueLabel: () => undefined }),
    brand && shortened(brand, limits.name),
  ]
    .filter(Boolean)
    .join(" ");
  if (!before) return noun && capitalized(noun);
  if (!noun) return `${before} parts`;
  return `${before} ${words ? noun : uncapitalized(noun)}`;
}

/**
 * What was searched, in one line: `Brake pads for 2014 Volkswagen Golf near Brooklyn, NY`. Undefined of
 * a search for nothing in particular. Plain text, of bounded length; whoever shows it escapes it.
 */
export function searchTitle(titled: TitledSearch): string | undefined {
  const { search, vehicle, place } = titled;
  const subject = subjectOf(titled);
  const isForVehicle = vehicle && (search.vehicle || search.onlyFits);
  const fits = isForVehicle ? `for ${shortened(vehicleName(vehicle), limits.name)}` : undefined;
  const near =
    place.isInAddress && place.place
      ? `near ${shortened(place.place.label, limits.name)}`
      : undefined;
  if (!subject && !fits && !near) return undefined;
  return [subject ?? "Parts", fits, near].filter(Boolean).join(" ");
}

import { paths } from "~/paths";
import { searchFor } from "~/search/query/search-links";
import { detectIntent, type Intent, visibleText } from "~/search/text/intent.server";
import { knownModels } from "~/search/text/vehicle/model-catalogue.server";
import { modelsByPrefix } from "~/search/text/vehicle/model-prefix";
import { normalNumber } from "~/text/part-number";
import { isCheckDigitWrong } from "~/vehicles/check-digit";
import { vehicleName } from "~/vehicles/vehicle-name";
import { vinSummary } from "~/vehicles/vin-words";
import { numberItems, similarNumberItems } from "./part-numbers.server";
import { namedPlaceItems, partsNearItems, placeItems } from "./places.server";
import {
  type SuggestAnswer,
  type Suggestion,
  type SuggestionGroup,
  suggestionLimit,
} from "./suggest.schema";
import { completeBesideVehicle, partItems } from "./terms.server";

const labels = {
  vin: "VIN",
  vehicle: "Vehicle",
  number: "Part numbers",
  brand: "Brands",
  words: "Parts",
  place: "Places",
} satisfies Partial<Record<SuggestionGroup["kind"], string>>;

/** Suggestions for a text typed so far, grouped by kind. */
export async function suggest(typed: string, today = new Date()): Promise<SuggestAnswer> {
  const query = visibleText(typed);
  if (query.length < 2) return { query, groups: [] };
  const subject = await detectIntent(query, today);
  const found = await (subject.kind === "vin" ||
  subject.kind === "broken-vin" ||
  subject.kind === "frame-number"
    ? [group("vin", [vinItem(subject, query)])]
    : subject.kind === "vehicle"
      ? aboutVehicle(subject, query)
      : anything(subject, query));
  return { query, groups: cut(found) };
}

/** Without duplicates. */
function group(kind: keyof typeof labels, items: readonly Suggestion[]): SuggestionGroup {
  const byLabel = new Map(items.toReversed().map((item) => [item.label, item]));
  return {
    kind,
    label: labels[kind],
    items: items.filter((item) => byLabel.get(item.label) === item),
  };
}

/** At most eight in all; of several groups each keeps its first two. */
function cut(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  const full = groups.filter(({ items }) => items.length > 0);
  let left = suggestionLimit;
  return full.map(({ items, ...rest }, at) => {
    const reserved = full
      .slice(at + 1)
      .reduce((sum, next) => sum + Math.min(2, next.items.length), 0);
    const kept = items.slice(0, Math.max(1, left - reserved));
    left -= kept.length;
    return { ...rest, items: kept };
  });
}

function vinItem(
  subject: Extract<Intent, { kind: "vin" | "broken-vin" | "frame-number" }>,
  query: string,
): Suggestion {
  if (subject.kind === "vin") {
    const { decoded, words } = subject;
    return {
      label: vinSummary(decoded),
      detail: isCheckDigitWrong(decoded)
        ? "The check digit doesn't match"
        : words || (decoded.vehicle ? "Parts that fit" : "Everything the VIN tells us"),
      href: paths.map({ text: query }),
    };
  }
  if (subject.kind === "frame-number")
    return { label: subject.text, detail: subject.message, href: paths.garage() };
  const { text, message, meant } = subject;
  return meant
    ? { label: meant, detail: `Did you mean this? ${message}`, href: paths.map({ text: meant }) }
    : { label: text, detail: message, href: paths.map({ text: query }) };
}

async function aboutVehicle(
  { vehicle, words }: Extract<Intent, { kind: "vehicle" }>,
  said: string,
): Promise<SuggestionGroup[]> {
  const item = { label: vehicleName(vehicle), detail: words || "Parts that fit" };
  const whole = { ...item, href: searchFor({ vehicle, text: words }, said) };
  const [longer, parts] = await Promise.all([
    words ? [] : begunVehicles(said, vehicle),
    partItems(words, vehicle),
  ]);
  // The vehicle with these words says as much.
  const others = parts.items.filter(({ label }) => label.toLowerCase() !== words.toLowerCase());
  return [group("vehicle", [whole, ...longer]), group("words", others)];
}

async function anything(
  { vehicle }: Extract<Intent, { kind: "plain" }>,
  query: string,
): Promise<SuggestionGroup[]> {
  const { year, make, model } = vehicle;
  const unfinished: Suggestion[] =
    make && model && !year
      ? [{ label: `${make} ${model}`, detail: "Choose the year", href: paths.map({ text: query }) }]
      : [];
  const [numbers, parts, beside, begun, named] = await Promise.all([
    numberItems(query),
    partItems(query),
    make ? completeBesideVehicle(query, vehicle) : [],
    unfinished.length > 0 ? [] : begunVehicles(query, { year, make }),
    namedPlaceItems(query),
  ]);
  const phrases = model || parts.items.length === 0 ? beside : parts.items;
  const norm = normalNumber(query);
  const isNumber = numbers.some(({ label }) => normalNumber(label) === norm);
  const isKnown = parts.items.length + parts.brands.length > 0 && !parts.areCorrected;
  // A place is meant as it is typed, before words and numbers that are merely like it.
  const isPlace = named.length > 0 && !isNumber && !isKnown;
  const vehicles = group("vehicle", [...unfinished, ...begun]);
  const words = isPlace ? [] : [group("brand", parts.brands), group("words", phrases)];
  const places = group("place", isPlace ? named : []);
  if (numbers.length > 0 || words.some(({ items }) => items.length > 0))
    return [group("number", numbers), vehicles, ...words, places];
  const [like, begunPlaces, near] = await Promise.all([
    similarNumberItems(query),
    isPlace ? named : placeItems(query),
    partsNearItems(query),
  ]);
  return [vehicles, group("words", near), group("place", begunPlaces), group("number", like)];
}

/** Vehicles whose model's name the text has only begun. */
async function begunVehicles(
  text: string,
  { year, make }: { year: number | null; make: string | null },
): Promise<Suggestion[]> {
  const begun = modelsByPrefix(text, await knownModels(), { year, make }, 4);
  return begun
    .map(({ model, words }) =>
      year === null
        ? {
            label: `${model.make} ${model.model}`,
            detail: "Choose the year",
            href: paths.map({ text: `${model.make} ${model.model} ${words}`.trim() }),
          }
        : {
            label: vehicleName({ ...model, year }),
            detail: words || "Parts that fit",
            href: searchFor({ vehicle: { ...model, year }, text: words }),
          },
    )
    .filter(({ label }) => !label.endsWith(` ${text}`));
}

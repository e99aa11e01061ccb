import { type Leaf, leaves } from "~/catalog/categories";
import { categoryLabels } from "~/catalog/search";
import { paths } from "~/paths";
import { vehicleName } from "~/vehicles/vehicle-name";
import { searchFor } from "./box-links";
import { plainText, type Subject, subjectOf, type VehicleMeant } from "./intent.server";
import { knownModels } from "./known-models.server";
import { selectReplacements } from "./numbers.repo.server";
import { looksLikeNumber, numbersMeant } from "./numbers.server";
import { normalNumber } from "./spelling";
import { type NumberBegun, selectNumbersBegun } from "./suggest.repo.server";
import {
  type SuggestAnswer,
  type Suggestion,
  type SuggestionGroup,
  suggestionLimit,
} from "./suggest.schema";
import { modelsBegun } from "./vehicle-text";
import { vinSummary } from "./vin-words";
import { words as wordsOf } from "./words";
import { selectWords, selectWordsBeginning } from "./words.repo.server";
import { similarWords } from "./words.server";

const labels = {
  vin: "VIN",
  vehicle: "Vehicle",
  number: "Part numbers",
  words: "Parts",
} satisfies Partial<Record<SuggestionGroup["kind"], string>>;

/** What somebody who typed a text may be after, grouped by what was understood. */
export async function suggest(typed: string, today = new Date()): Promise<SuggestAnswer> {
  const query = plainText(typed);
  if (query.length < 2) return { query, groups: [] };
  const subject = await subjectOf(query, today);
  const found = await (subject.kind === "vin" || subject.kind === "broken-vin"
    ? [group("vin", [vinItem(subject, query)])]
    : subject.kind === "vehicle"
      ? aboutVehicle(subject, query)
      : anything(subject, query));
  return { query, groups: cut(found) };
}

const group = (kind: keyof typeof labels, items: Suggestion[]): SuggestionGroup => ({
  kind,
  label: labels[kind],
  items,
});

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
  subject: Extract<Subject, { kind: "vin" | "broken-vin" }>,
  query: string,
): Suggestion {
  if (subject.kind === "vin") {
    const { decoded, words } = subject;
    return {
      label: vinSummary(decoded),
      detail: decoded.checkDigitIsRight
        ? words || "Parts that fit"
        : "Its check digit is not right",
      href: paths.map({ text: query }),
    };
  }
  const { text, message, meant } = subject;
  return meant
    ? { label: meant, detail: `Did you mean this? ${message}`, href: paths.map({ text: meant }) }
    : { label: text, detail: message, href: paths.map({ text: query }) };
}

async function aboutVehicle(
  { vehicle, words }: Extract<Subject, { kind: "vehicle" }>,
  said: string,
): Promise<SuggestionGroup[]> {
  const item = { label: vehicleName(vehicle), detail: words || "Parts that fit" };
  const whole = { ...item, href: searchFor({ vehicle, text: words, said }) };
  const [longer, parts] = await Promise.all([
    words ? [] : begunVehicles(said, vehicle),
    partItems(words, vehicle),
  ]);
  return [group("vehicle", [whole, ...longer]), group("words", parts)];
}

async function anything(
  { vehicle }: Extract<Subject, { kind: "plain" }>,
  query: string,
): Promise<SuggestionGroup[]> {
  const { year, make, model } = vehicle;
  const unfinished: Suggestion[] =
    make && model && !year
      ? [{ label: `${make} ${model}`, detail: "Choose the year", href: paths.map({ text: query }) }]
      : [];
  const [numbers, parts, begun] = await Promise.all([
    numberItems(query),
    partItems(query),
    unfinished.length > 0 ? [] : begunVehicles(query, { year, make }),
  ]);
  const vehicles = group("vehicle", [...unfinished, ...begun]);
  if (numbers.length > 0 || parts.length > 0)
    return [group("number", numbers), vehicles, group("words", parts)];
  const meant = (await numbersMeant(query)).map((number) => ({
    label: number,
    detail: "One character different",
    href: paths.map({ text: number }),
  }));
  return [vehicles, group("number", meant)];
}

/** Vehicles whose model's name the text has only begun. */
async function begunVehicles(
  text: string,
  { year, make }: { year: number | null; make: string | null },
): Promise<Suggestion[]> {
  const begun = modelsBegun(text, await knownModels(), { year, make }, 4);
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

async function numberItems(text: string): Promise<Suggestion[]> {
  const norm = normalNumber(text);
  // One that is only begun may be a sign shorter than a whole one.
  if (!looksLikeNumber(`${norm}0`) || !/\d/.test(norm)) return [];
  const [begun, replacements] = await Promise.all([
    selectNumbersBegun(norm, 5),
    selectReplacements(norm),
  ]);
  const newer = replacements.slice(0, 3).map(({ replacement, norm: old }) => ({
    label: replacement,
    detail: `Replaces ${old}`,
    href: paths.map({ text: replacement }),
  }));
  return [...newer, ...begun.map(numberItem)];
}

const kindWords = {
  own: "",
  oem: "Maker’s number: ",
  interchange: "Same as: ",
  superseded: "Replaced: ",
} as const;

function numberItem({ norm, kind, part_number, brand, name }: NumberBegun): Suggestion {
  const label = (kind === "own" ? part_number : norm).slice(0, 60);
  const detail = `${kindWords[kind]}${[brand, name].filter(Boolean).join(" ")}`.slice(0, 120);
  return { label, detail, href: paths.map({ text: label }) };
}

const leafList = Object.entries(leaves).map(([leaf, { label, category }]) => ({
  ...{ leaf: leaf as Leaf, label, category },
  words: wordsOf(label),
}));

/** Kinds of parts, and words that listings have, that go on from a text or put it right. */
async function partItems(text: string, vehicle?: VehicleMeant): Promise<Suggestion[]> {
  const asked = wordsOf(text).slice(0, 8);
  const last = asked.at(-1);
  if (!last) return [];
  const detail = vehicle ? `for ${vehicleName(vehicle)}` : "";
  const kinds = leafList
    .filter(({ words }) => asked.every((word) => words.some((each) => each.startsWith(word))))
    .slice(0, 4)
    .map(({ leaf, label, category }) => ({
      label,
      detail: detail || categoryLabels[category],
      href: searchFor({ vehicle, leaf, category }),
    }));
  const before = asked.slice(0, -1);
  const [known, begun] = await Promise.all([
    before.length > 0 ? selectWords(before, before) : [],
    last.length < 2 || /^\d+$/.test(last) ? [] : selectWordsBeginning(last, 4),
  ]);
  const isKnown = new Set(known.map(({ word }) => word));
  const right = await Promise.all(
    before.map(async (word) => (isKnown.has(word) ? word : (await similarWords(word, 1))[0]?.word)),
  );
  const ends = begun.length > 0 ? begun : await similarWords(last, 2);
  const phrases = right.includes(undefined)
    ? []
    : ends.map(({ word }) => [...right, word].join(" "));
  const kindLabels = new Set(kinds.map(({ label }) => label.toLowerCase()));
  return [
    ...kinds,
    ...phrases
      .filter((phrase) => phrase !== asked.join(" ") && !kindLabels.has(phrase))
      .slice(0, 4)
      .map((phrase) => ({ label: phrase, detail, href: searchFor({ vehicle, text: phrase }) })),
  ];
}

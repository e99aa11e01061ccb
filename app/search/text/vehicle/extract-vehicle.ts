import { nameKey } from "~/text/fold";
import { generations } from "~/vehicles/generations";
import type { Span } from "../sentence/token";
import type { ModelIndex } from "./model-index";
import { ambiguousModels, partPairs } from "./names";
import { apart, type Found, spansIn, type Token, tokensOf, yearOf } from "./tokens";
import { type Misspelt, misspeltMake, misspeltModel, nearModel } from "./typos";

/** The vehicle that a text names, as far as it does, and the words beside it. */
export interface VehicleInText {
  year: number | null;
  make: string | null;
  /** Never without its make. */
  model: string | null;
  words: string;
}

/** At the start or end of what is left they said how vehicle and part belong together. */
const joints = new Set(
  "a an and are at da de der die do for fits fitting from für i in is it my need of on or the to um with zu".split(
    " ",
  ),
);
const generation = /^mk(\d|[ivx]+)$/;

/**
 * Finds year, make and model in a text, in any order, the make by its nickname or misspelt too, the
 * model alone when only one common make has it. What is left are the words.
 * @param thisYear the next model year is the last that there is
 * @param misspelt words that no listing has, each with the one that it was put right to: beside a year
 *   one of them may be a model
 * @param isPartNamed whether the text names the part, so that a misspelt word is hardly another
 */
export function vehicleIn(
  text: string,
  index: ModelIndex,
  thisYear: number,
  misspelt: Misspelt = new Map(),
  isPartNamed = false,
): VehicleInText {
  const tokens = tokensOf(text);
  const { taken, ...found } = vehicleAmong(tokens, index, thisYear, { misspelt, isPartNamed });
  const left = tokens.filter((_, at) => !taken[at]);
  return { ...found, words: left.length < tokens.length ? trimmed(left) : text.trim() };
}

/** The same among pieces of a text; `taken`: whether a piece says something of the vehicle. */
export function vehicleAmong(
  tokens: readonly Token[],
  index: ModelIndex,
  thisYear: number,
  { misspelt = new Map() as Misspelt, isPartNamed = false } = {},
): Omit<VehicleInText, "words"> & { taken: readonly boolean[] } {
  const years = tokens.map((token) => yearOf(token, thisYear + 1));
  const named = new Set(years.filter((year) => year !== undefined));
  const yearAt = named.size === 1 ? years.findIndex((year) => year !== undefined) : -1;
  const year = years[yearAt] ?? null;
  const rest = tokens.map((token, at) => (years[at] === undefined ? token : { ...token, key: "" }));
  const said = withMake(rest, index, year) ?? modelAlone(rest, index, year, yearAt);
  const meant = year !== null && !said?.model && { year, make: said, misspelt, isPartNamed };
  const found = (meant && misspeltModel(rest, index, meant)) || said;
  const isTaken = (at: number) =>
    (year !== null && years[at] === year) ||
    (found !== undefined && found.spans.some(({ from, to }) => from <= at && at < to)) ||
    Boolean(found?.model && generation.test(tokens[at]?.key ?? ""));
  return {
    year,
    make: found?.make ?? null,
    model: found?.model ?? null,
    taken: tokens.map((_, at) => isTaken(at)),
  };
}

function trimmed(tokens: readonly Token[]): string {
  const isWord = ({ raw, key }: Token) => Boolean(key) && !joints.has(raw.toLowerCase());
  const last = tokens.findLastIndex(isWord);
  return tokens
    .slice(Math.max(0, tokens.findIndex(isWord)), last + 1)
    .map(({ raw }) => raw)
    .join(" ");
}

function withMake(tokens: Token[], index: ModelIndex, year: number | null): Found | undefined {
  const makes = spansIn(tokens, (key) => index.makes.get(key));
  const models = spansIn(tokens, (key) => index.models.get(key));
  const pairs = makes.flatMap((make) =>
    models
      .filter((span) => apart(make, span))
      .flatMap((span) =>
        span.value
          .filter((each) => each.make === make.value)
          .map((each) => ({ make, span, model: each, isOf: year === null || each.isOf(year) })),
      ),
  );
  const length = ({ from, to }: Span) => to - from;
  const [best] = pairs.sort(
    (a, b) =>
      length(b.make) + length(b.span) - length(a.make) - length(a.span) ||
      Number(b.isOf) - Number(a.isOf),
  );
  if (best)
    return { make: best.make.value, model: best.model.model, spans: [best.make, best.span] };
  const make = makes.find(({ key }) => index.commonMakes.includes(key));
  if (make) {
    const near = nearModel(tokens, make, index.ofMake.get(make.value) ?? []);
    return { make: make.value, model: near?.model ?? null, spans: near ? [make, near] : [make] };
  }
  return misspeltMake(tokens, models, index);
}

/** A model without its make, when one common make has it and it can hardly mean anything else. */
function modelAlone(
  tokens: Token[],
  index: ModelIndex,
  year: number | null,
  yearAt: number,
): Found | undefined {
  for (const span of spansIn(tokens, (key) => index.models.get(key))) {
    const common = span.value.filter(({ isCommon }) => isCommon);
    const ofYear = common.filter(({ isOf }) => year === null || isOf(year));
    const candidates = ofYear.length > 0 ? ofYear : common;
    const [model] = candidates;
    if (!model || new Set(candidates.map(({ make }) => make)).size > 1) continue;
    const isName = year === null ? isNameAlone(span.key) : /\p{L}/u.test(span.key);
    if (!isName || span.key.length < 2 || nameKey(model.model).length - span.key.length > 6)
      continue;
    if (ambiguousModels.has(span.key) && !isBeside(tokens, span, yearAt)) continue;
    return { make: model.make, model: model.model, spans: [span] };
  }
  return undefined;
}

/** What a letter with digits is called besides models: bulbs, bolts, threads, coolants, engines, measures. */
const isMeasure =
  /^([hmt]\d{1,2}|g1[0-3]|d\d[sr]|r\d+[ay]?|ls\d+|v\d|v1\d|\d+(v|w|k|a|l|d|mm|cm|in|hp|ah|th|nd|st|rd))$/;

/** An Infiniti by that name is older than the BMW that people mean by `G20` today. */
const codes: ReadonlySet<string> = new Set(
  generations.filter(({ needsName }) => !needsName).map(({ code }) => nameKey(code)),
);

/**
 * Whether a model's name says a vehicle without a year: a word, letters with digits (`f150`, `rav4`, `325i`), or three
 * letters that are no word (`crv`, `mdx`).
 */
const isNameAlone = (key: string): boolean =>
  /\p{L}{4}/u.test(key) ||
  /^[^aeiouy\d]{3}$/.test(key) ||
  (/^(?=.*\d)(?=.*[a-z])[a-z\d]{3,}$/.test(key) && !isMeasure.test(key) && !codes.has(key));

/** Whether an ambiguous name stands beside the year, and is no half of a part's name. */
function isBeside(tokens: Token[], { from, to }: Span, yearAt: number): boolean {
  const word = tokens[from]?.key ?? "";
  const [before, after] = [tokens[from - 1]?.key ?? "", tokens[to]?.key ?? ""];
  const isPart = partPairs.has(`${before} ${word}`) || partPairs.has(`${word} ${after}`);
  return !isPart && yearAt >= 0 && (yearAt === from - 1 || yearAt === to);
}

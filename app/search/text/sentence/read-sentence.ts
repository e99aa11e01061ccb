import type { Position } from "~/catalog/choices";
import type { PartTypeKey } from "~/catalog/part-types/part-types";
import type { Condition } from "~/platform/enums";
import {
  misspeltPhrasesIn,
  type PartPhrase,
  type PhraseIndex,
  partPhrasesIn,
} from "./part-phrases";
import {
  conditionPhrases,
  deniedIn,
  distanceIn,
  genuinePhrases,
  isOfPlace,
  isSaid,
  nearMePhrases,
  noisePhrases,
  type PriceSaid,
  phrasesIn,
  positionPhrases,
  priceIn,
  quantityIn,
} from "./said-words";
import { runsIn, type Span, type Token, tokensOf } from "./token";
import type { VehicleSaid } from "./vehicle-said";

/** What a piece of a sentence was taken for. */
export type PieceKind =
  | "part"
  /** A part noun that tells which of another: `headlight` in `headlight bracket`. */
  | "modifier"
  | "vehicle"
  | "position"
  | "condition"
  | "genuine"
  | "price"
  | "quantity"
  | "place"
  | "brand"
  | "noise"
  | "word";

export interface Piece extends Span {
  kind: PieceKind;
}

/** Where somebody wants a part: here, or at a place by its name or postal code as it was written. */
export type PlaceSaid = { kind: "near-me" } | { kind: "named"; text: string };

/** What a sentence was taken to say. */
export interface Reading {
  tokens: readonly Token[];
  /** What was taken for what, in order: every token once. */
  pieces: readonly Piece[];
  parts: readonly PartPhrase[];
  /** What the parts may be, the likeliest first. */
  partTypes: readonly PartTypeKey[];
  vehicle: VehicleSaid | null;
  positions: readonly Position[];
  condition: Condition | null;
  /** The car maker's own part is wanted. */
  isGenuine: boolean;
  price: PriceSaid;
  quantity: number | null;
  place: PlaceSaid | null;
  /** How far from there a part may be, as a filter has it. */
  distance: (Span & { within: string }) | null;
  brand: string | null;
  corrections: readonly { from: string; to: string }[];
}

/** What a sentence is read with. */
export interface Lexicon {
  phrases: PhraseIndex;
  /** Words that listings and the catalog have: none of them is a misspelt part noun. */
  isKnownWord: (key: string) => boolean;
  /** Whether it is a slip away from a model's name. */
  isNearModel: (key: string) => boolean;
  /** A brand by its letters and digits, as it is written. */
  brandOf: (key: string) => string | undefined;
  /** The vehicle that the tokens name but for those that are taken. */
  vehicleIn: (tokens: readonly Token[], taken: ReadonlySet<number>) => VehicleSaid | null;
}

/** What stands before the name of a place. */
const beforePlace = /^(near|around|in|at|by|from)$/;
const longestPlace = 4;
const longestBrand = 3;

/** Where a text may name a place. */
export interface PlacePhrase extends Span {
  /** The name, or the postal code. */
  text: string;
  /** "Near" stands before it: it is a place if there is one of the name, however small. */
  isNear: boolean;
}

/** Where a text may name a place, the likeliest first: what follows "near", and a postal code. */
export function placesSaidIn({
  tokens,
  pieces,
  distance,
}: Pick<Reading, "tokens" | "pieces" | "distance">): PlacePhrase[] {
  const isOpen = (at: number) =>
    pieces.some(
      ({ kind, from, to }) =>
        from <= at && at < to && (kind === "word" || kind === "noise" || kind === "brand"),
    );
  const found: PlacePhrase[] = [];
  for (const [from, { key }] of tokens.entries()) {
    const isFromThere = distance?.to === from && /^(of|from|around)$/.test(key);
    if (!isOpen(from) || !(isFromThere || beforePlace.test(key))) continue;
    const isNear = isFromThere || /^(near|around)$/.test(key);
    let end = from + 1;
    while (end < tokens.length && end - from <= longestPlace && isOpen(end)) end += 1;
    for (let to = end; to > from + 1; to -= 1)
      found.push({ from, to, isNear, text: textOf(tokens.slice(from + 1, to)) });
  }
  for (const [from, { raw }] of tokens.entries())
    if (isOpen(from) && /^\d{5}(-\d{4})?$/.test(raw))
      found.push({ from, to: from + 1, isNear: true, text: raw });
  return found;
}

/** Tokens as they stood in the text, with the commas between them. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ raw, isBroken }, at) => (at > 0 && isBroken ? `, ${raw}` : at > 0 ? ` ${raw}` : raw))
    .join("");

/**
 * Reads a sentence of the trade: what part for what vehicle, where on it, in what condition, at what price, how
 * many, of what brand and where, and the words that are left. A pure function of the text and what it is read
 * with. Part nouns of several words are found first, then the vehicle, then what one word says: a part noun
 * is never dropped, and nothing that is known is put right.
 * @param place where the text names a place, once that is known
 * @param hasVehicle whether the vehicle is known already, beside the text
 */
export function readSentence(
  text: string,
  lexicon: Lexicon,
  { place, hasVehicle = false }: { place?: PlacePhrase; hasVehicle?: boolean } = {},
): Reading {
  const tokens = tokensOf(text);
  const kinds: (PieceKind | undefined)[] = tokens.map(() => undefined);
  const isFree = (at: number) => at >= 0 && at < tokens.length && kinds[at] === undefined;
  const starts = new Set<number>();
  const take = ({ from, to }: Span, kind: PieceKind) => {
    starts.add(from);
    for (let at = from; at < to; at += 1) kinds[at] = kind;
  };
  const takeAll = (found: readonly Span[], kind: PieceKind) => {
    for (const each of found) take(each, kind);
  };

  if (place) take(place, "place");
  const distance = distanceIn(tokens, isFree);
  if (distance) take(distance, "place");
  const nearMe = phrasesIn(tokens, nearMePhrases, isFree);
  const long = partPhrasesIn(tokens, lexicon.phrases, isFree).filter(
    ({ from, to }) => to - from > 1,
  );
  takeAll(long, "part");
  takeAll(
    nearMe.filter(({ from }) => isFree(from)),
    "place",
  );
  takeAll(deniedIn(tokens, isFree, deniedEnd), "noise");
  const price = priceIn(tokens, isFree);
  if (price) take(price, "price");
  const taken = new Set([...tokens.keys()].filter((at) => !isFree(at)));
  const vehicle = lexicon.vehicleIn(tokens, taken);
  if (vehicle) takeAll(vehicle.spans, "vehicle");
  const isMisspelt = (at: number) => {
    const { key = "" } = tokens[at] ?? {};
    if (isSaid(key) || lexicon.phrases.words.has(key) || lexicon.isKnownWord(key)) return false;
    // Beside a year or a make without its model it is rather that: a `camery` is no camera.
    return vehicle === null || vehicle.model !== null || !lexicon.isNearModel(key);
  };
  const slipsOf = (least: number) => {
    const found = misspeltPhrasesIn(tokens, lexicon.phrases, { isFree, isMisspelt, least });
    takeAll(found, "part");
    return found;
  };
  const longSlips = slipsOf(2);
  const positionsOf = (least: number) => {
    const found = phrasesIn(tokens, positionPhrases, isFree).filter(
      ({ from, to }) => to - from >= least,
    );
    takeAll(found, "position");
    return found;
  };
  // `sensor 2` tells which of the sensors.
  const longPositions = positionsOf(2);
  const short = partPhrasesIn(tokens, lexicon.phrases, isFree);
  takeAll(short, "part");
  const genuine = phrasesIn(tokens, genuinePhrases, isFree);
  const conditions = phrasesIn(tokens, conditionPhrases, isFree).filter(
    (each) => !isOfPlace(tokens, each),
  );
  takeAll(conditions, "condition");
  takeAll(
    genuine.filter(({ from }) => isFree(from)),
    "genuine",
  );
  const positions = [...longPositions, ...positionsOf(1)].sort((a, b) => a.from - b.from);
  const slips = [...longSlips, ...slipsOf(1)];
  // `two rear shocks`: where on the car may stand between.
  const isPartAt = (at: number): boolean =>
    kinds[at] === "part" || (kinds[at] === "position" && isPartAt(at + 1));
  const quantity = quantityIn(tokens, isFree, isPartAt);
  if (quantity) take(quantity, "quantity");
  const [brand] = runsIn(tokens, isFree, { most: longestBrand }, (run) =>
    lexicon.brandOf(run.map(({ key }) => key).join("")),
  ).sort((a, b) => b.to - b.from - (a.to - a.from));
  if (brand) take(brand, "brand");
  takeAll(phrasesIn(tokens, noisePhrases, isFree), "noise");
  takeAll(
    [...tokens.keys()].filter(isFree).map((at) => ({ from: at, to: at + 1 })),
    "word",
  );

  const nouns = [...long, ...short, ...slips].sort((a, b) => a.from - b.from);
  for (const noun of nouns)
    if (noun.isShared && isToldApart(noun, tokens, kinds)) take(noun, "word");
  const known = nouns.filter(({ from }) => kinds[from] === "part");
  const parts = headsOf(known, tokens, kinds);
  for (const noun of known) if (!parts.includes(noun)) take(noun, "modifier");
  return {
    ...{ tokens, pieces: piecesOf(kinds, starts), parts, vehicle },
    partTypes: [...new Set(parts.flatMap(meant))],
    positions: [...new Set(positions.flatMap(({ value }) => value))],
    condition: onlyOne(conditions.map(({ value }) => value)),
    isGenuine: genuine.length > 0,
    price: { minCents: price?.minCents ?? null, maxCents: price?.maxCents ?? null },
    quantity: quantity?.value ?? null,
    place: place
      ? { kind: "named", text: place.text }
      : nearMe.length > 0 || distance
        ? { kind: "near-me" }
        : null,
    distance: distance ?? null,
    brand: brand?.value ?? null,
    corrections: slips.map(({ from, to, corrected = "" }) => ({
      from: rawOf(tokens, { from, to }),
      to: corrected,
    })),
  };

  function meant({ means, besideVehicle, onOneSide }: PartPhrase): readonly PartTypeKey[] {
    const isOnOneSide = positions.some(({ value }) =>
      value.some((each) => each === "left" || each === "right"),
    );
    const isBesideVehicle = hasVehicle || vehicle !== null;
    return (isOnOneSide && onOneSide) || (isBesideVehicle && besideVehicle) || means;
  }

  /** Where a condition, a genuine part's name or a vehicle's make and model end that begin there. */
  function deniedEnd(at: number): number | undefined {
    const others = new Set([...tokens.keys()].filter((each) => each < at || each > at + 2));
    const spans = [
      ...phrasesIn(tokens, conditionPhrases, isFree),
      ...phrasesIn(tokens, genuinePhrases, isFree),
    ];
    const said = spans.find(({ from }) => from === at);
    if (said) return said.to;
    const denied = lexicon.vehicleIn(tokens, others);
    if (!denied?.make) return undefined;
    let end = at;
    while (denied.spans.some(({ from, to }) => from <= end && end < to)) end += 1;
    return end > at ? end : undefined;
  }
}

export const namesPart = ({ parts }: Reading): boolean => parts.length > 0;

/** Whether it names a model, or a generation of one. */
export const namesModel = ({ vehicle }: Reading): boolean =>
  vehicle !== null && (vehicle.model !== null || vehicle.generation !== null);

/** "Used or new" wants either. */
const onlyOne = <Value>(all: readonly Value[]): Value | null =>
  new Set(all).size === 1 ? (all[0] ?? null) : null;

/**
 * Whether what stands right before a name that several parts share says which, and the catalog does not have the
 * two together: some `map sensor` that nobody listed is no other sensor.
 */
function isToldApart(
  { from }: PartPhrase,
  tokens: readonly Token[],
  kinds: readonly (PieceKind | undefined)[],
): boolean {
  const kind = kinds[from - 1];
  return (kind === "word" || kind === "part") && !tokens[from]?.isBroken;
}

export const rawOf = (tokens: readonly Token[], { from, to }: Span): string =>
  tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(" ");

/**
 * Of part nouns side by side the last is the part, and those before say which: `radiator fan`. A comma or an
 * "and" between them asks for both; after "with" stands what comes along. Beside a noun of one part type, one that
 * several share says where: `camshaft sensor bank 2 exhaust`.
 */
function headsOf(
  nouns: readonly PartPhrase[],
  tokens: readonly Token[],
  kinds: readonly (PieceKind | undefined)[],
): PartPhrase[] {
  const isOne = nouns.some(({ means }) => means.length === 1);
  return nouns.filter((noun, at) => {
    if (isOne && noun.isShared && (!asksForMore(noun) || isNamed(noun))) return false;
    const before = nouns[at - 1];
    if (before && noun.from - 1 === before.to && tokens[before.to]?.key === "with") return false;
    const next = nouns[at + 1];
    return !next || next.from > noun.to || tokens[next.from]?.isBroken || kinds[noun.to] !== "part";
  });

  /** One of its part types is named beside it: `abs pump and module`. */
  function isNamed({ means }: PartPhrase): boolean {
    return nouns.some((each) => !each.isShared && each.means.some((part) => means.includes(part)));
  }

  /** A comma or an "and" joins it to another. */
  function asksForMore({ from, to }: PartPhrase): boolean {
    const isAnd = (at: number) => /^(and|or|plus)$/.test(tokens[at]?.key ?? "");
    return isAnd(from - 1) || isAnd(to) || Boolean(tokens[from]?.isBroken || tokens[to]?.isBroken);
  }
}

/** Between what is said of a vehicle and of a part, in the languages that cars are sold in. */
const joints = /^(da|de|der|die|do|für|um|zu|with)$/;

/** The text without its vehicle, and without words that only join the two; all of it where it names none. */
export function besideVehicle({ tokens, pieces, vehicle }: Reading, text: string): string {
  if (!vehicle) return text.trim();
  const left = pieces.filter(({ kind }) => kind !== "vehicle");
  const isTelling = ({ kind, from, to }: Piece) =>
    kind !== "noise" && !(to - from === 1 && joints.test(tokens[from]?.raw.toLowerCase() ?? ""));
  return textBetween(tokens, left, isTelling);
}

/** The text of some pieces, without those at either end that tell nothing. */
export function textBetween(
  tokens: readonly Token[],
  pieces: readonly Piece[],
  isTelling: (piece: Piece) => boolean,
): string {
  const first = Math.max(0, pieces.findIndex(isTelling));
  const telling = pieces.slice(first, pieces.findLastIndex(isTelling) + 1);
  return textOf(telling.flatMap(({ from, to }) => tokens.slice(from, to)));
}

function piecesOf(kinds: readonly (PieceKind | undefined)[], starts: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, kind = "word"] of kinds.entries()) {
    const last = pieces.at(-1);
    if (last?.kind === kind && !starts.has(at)) last.to = at + 1;
    else pieces.push({ kind, from: at, to: at + 1 });
  }
  return pieces;
}

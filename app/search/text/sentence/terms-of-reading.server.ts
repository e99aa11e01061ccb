import type { Position } from "~/catalog/choices";
import { words as wordsOf } from "~/text/fold";
import {
  correctedQuery,
  meaning,
  type ResolvedTerm,
  type ResolvedTerms,
  resolveTerms,
  spellings,
} from "../analyze-terms.server";
import { inAnyField, lookUpTerms } from "../term-statistics.server";
import type { IndexedTerm } from "../terms.repo.server";
import { partTypeLexeme, unknownPartTypeLexeme, vehicleWord } from "../tokenize";
import { namesPart, type Piece, type Reading, textOf } from "./read-sentence";
import type { Token } from "./token";

/** What a group of words stands for in documents, whatever the words. */
type Canonical = { lexemes: readonly string[]; isPart?: true };

/** So many listings as to say nothing of how many have all terms. */
const uncounted = 1e9;

/**
 * The terms that a sentence is searched by. A part noun stands for its part types: a listing has one of these or,
 * where its type is not known, the words. A model stands for the vehicles of its name. Words of where on a car
 * are searched for as they are; words that say nothing are left out.
 */
export async function termsOf(reading: Reading): Promise<ResolvedTerms> {
  const { tokens, pieces, partTypes, vehicle } = reading;
  const parts: Canonical = { lexemes: partTypes.map(partTypeLexeme), isPart: true };
  const models: Canonical = {
    lexemes: (vehicle?.make ? vehicle.models : []).map((model) =>
      vehicleWord({ make: vehicle?.make ?? "", model }),
    ),
  };
  const partTokens = tokensOf(pieces, tokens, "part");
  const modelTokens =
    models.lexemes.length > 0
      ? tokensOf(pieces, tokens, "vehicle").filter(({ key }) => !/^(19|20)\d\d$/.test(key))
      : [];
  const places = tokensOf(pieces, tokens, "position");
  const isSilent = ({ kind }: Piece) => kind === "noise" || kind === "quantity" || kind === "place";
  const ignored = pieces
    .filter(isSilent)
    .flatMap(({ from, to }) => tokens.slice(from, to))
    .flatMap(({ raw }) => wordsOf(raw));
  const grouped = new Set([...partTokens, ...modelTokens, ...places]);
  const others = pieces
    .filter((piece) => !isSilent(piece))
    .flatMap(({ from, to }) => tokens.slice(from, to))
    .filter((token) => !grouped.has(token));
  if (grouped.size === 0 && others.length === 0) return await resolveTerms(textOf(tokens));
  const [looked, partTerms, modelTerms, placeTerms] = await Promise.all([
    others.length > 0 ? resolveTerms(textOf(others)) : { meant: [], unknown: [] },
    namesPart(reading) ? canonicalTerms(parts, partTokens, reading) : [],
    canonicalTerms(models, modelTokens, reading),
    placeTermsOf(places, reading),
  ]);
  const resolved = asMeantBeside(looked, partTerms);
  const order = wordsOf(textOf(tokens));
  const at = ({ asked }: ResolvedTerm) => order.indexOf(asked.split(" ")[0] ?? "");
  const meant = [...partTerms, ...modelTerms, ...placeTerms.terms, ...resolved.meant].sort(
    (a, b) => at(a) - at(b),
  );
  return {
    meant,
    unknown: resolved.unknown,
    corrected: correctedQuery(meant),
    ignored: [...ignored, ...placeTerms.ignored],
  };
}

/** A word put right to what no such part has was no slip for it: it is unknown instead. */
function asMeantBeside(
  { meant, unknown }: Pick<ResolvedTerms, "meant" | "unknown">,
  parts: readonly ResolvedTerm[],
): Pick<ResolvedTerms, "meant" | "unknown"> {
  const categories = parts.reduce((bits, part) => bits | part.categories, 0);
  const isApart = (term: ResolvedTerm) =>
    categories !== 0 && term.corrected !== undefined && (term.categories & categories) === 0;
  return {
    meant: meant.filter((term) => !isApart(term)),
    unknown: [...unknown, ...meant.filter(isApart).map(({ asked }) => asked)],
  };
}

const tokensOf = (pieces: readonly Piece[], tokens: readonly Token[], kind: Piece["kind"]) =>
  pieces.filter((each) => each.kind === kind).flatMap(({ from, to }) => tokens.slice(from, to));

/**
 * For each word of a group a term: what the group stands for, or the word. Together they match what has the
 * one, or all the words. Several part nouns are one group, of which any will do.
 */
async function canonicalTerms(
  { lexemes, isPart }: Canonical,
  tokens: readonly Token[],
  { parts, corrections }: Reading,
): Promise<ResolvedTerm[]> {
  if (tokens.length === 0) return [];
  const words = [...new Set(tokens.flatMap(({ raw }) => wordsOf(raw)))];
  const untyped = isPart ? [unknownPartTypeLexeme] : [];
  const known = await lookUpTerms([
    ["", lexemes],
    ...(isPart ? [["=", untyped] as const] : []),
    ...words.map((word) => [`=${word}`, spellings(word)] as const),
  ]);
  const own = known.filter(({ asked }) => asked === "");
  const typeless = known.filter(({ asked }) => asked === "=");
  const literal = new Map(
    words.map((word) => [word, known.filter(({ asked }) => asked === `=${word}`)]),
  );
  const corrected = corrections[0]?.to;
  const spelled = (at: number) => (isPart && corrected ? (at === 0 ? corrected : "") : undefined);
  if (isPart && typeless.length === 0)
    return [termOf(words.join(" "), own, [], { isPart, corrected: spelled(0), lexemes })];
  const any = parts.length > 1 && isPart ? [[...literal.values()].flat()] : [...literal.values()];
  const terms = any.map((same, at) =>
    termOf((any.length === 1 ? words.join(" ") : words[at]) ?? "", own, same, {
      ...{ isPart, corrected: spelled(at), lexemes },
    }),
  );
  const [first, ...rest] = isPart
    ? [
        termOf(terms[0]?.asked ?? "", own, typeless, { isPart, corrected: spelled(0), lexemes }),
        ...terms,
      ]
    : terms;
  // The first says how many there are: the others say the same again.
  return first
    ? [first, ...rest.map((term) => ({ ...term, n: uncounted, corrected: term.corrected && "" }))]
    : [];
}

function termOf(
  asked: string,
  own: readonly IndexedTerm[],
  others: readonly IndexedTerm[],
  { lexemes, ...rest }: { lexemes: readonly string[]; isPart?: true; corrected?: string },
): ResolvedTerm {
  const matches = [...own, ...others];
  const all = [...new Set([...lexemes, ...matches.map(({ word }) => word)])];
  return {
    ...{ asked, lexemes: all, inName: all, ...rest },
    // A vehicle alone names no part.
    isNamed: Boolean(rest.isPart) || others.some(({ word }) => !word.startsWith("~")),
    n: matches.reduce((sum, { n }) => sum + n, 0),
    categories: matches.reduce((bits, { categories }) => bits | categories, 0),
  };
}

/** Where on a car, by the word that listings have for it; those that no listing has say nothing. */
export async function positionTerms(positions: readonly Position[]): Promise<ResolvedTerm[]> {
  const words = positions.filter((position) => !position.startsWith("bank"));
  if (words.length === 0) return [];
  const known = await lookUpTerms(words.map(inAnyField));
  return words.flatMap((word) => {
    const same = known.filter(({ asked }) => asked === word);
    return same.length > 0 ? [meaning(word, same)] : [];
  });
}

async function placeTermsOf(tokens: readonly Token[], { positions }: Reading) {
  const typed = tokens.flatMap(({ raw }) => wordsOf(raw));
  if (typed.length === 0) return { terms: [], ignored: [] };
  const terms = await positionTerms(positions);
  // What was typed otherwise than it is searched for is not missed, either.
  return { terms, ignored: typed.filter((word) => !terms.some(({ asked }) => asked === word)) };
}

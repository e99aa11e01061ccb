import type { Parameter } from "~/search/filters/filter";
import { editDistance } from "~/text/edit-distance";

/** The longest value of any parameter, in characters: more than twice the longest that makes sense. */
const longestValue = 500;
/** At most so many problems are reported for one address. */
const mostTold = 5;
/** With more wrong letters than this a name is no slip of another. */
const mostWrong = 3;

export interface ParameterProblem {
  parameter: string;
  message: string;
}

export type Accepted =
  | { kind: "ok"; query: URLSearchParams }
  | { kind: "bad"; problems: ParameterProblem[] };

/** A name out of an address, fit to be sent back. */
const shown = (name: string) => name.replaceAll(/\p{C}/gu, "?").slice(0, 40);

/**
 * The parameters of an address, if they are of those that an endpoint has, each once and no longer than
 * makes sense: in one order and without blank ones, so that what asks the same is the same text.
 */
export function acceptParameters(given: URLSearchParams, known: readonly Parameter[]): Accepted {
  const names = known.filter((each) => each.in === "query").map(({ name }) => name);
  const problems: ParameterProblem[] = [];
  for (const name of new Set(given.keys())) {
    if (problems.length === mostTold) break;
    const message = wrongWith(name, given.getAll(name), names);
    if (message) problems.push({ parameter: shown(name), message });
  }
  if (problems.length > 0) return { kind: "bad", problems };
  const query = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) query.set(name, value);
  }
  return { kind: "ok", query };
}

function wrongWith(
  name: string,
  values: readonly string[],
  names: readonly string[],
): string | undefined {
  if (!names.includes(name)) return unknown(name, names);
  if (values.length > 1) return "Use it only once.";
  if (values.some((value) => value.length > longestValue))
    return `Use at most ${longestValue} characters.`;
  return undefined;
}

function unknown(name: string, names: readonly string[]): string {
  if (names.length === 0) return "Unknown parameter. This endpoint takes none.";
  const plain = shown(name).toLowerCase();
  const isBegun = (each: string) => each.length > 2 && plain.startsWith(each);
  const [nearest] = names
    .map((each) => ({ each, wrong: isBegun(each) ? 1 : editDistance(plain, each) }))
    .filter(({ each, wrong }) => wrong <= Math.min(mostWrong, each.length - 1))
    .sort((a, b) => a.wrong - b.wrong);
  return nearest
    ? `Unknown parameter. Did you mean ${nearest.each}?`
    : `Unknown parameter. Use ${names.join(", ")}.`;
}

import { isDenied } from "./sale-rules";

/*
 * What a listing's text says against its choices: pointed out, never forbidden. Browser-safe.
 */

export interface SaidOfPart {
  name: string;
  description: string;
  damage: string;
  condition: string;
  grade: string;
}

interface Contradiction {
  words: RegExp;
  /** Where the words are looked for; in all of the text without it. */
  isInName?: true;
  isAgainst: (part: SaidOfPart) => boolean;
  /** What the choice says, and what to do. */
  choice: (part: SaidOfPart) => string;
}

const checkCondition = (part: SaidOfPart) =>
  `and the condition is ${part.condition}. Check the condition.`;

const contradictions: readonly Contradiction[] = [
  {
    words:
      /\b(?:crack(?:s|ed)?|broken|dent(?:s|ed)?|bent|leak(?:s|ing)?|torn|rust(?:ed|y)?|chip(?:s|ped)?|missing|damaged)\b/i,
    isAgainst: ({ condition, grade }) =>
      condition === "new" || (condition === "used" && grade === "A"),
    choice: (part) =>
      part.condition === "new"
        ? checkCondition(part)
        : "and grade A says no damage. Check the grade.",
  },
  {
    words:
      /\b(?:for parts|parts only|core only|not working|doesn't work|does not work|inoperable)\b/i,
    isAgainst: ({ condition, grade }) => condition !== "used" || grade === "A" || grade === "B",
    choice: (part) =>
      part.condition === "used"
        ? `and grade ${part.grade} is for parts that work. Check the grade.`
        : checkCondition(part),
  },
  {
    words: /\b(?:re-?manufactured|reman|re-?built|refurbished)\b/i,
    isAgainst: ({ condition }) => condition === "new" || condition === "used",
    choice: checkCondition,
  },
  {
    words: /\b(?:used|pulled|salvaged|second-?hand|take-?off)\b/i,
    isAgainst: ({ condition }) => condition === "new",
    choice: checkCondition,
  },
  {
    words: /\b(?:brand[ -]new|new|nos|unused|never installed)\b/i,
    isInName: true,
    isAgainst: ({ condition }) => condition === "used" || condition === "refurbished",
    choice: checkCondition,
  },
];

/** What of the text contradicts a choice, in sentences. */
export const contradictionsOf = (part: SaidOfPart): string[] =>
  contradictions.flatMap(({ words, isInName, isAgainst, choice }) => {
    if (part.condition === "" || !isAgainst(part)) return [];
    const texts = isInName ? [part.name] : [part.name, part.damage, part.description];
    const word = wordIn(texts.join("\n"), words);
    return word ? [`You write “${word}”, ${choice(part)}`] : [];
  });

/** The first of some words that a text says without denying it. */
function wordIn(text: string, words: RegExp): string | undefined {
  for (const sentence of text.split(/[.;!\n]/)) {
    const found = words.exec(sentence);
    if (found && !isDenied(sentence.slice(0, found.index))) return found[0].toLowerCase();
  }
  return undefined;
}

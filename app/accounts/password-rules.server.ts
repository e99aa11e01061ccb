import type { MatchExtended, ZxcvbnFactory } from "@zxcvbn-ts/core";
import { PRODUCT_NAME } from "~/content/product";
import { canonicalPassword, passwordMinLength } from "./password-rules";

/*
 * Which new passwords are refused because they are among the first that are guessed (NIST SP
 * 800-63B, section 3.1.1.2: common, repetitive, sequential and context-specific ones). The estimate
 * is zxcvbn's, from a list of some 40,000 passwords that were found in leaks, keyboard patterns, and
 * what we know of the person. It stays on the server, which loads it with the first new password.
 */

/**
 * The fewest guesses that a new password may take: those of eight characters at random, which is
 * what it takes for one where no pattern is found.
 */
const minGuesses = 1e8;

/** What is looked at of a long one, in characters: the search takes the square of it. */
const estimatedLength = 64;

/** The shortest part of a name or an address that is looked for, in characters. */
const shortestPart = 3;

/** Whose password it is going to be. */
export interface PasswordOwner {
  email: string;
  displayName?: string | null;
}

let estimator: Promise<ZxcvbnFactory> | undefined;

function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(
    ([{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }]) =>
      new Factory({ dictionary, graphs: adjacencyGraphs, maxLength: estimatedLength }),
  );
  return estimator;
}

/** A text whole, its words, and its words joined, as they are looked for: in small letters. */
function partsOf(text: string): string[] {
  const whole = canonicalPassword(text).toLowerCase();
  const words = whole.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const joined = [words.join(""), words.toReversed().join(""), `${first}${last}`];
  return [...new Set([whole, ...words, ...joined])].filter((part) => part.length >= shortestPart);
}

const advice = "Add a few unrelated words.";
const easy = `This password is too easy to guess. ${advice}`;

/**
 * A password as it is typed, in plain letters, and without what separates each of them from the next: who guesses
 * `password` tries wide or accented letters and `p a s s w o r d` next. Words that are set apart are more than one word.
 */
function guessedForms(password: string): Set<string> {
  const typed = canonicalPassword(password);
  const plain = typed.normalize("NFKD").replaceAll(/[\p{M}\p{Cf}]/gu, "");
  const isSpelled = /^(?:[^\s\p{P}][\s\p{P}]+)+[^\s\p{P}]$/u.test(plain);
  const joined = isSpelled ? plain.replaceAll(/[\s\p{P}]/gu, "") : plain;
  // What little is left of one of other characters tells nothing of it.
  return new Set([typed, ...[plain, joined].filter((form) => form.length >= passwordMinLength)]);
}

/** The message for the longest guessable part. */
function reason(sequence: readonly MatchExtended[], personal: ReadonlyMap<string, string>): string {
  const longest = [...sequence].sort((a, b) => b.token.length - a.token.length);
  for (const { dictionaryName, matchedWord } of longest) {
    const owned = dictionaryName === "userInputs" ? personal.get(matchedWord) : undefined;
    if (owned) return `This password is too close to ${owned}. ${advice}`;
  }
  const main = longest.find(({ pattern }) => pattern !== "bruteforce");
  switch (main?.pattern) {
    case "dictionary":
      return main.dictionaryName.startsWith("passwords")
        ? `This password is too close to one that many people use. ${advice}`
        : easy;
    case "repeat":
      return `This password repeats itself. ${advice}`;
    case "sequence":
    case "spatial":
      return `This password follows the alphabet or the keyboard. ${advice}`;
    case "date":
    case "regex":
      return `This password is a date, which is easy to guess. ${advice}`;
    default:
      return easy;
  }
}

/**
 * Why a new password is refused, as a sentence for its field that says how to mend it; undefined
 * when it will do. For passwords that are being chosen, never at sign-in. Its length is for
 * `credentials.schema.ts` to check.
 */
export async function passwordProblem(
  password: string,
  { email, displayName }: PasswordOwner,
): Promise<string | undefined> {
  const [local = ""] = email.split("@");
  // What is part of several counts as the last of them: mary@example.com is Mary's name first.
  const personal = new Map([
    ...[...partsOf(email), ...partsOf(local)].map((part) => [part, "your email address"] as const),
    ...partsOf(displayName ?? "").map((part) => [part, "your name"] as const),
    ...partsOf(PRODUCT_NAME).map((part) => [part, `the name ${PRODUCT_NAME}`] as const),
  ]);
  const known = await loadEstimator();
  for (const form of guessedForms(password)) {
    const { guesses, sequence } = known.check(form, [...personal.keys()]);
    if (guesses < minGuesses) return reason(sequence, personal);
  }
  return undefined;
}

/** The message for a password that an outside provider refuses without a reason. */
export const weakPasswordMessage = easy;

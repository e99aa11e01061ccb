/* What may stand as somebody's name, at registration as in the settings. Browser-safe. */

/** The longest display name, in characters. */
export const displayNameLimit = 80;

/** A picture with its color and skin, joined to others: a mechanic, a family, a rainbow flag. */
const picture = String.raw`\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?`;
const joinedPictures = `${picture}(?:\\u200D${picture})+`;
/** The flags of England, Scotland and Wales: a black flag, the country's letters as tags, and an end. */
const flag = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}`;
/** Letters that join to one another, or do not, by a joiner between them (RFC 5892, appendix A). */
const scripts = ["Arab", "Beng", "Deva", "Gujr", "Guru", "Khmr", "Knda", "Mlym", "Mymr", "Orya"];
const letter = `[${[...scripts, "Sinh", "Syrc", "Taml", "Telu"].map((script) => `\\p{Script_Extensions=${script}}`).join("")}]`;
const joinedLetters = `${letter}[\\u200C\\u200D]`;
const other = String.raw`[^\p{C}\p{Zl}\p{Zp}]`;

/**
 * One line that reads as it is written: no control characters, no line breaks, nothing unassigned,
 * and none of the invisible characters that turn the direction of what follows. Joiners stand only where
 * they join something.
 */
export const displayNamePattern = new RegExp(
  `^(?:${joinedPictures}|${flag}|${joinedLetters}|${other})*$`,
  "u",
);

/** The message for a name that does not match. */
export const namePatternProblem = (label: string) =>
  `${label} must be letters, numbers, and symbols on one line`;

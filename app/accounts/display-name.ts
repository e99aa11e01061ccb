/* What may stand as somebody's name, at registration as in the settings. Browser-safe. */

/** The longest display name, in characters. */
export const displayNameLimit = 80;

/**
 * One line that reads as it is written: no control characters, no line breaks, nothing unassigned,
 * and none of the invisible characters that turn the direction of what follows.
 */
export const displayNamePattern = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;

/** What is said of a name that is not that. */
export const namePatternProblem = (label: string) =>
  `${label} must be letters, digits and signs on one line`;

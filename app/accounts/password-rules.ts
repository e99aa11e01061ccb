/* What a password is, the same in the browser and on the server. */

/**
 * The one form of a password: what is measured, hashed and verified. An accented letter comes as one
 * code point or as two, by the keyboard that typed it; NFC makes them one (RFC 8265, section 4.2).
 */
export const canonicalPassword = (password: string) => password.normalize("NFC");

/** The fewest UTF-16 code units of a password, in its one form (SPEC C4). */
export const passwordMinLength = 8;

/**
 * The one form of an email address: attempts are counted, accounts looked up and kept under it. Made
 * here and never in SQL, whose `lower` follows the database's locale: an account that answers to two
 * forms could be tried twice as often.
 */
export const canonicalEmail = (email: string) => email.trim().toLowerCase();

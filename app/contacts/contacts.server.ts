import type { Owner } from "~/platform/db/sample-owner.server";
import { insertSellerContacts, selectContacts } from "./contacts.repo.server";

export { countContactsSince } from "./contacts.repo.server";

/** The most contacts that a page shows. */
export const contactLimit = 200;

/** Puts sellers into an account's address book, each once. */
export const addContacts = insertSellerContacts;

/** The people and businesses in an address book, by name. */
export function listContacts(owner: Owner) {
  return selectContacts(owner, contactLimit);
}

import type { Queryable } from "~/platform/db/database.server";
import type { Owner } from "~/platform/db/sample-owner.server";
import { insertContact, selectContacts, selectSellerContact } from "./contacts.repo.server";

export { countContactsSince } from "./contacts.repo.server";

/** The most contacts that a page shows. */
export const contactLimit = 200;

/** Puts a seller into an account's address book, once. */
export async function addContact(
  db: Queryable,
  { accountId, sellerId }: { accountId: string; sellerId: string },
): Promise<void> {
  const supplier = await selectSellerContact(db, sellerId);
  if (!supplier) return;
  await insertContact(db, {
    accountId,
    type: "supplier",
    name: supplier.name,
    email: supplier.email ?? "",
    phone: supplier.phone ?? "",
  });
}

/** The people and businesses in an address book, by name. */
export function listContacts(owner: Owner) {
  return selectContacts(owner, contactLimit);
}

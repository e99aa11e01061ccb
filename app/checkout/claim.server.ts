import { addContacts } from "~/contacts/contacts.server";
import { inTransaction, selectNumbersBought, updateBuyer } from "./checkout.repo.server";

/**
 * Puts a guest's orders into the account of who has their link, for good: from then on messages, returns and deposits
 * are there. How many of them the account has now: none where they are another account's, or what it sold itself.
 */
export const claimOrders = (of: { checkoutId: string; accountId: string }): Promise<number> =>
  inTransaction(
    async (tx) => {
      const claimed = await updateBuyer(tx, of);
      const sellerIds = claimed.map(({ sellerId }) => sellerId);
      if (sellerIds.length > 0) await addContacts(tx, { accountId: of.accountId, sellerIds });
      return (await selectNumbersBought(tx, of)).length;
    },
    { isIdempotent: true },
  );

import { eq, getTableColumns, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { database } from "~/platform/db/database.server";
import {
  account,
  accountExport,
  accountToken,
  cartLine,
  checkout,
  contact,
  core,
  dispute,
  disputeEntry,
  invoice,
  invoiceSequence,
  ledgerAccount,
  listing,
  listingBatch,
  listingDraft,
  listingEvent,
  listingImport,
  notice,
  notificationPreference,
  orderLine,
  orderMessage,
  orderReturn,
  payout,
  payoutLine,
  photo,
  purchaseOrder,
  refund,
  seller,
  sellerPaymentAccount,
  session,
  soldChange,
  soldPart,
  vehicle,
} from "~/platform/db/schema.server";
import { sellerIdOf } from "~/platform/db/seller-owner.server";

/** Rows that are an account's, and how its owner gets to see them. */
interface PersonalTable {
  /** The file in the archive. */
  file: string;
  table: PgTable;
  /** The column that says whose a row is. */
  owner: PgColumn;
  /** That is the account's business, and not the account. */
  isOfBusiness?: true;
  /** Columns left out: secrets, their hashes, and other people's data. */
  withheld?: readonly PgColumn[];
}

/**
 * Every table that has rows of an account, by every column that refers to one or to its business. A test holds it against
 * the database: a new table belongs here, with what is to happen to it when its account is deleted (its
 * reference cascades, or app/orders/deleted-accounts.server.ts and the like detach it).
 */
export const personalTables: readonly PersonalTable[] = [
  { file: "account", table: account, owner: account.id, withheld: [account.passwordHash] },
  {
    file: "signed-in-devices",
    table: session,
    owner: session.accountId,
    withheld: [session.idHash, session.data],
  },
  {
    file: "mailed-links",
    table: accountToken,
    owner: accountToken.accountId,
    withheld: [accountToken.hash],
  },
  {
    file: "downloads",
    table: accountExport,
    owner: accountExport.accountId,
    withheld: [accountExport.archive],
  },
  { file: "orders-bought", table: purchaseOrder, owner: purchaseOrder.buyerAccountId },
  {
    file: "orders-sold",
    table: purchaseOrder,
    owner: purchaseOrder.sellerAccountId,
    withheld: [
      purchaseOrder.customerName,
      purchaseOrder.buyerAccountId,
      purchaseOrder.contactEmail,
      purchaseOrder.contactPhone,
      purchaseOrder.address,
      purchaseOrder.note,
      purchaseOrder.collectionCode,
    ],
  },
  { file: "parts-sold", table: soldPart, owner: soldPart.accountId },
  { file: "parts-sold-since", table: soldChange, owner: soldChange.accountId },
  { file: "cart", table: cartLine, owner: cartLine.accountId },
  { file: "checkouts", table: checkout, owner: checkout.accountId },
  { file: "messages", table: orderMessage, owner: orderMessage.accountId },
  { file: "notices", table: notice, owner: notice.accountId },
  { file: "disputes", table: dispute, owner: dispute.accountId },
  { file: "dispute-entries", table: disputeEntry, owner: disputeEntry.accountId },
  { file: "contacts", table: contact, owner: contact.accountId },
  {
    file: "ledger-accounts",
    table: ledgerAccount,
    owner: ledgerAccount.sellerId,
    isOfBusiness: true,
  },
  { file: "payouts", table: payout, owner: payout.accountId },
  { file: "payouts-of-business", table: payout, owner: payout.sellerId, isOfBusiness: true },
  { file: "payout-lines", table: payoutLine, owner: payoutLine.sellerId, isOfBusiness: true },
  { file: "invoices", table: invoice, owner: invoice.sellerId, isOfBusiness: true },
  {
    file: "invoice-numbers",
    table: invoiceSequence,
    owner: invoiceSequence.sellerId,
    isOfBusiness: true,
  },
  {
    file: "payment-account",
    table: sellerPaymentAccount,
    owner: sellerPaymentAccount.sellerId,
    isOfBusiness: true,
  },
  {
    file: "notification-settings",
    table: notificationPreference,
    owner: notificationPreference.accountId,
  },
  { file: "business", table: seller, owner: seller.accountId },
  {
    file: "listings",
    table: listing,
    owner: listing.sellerId,
    isOfBusiness: true,
    // What searches read, made from the rest.
    withheld: [listing.key, listing.cell, listing.document, listing.travelTimeMinutes],
  },
  { file: "listing-drafts", table: listingDraft, owner: listingDraft.sellerId, isOfBusiness: true },
  {
    file: "listing-changes",
    table: listingBatch,
    owner: listingBatch.sellerId,
    isOfBusiness: true,
  },
  {
    file: "listing-imports",
    table: listingImport,
    owner: listingImport.sellerId,
    isOfBusiness: true,
  },
  { file: "listing-history", table: listingEvent, owner: listingEvent.accountId },
  { file: "photos", table: photo, owner: photo.accountId },
  { file: "garage", table: vehicle, owner: vehicle.accountId },
];

/** What orders have, and no account. */
interface OrderTable {
  file: string;
  table: PgTable;
  order: PgColumn;
  /** Columns left out of what was sold: what its buyer said. */
  ofBuyer: readonly PgColumn[];
}

/** A file each for what was bought and for what was sold. */
const orderTables: readonly OrderTable[] = [
  {
    ...{ file: "order-lines", table: orderLine, order: orderLine.orderId },
    ofBuyer: [orderLine.vehicle, orderLine.verdict, orderLine.fitStatement],
  },
  {
    ...{ file: "returns", table: orderReturn, order: orderReturn.orderId },
    ofBuyer: [orderReturn.message],
  },
  {
    ...{ file: "disputes", table: dispute, order: dispute.orderId },
    ofBuyer: [dispute.message, dispute.accountId],
  },
  { file: "deposits", table: core, order: core.orderId, ofBuyer: [] },
  { file: "refunds", table: refund, order: refund.orderId, ofBuyer: [] },
];

async function selectOfOrders(accountId: string) {
  const files: { file: string; rows: Record<string, unknown>[] }[] = [];
  for (const { file, table, order, ofBuyer } of orderTables)
    for (const [side, owner] of [
      ["bought", purchaseOrder.buyerAccountId],
      ["sold", purchaseOrder.sellerAccountId],
    ] as const) {
      const shown = Object.entries(getTableColumns(table)).filter(
        ([, column]) => side === "bought" || !ofBuyer.includes(column),
      );
      const rows = await database()
        .select(Object.fromEntries(shown))
        .from(table)
        .where(
          sql`${order} in (select ${purchaseOrder.id} from ${purchaseOrder} where ${eq(owner, accountId)})`,
        );
      files.push({ file: `${file}-${side}`, rows });
    }
  return files;
}

/** All rows that are an account's, by the file that they go into; fields as the code calls them. */
export async function selectPersonalData(
  accountId: string,
): Promise<{ file: string; rows: Record<string, unknown>[] }[]> {
  const files: { file: string; rows: Record<string, unknown>[] }[] = [];
  // One after the other: a copy may be large, and nobody waits for it.
  for (const { file, table, owner, isOfBusiness, withheld = [] } of personalTables) {
    const shown = Object.entries(getTableColumns(table)).filter(
      ([, column]) => !withheld.includes(column),
    );
    const rows = await database()
      .select(Object.fromEntries(shown))
      .from(table)
      .where(eq(owner, isOfBusiness ? sellerIdOf(accountId) : accountId));
    files.push({ file, rows });
  }
  return [...files, ...(await selectOfOrders(accountId))];
}

import * as z from "zod";
import type { Queryable } from "~/platform/db/database.server";
import { defineJob } from "~/platform/jobs/jobs.server";
import { logger } from "~/platform/log/logger.server";
import { type MoneyEvent, ofSeller, postingsOf } from "./entries";
import { insertEntry } from "./ledger.repo.server";
import { insertCheck, type LedgerBreak, selectBreaks } from "./ledger-rules.repo.server";
import { sumPostings, tidyUnsummed } from "./sums.repo.server";

export { selectSale as saleOf } from "./ledger.repo.server";
export type { LedgerBreak };

/** Whose money it is. */
interface MoneyOf {
  /** Null for what is no seller's. */
  sellerId: string | null;
  /** Null for what is of no order. */
  orderId: string | null;
}

/**
 * Enters what happened to money, in the caller's transaction. What comes of one cause is entered once: that is the kind
 * of the event and the order, or `causeId` where an order can have several. Whether it was entered now.
 */
export async function recordMoney(
  tx: Queryable,
  { sellerId, orderId }: MoneyOf,
  event: MoneyEvent,
  causeId = orderId,
): Promise<boolean> {
  if (causeId === null) throw new Error(`A ${event.kind} of no order needs a cause of its own.`);
  const postings = postingsOf(event);
  if (postings.length === 0) return false;
  if (sellerId === null && postings.some(({ account }) => ofSeller[account]))
    throw new Error(`A ${event.kind} is some seller's.`);
  return insertEntry(tx, {
    cause: `${event.kind}:${causeId}`,
    ...{ kind: event.kind, orderId },
    postings: postings.map((each) => ({
      ...each,
      sellerId: ofSeller[each.account] ? sellerId : null,
    })),
  });
}

/** Where the ledger breaks a rule; at most a hundred of each. */
export const checkLedger = (): Promise<LedgerBreak[]> => selectBreaks({ most: 100 });

export { selectLastCheck as lastLedgerCheck } from "./ledger-rules.repo.server";

/** Says in the log what `npm run ledger:check` says, and keeps how much it was. */
export const checkLedgerJob = defineJob({
  name: "ledger.check",
  schema: z.object({}),
  isHeavy: true,
  async run() {
    const breaks = await checkLedger();
    for (const broken of breaks) logger().error(broken, "the ledger is wrong");
    await insertCheck(breaks.length);
  },
});

/** How many postings are summed at once: a moment's work. */
const summedAtOnce = 5_000;
/** After so many the room that they took is given to the next ones. */
const tidiedAfter = 20_000;

/** Adds what was posted to sellers' accounts to their weeks; how many there were. Until then readers add them. */
export async function sumLedger(atOnce = summedAtOnce): Promise<number> {
  let all = 0;
  for (;;) {
    const many = await sumPostings(atOnce);
    all += many;
    // What another has taken meanwhile is not there either.
    if (many < atOnce) return all;
  }
}

export const sumLedgerJob = defineJob({
  name: "ledger.sum",
  schema: z.object({}),
  async run() {
    if ((await sumLedger()) >= tidiedAfter) await tidyUnsummed();
  },
});

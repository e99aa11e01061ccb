import { photosOf } from "~/order-photos/order-photos.server";
import { keptFit } from "~/orders/order-fit.server";
import {
  selectAllDisputes,
  selectDispute,
  selectEntries,
  selectLeft,
  selectRefunds,
  selectSoldLines,
} from "./disputes.repo.server";
import { sumOfLeft } from "./refund-split";

/* What support sees of disputes, from its command: everybody's, with who of support said what. */

/** The most tickets that are listed. */
const mostListed = 200;

/** Tickets that are not closed, or all: those that wait for support first. */
export const listTickets = ({ isAll }: { isAll: boolean }) =>
  selectAllDisputes({ isAll, limit: mostListed });

export type Ticket = NonNullable<Awaited<ReturnType<typeof getTicket>>>;

/** All that a dispute is decided by; null where there is none. */
export async function getTicket(number: string) {
  const row = await selectDispute({ support: true }, number);
  if (!row) return null;
  const { id, orderId, lineId } = row;
  const [entries, lines, left, refunds] = await Promise.all([
    selectEntries(id),
    selectSoldLines({ orderId, lineId }),
    selectLeft(id),
    selectRefunds(orderId),
  ]);
  const photos = await photosOf([id, ...entries.map((entry) => entry.id)]);
  return {
    ...row,
    photos: photos.get(id) ?? [],
    entries: entries.map((entry) => ({ ...entry, photos: photos.get(entry.id) ?? [] })),
    lines: lines.map(({ vehicle, verdict, fitStatement, ...line }) => ({
      ...line,
      fit: keptFit({ vehicle, verdict, fitStatement }),
    })),
    refunds,
    leftCents: sumOfLeft(left),
  };
}

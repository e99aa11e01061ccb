import type { OrderEvent } from "~/orders/order-listeners.server";
import type { Queryable } from "~/platform/db/database.server";
import { enqueue } from "~/platform/jobs/jobs.server";
import { noticeKinds } from "./notice-kinds";
import { insertNotices } from "./notifications.repo.server";
import { mailOrderEventJob } from "./order-mails.server";

/** Tells those who wait for events of orders: on their page at once, and by a job in their mail. */
export async function tellOfOrders(tx: Queryable, all: readonly OrderEvent[]): Promise<void> {
  const events = all.filter(({ isQuiet }) => !isQuiet);
  const notices = events.flatMap(({ kind, id: cause, orderId, by }) =>
    noticeKinds[kind].tells
      .filter((side) => side !== by)
      .map((side) => ({ kind, cause, orderId, side })),
  );
  await insertNotices(tx, notices);
  // A job each: where one has to be done again, the mails of the others are not sent twice.
  for (const { kind, id, orderId, by, origin } of events)
    await enqueue(tx, mailOrderEventJob, { kind, id, orderId, by, origin });
}

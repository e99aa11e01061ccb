import { withTransaction } from "~/platform/db/database.server";

/**
 * One transaction for what a use case writes in several places: it hands `tx` on to repositories, to the
 * sessions, to the queue and to the mail, and all of it happens or none. Run again when PostgreSQL asks
 * for that, so `work` must do nothing else.
 */
export const inTransaction = withTransaction;

import { type SQL, sql } from "drizzle-orm";
import { database } from "~/platform/db/database.server";
import {
  ledgerAccount,
  ledgerEntry,
  ledgerPosting,
  ledgerUnsummed,
  ledgerWeek,
} from "~/platform/db/schema.server";

/* What was posted to sellers' accounts, as sums that are kept by week: see docs/decisions/0038-sums.md. */

/**
 * Postings as they are summed: to which account, in which week (ISO Monday, UTC), by which kind of entry, and the fee that
 * the entry posts beside what the seller gets. `joins` names them: `p` of the account `a`.
 */
export const postingsToSum = (joins: SQL): SQL => sql`
  select p.account_id, date_trunc('week', e.created_at at time zone 'UTC')::date as week, e.kind,
    p.amount_cents, coalesce(-f.amount_cents, 0) as fee_cents
  from ${joins}
  join ${ledgerEntry} e on e.id = p.entry_id
  left join ${ledgerAccount} c on a.kind = 'seller-payable' and c.kind = 'fees' and c.currency = a.currency
  left join ${ledgerPosting} f on f.entry_id = e.id and f.account_id = c.id`;

/** Of the postings that those rows name. */
const named = (rows: SQL): SQL =>
  postingsToSum(sql`${rows} u
    join ${ledgerAccount} a on a.id = u.account_id
    join ${ledgerPosting} p on p.entry_id = u.entry_id and p.account_id = u.account_id`);

/**
 * What weeks have, and what they do not have yet, of the accounts `a` that the condition is about: both as of the same
 * moment, in one statement, whenever the job runs, and whatever week an entry is of.
 */
export const sums = (accounts: SQL): SQL => sql`
  select a.id as account_id, w.week, w.kind, w.postings, w.amount_cents, w.fee_cents
  from ${ledgerAccount} a join ${ledgerWeek} w on w.account_id = a.id where ${accounts}
  union all
  select s.account_id, s.week, s.kind, 1, s.amount_cents, s.fee_cents
  from (${named(sql`(
    select u.account_id, u.entry_id from ${ledgerAccount} a
    join ${ledgerUnsummed} u on u.account_id = a.id where ${accounts})`)}) s`;

/**
 * Adds so many postings to their weeks, each once: what another takes at the same moment is left to it. How many there were.
 */
export async function sumPostings(limit: number): Promise<number> {
  const { rows } = await database().execute<{ many: number }>(sql`
    with taken as (
      select account_id, entry_id from ${ledgerUnsummed}
      order by account_id, entry_id limit ${limit} for update skip locked),
    gone as (
      delete from ${ledgerUnsummed} u using taken t
      where u.account_id = t.account_id and u.entry_id = t.entry_id returning u.account_id, u.entry_id),
    summed as (
      insert into ${ledgerWeek} as w (account_id, week, kind, postings, amount_cents, fee_cents)
      select account_id, week, kind, count(*), sum(amount_cents), sum(fee_cents)
      from (${named(sql`gone`)}) s
      group by account_id, week, kind order by account_id, week, kind
      on conflict (account_id, week, kind) do update set
        postings = w.postings + excluded.postings,
        amount_cents = w.amount_cents + excluded.amount_cents,
        fee_cents = w.fee_cents + excluded.fee_cents)
    select count(*)::int as many from gone`);
  return rows[0]?.many ?? 0;
}

/** Gives the room of what was summed to what comes next. */
export async function tidyUnsummed(): Promise<void> {
  await database().execute(sql`vacuum (skip_locked, truncate off) ${ledgerUnsummed}`);
}

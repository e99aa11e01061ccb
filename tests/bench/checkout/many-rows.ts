import type { PostgresClient } from "~/platform/db/postgres-client.server";
import { migrations } from "../../../scripts/lib/database/functions";

/*
 * So many orders with their lines, events, notices, ledger entries, invoices and payouts, written by the database itself.
 * One seller has a twentieth of the orders, and one buyer as many of a two-hundredth; two have twenty each; the rest is
 * spread unevenly over many.
 */

/** An account by what it is called in the statements below. */
const of = (name: string) => `md5('${name}')::uuid`;

/** The id of an order's row, the `n`th of its kind: in the order of time, as the site's own are. */
const idOf = (n = "0") =>
  `(lpad(to_hex(i), 12, '0') || '70008' || lpad(${n}::text, 15, '0'))::uuid`;

const ofBuyer = "md5('buyer ' || buyer)::uuid";
const ofSeller = "md5('seller ' || seller)::uuid";

/** Buyers and sellers whose pages are measured: of many orders, and of few. They are the first and second of their kind. */
export const measured = ["many", "few"] as const;

/** The sums, as the migration counts what was before them. */
const sums = () =>
  migrations()
    .flatMap((text) => text.split("--> statement-breakpoint"))
    .filter((statement) =>
      /^\s*INSERT INTO (ledger_week|ledger_unpaid|sold_part) /.test(statement),
    );

const statements = (rows: number) => {
  const few = Math.floor(rows / 20);
  return [
    `create temporary table place as
      select i, ${idOf()} as id,
        case when i % 20 = 0 then 0 when i % ${few} = 1 then 1
          else 2 + floor(${Math.max(10, rows / 200)} * random() ^ 2)::int end as seller,
        case when i % 200 = 0 then 0 when i % ${few} = 3 then 1
          else 2 + floor(${Math.max(20, rows / 20)} * random() ^ 2)::int end as buyer,
        now() - (${rows} - i)::float8 / ${rows} * interval '3 years' as at,
        case when i % 50 = 7 then 'canceled' when i > ${rows} * 0.99 then 'placed' else 'completed' end as stage,
        1000 + i % 40000 as cents, i % 3 = 0 as is_two
      from generate_series(1, ${rows}) i`,
    "analyze place",
    `insert into account (id, email, display_name, created_at)
      select distinct on (kind, n) md5(kind || ' ' || n)::uuid, kind || n || '@rows.bench.example', 'Bench', '2020-01-01'::timestamptz
      from (select 'buyer' as kind, buyer as n from place union select 'seller', seller from place) x`,
    `insert into seller (id, account_id, name, location_name, lat, lng, email)
      select distinct ${ofSeller}, ${ofSeller}, 'Seller ' || seller, 'Boise', 43.6, -116.2, seller || '@rows.bench.example' from place`,
    `insert into purchase_order (id, number, buyer_account_id, seller_account_id, seller_id, customer_name, total_cents, stage,
        payment, placed_at, answer_by, accepted_at, delivered_at, completed_at, canceled_at)
      select id, 'PL-' || 5000000 + i, ${ofBuyer}, ${ofSeller}, ${ofSeller}, 'Mary Ann Lee', cents * (1 + is_two::int), stage,
        case when i % 2 = 0 then 'provider' else 'counter' end, at, at + interval '3 days',
        case when stage = 'completed' then at end, case when stage = 'completed' then at + interval '1 day' end,
        case when stage = 'completed' then at + interval '1 day' end, case when stage = 'canceled' then at end
      from place`,
    `insert into order_line (id, order_id, position, listing_id, quantity, price_cents, name, part_number, condition)
      select ${idOf("p")}, id, p, 'rows-' || (i + p) % 300, 1, cents, 'Alternator', 'BENCH-' || (i + p) % 300, 'used'
      from place, generate_series(0, is_two::int) p`,
    `insert into order_event (id, order_id, kind, "by", at)
      select ${idOf()}, id, 'place', 'buyer', at from place
      union all select ${idOf("1")}, id, 'collect', 'buyer', at + interval '1 day' from place where stage = 'completed'`,
    `insert into order_message (id, order_id, account_id, "by", text, created_at)
      select ${idOf()}, id, ${ofBuyer}, 'buyer', 'When do you open?', at from place where i % 4 = 0`,
    `insert into notice (id, account_id, kind, order_id, cause, created_at, read_at)
      select ${idOf()}, ${ofSeller}, 'place', id, id::text, at, case when i % 10 > 0 then at end from place
      union all select ${idOf("1")}, ${ofBuyer}, 'accept', id, id::text, at, case when i % 10 > 0 then at end
        from place where stage = 'completed'`,
    `insert into ledger_account (kind, seller_id)
      select 'buyer-clearing', null::uuid union all select 'fees', null union all
      select 'seller-payable', id from seller where email like '%@rows.bench.example' on conflict do nothing`,
    `insert into ledger_entry (id, cause, kind, order_id, created_at)
      select ${idOf()}, 'sale:' || id, 'sale', id, at + interval '1 day' from place where stage = 'completed'`,
    `insert into ledger_posting (entry_id, account_id, amount_cents)
      select ${idOf()}, a.id, 100 - cents * (1 + is_two::int)
      from place join ledger_account a on a.kind = 'seller-payable' and a.seller_id = ${ofSeller} where stage = 'completed'`,
    `insert into ledger_posting (entry_id, account_id, amount_cents)
      select ${idOf()}, a.id, case a.kind when 'fees' then -100 else cents * (1 + is_two::int) end
      from place, ledger_account a where stage = 'completed' and a.kind in ('fees', 'buyer-clearing')`,
    `insert into invoice (id, seller_id, order_id, kind, year, number, cause, content, total_cents, issued_at)
      select ${idOf()}, ${ofSeller}, id, 'invoice', 2026, row_number() over (partition by seller order by i),
        'sale:' || id, '{}', cents * (1 + is_two::int), at from place where stage = 'completed'`,
    `create temporary table paid as
      select i, seller, md5('payout ' || seller || ' ' || date_trunc('week', at))::uuid as payout,
        date_trunc('week', at)::date + 15 as due, cents * (1 + is_two::int) - 100 as cents
      from place where stage = 'completed' and i % 2 = 0 and at < now() - interval '3 weeks'`,
    `insert into payout (id, account_id, seller_id, amount_cents, due_on, status, paid_at)
      select payout, ${ofSeller}, ${ofSeller}, sum(cents), due, 'paid', due from paid group by payout, seller, due`,
    `insert into payout_line (payout_id, entry_id, seller_id, amount_cents)
      select payout, ${idOf()}, ${ofSeller}, cents from paid`,
    "drop table place, paid",
  ];
};

/** Fills a database that is migrated and else empty. Triggers do not look at rows: they are made to be right. */
export async function fillOrders(client: PostgresClient, rows: number): Promise<void> {
  await client.query("set statement_timeout = 0");
  await client.query("set synchronous_commit = off");
  await client.query("set work_mem = '256MB'");
  await client.query("select setseed(0.5)");
  // Parts are few, and are what their triggers make of them.
  await client.query(`
    insert into seller (id, name, location_name, lat, lng) values (${of("shop")}, 'Shop', 'Boise', 43.6, -116.2)`);
  await client.query(`
    insert into listing (id, seller_id, name, part_number, quantity, category, condition, price_cents, location_name, lat, lng,
      description, travel_time_minutes, image)
    select 'rows-' || n, ${of("shop")}, 'Alternator', 'BENCH-' || n, 5, 'electrical', 'used', 4000, 'Boise', 43.6, -116.2, '', 20,
      'alternator' from generate_series(0, 299) n`);
  await client.query("set session_replication_role = replica");
  for (const statement of [...statements(rows), ...sums()]) await client.query(statement);
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze");
}

/** The account of a buyer or a seller that is measured, its newest order, and its newest payout. */
export async function lookUpMeasured(
  client: PostgresClient,
  side: "buyer" | "seller",
  which: (typeof measured)[number],
): Promise<{ accountId: string; number: string; payoutId: string | null }> {
  const { rows } = await client.query<{ id: string; number: string; payout: string | null }>(
    `select a.id, (select number from purchase_order where ${side}_account_id = a.id and stage = 'completed'
         order by placed_at desc limit 1) as number,
       (select id from payout where account_id = a.id order by due_on desc limit 1) as payout
     from account a where email = $1`,
    [`${side}${measured.indexOf(which)}@rows.bench.example`],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no ${side} of ${which} orders.`);
  return { accountId: row.id, number: row.number, payoutId: row.payout };
}

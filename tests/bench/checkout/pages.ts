import { resetEnv } from "~/platform/config/env.server";
import { closeDatabase } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { PostgresClient } from "~/platform/db/postgres-client.server";
import { prepareDatabase } from "../../../scripts/lib/site/prepare-database";
import { quantile } from "../quantile";
import { timed } from "../timed";
import { fillOrders, lookUpMeasured, measured } from "./many-rows";

/*
 * What each page that reads orders and the ledger takes with many rows beside 1,000, by turns: what its loader reads, of
 * accounts with few orders and with many.
 */

/** The few, in whose terms the many are told. */
const fewRows = 1_000;
const turns = 6;
const timesATurn = 8;
/** How often a page is read before in each turn: so many connections it can be asked on, and each plans its first. */
const warmUps = 10;

interface Database {
  name: string;
  url: string;
  rows: number;
}

/** What pages read, by what they are called. */
async function pages(seen: { accountId: string; number: string; payoutId: string | null }) {
  const { accountId, number, payoutId } = seen;
  const orders = await import("~/orders/orders.server");
  const { openThread } = await import("~/orders/messages.server");
  const { refundsOf } = await import("~/refunds/refunds.server");
  const { coresOfOrder, listCores } = await import("~/cores/cores.server");
  const { returnsOf } = await import("~/returns/returns.server");
  const { invoicesOf } = await import("~/invoices/invoices.server");
  const { disputesOf } = await import("~/disputes/disputes.server");
  const { salesOverview, salesReport } = await import("~/dashboard/overview.server");
  const { listPayouts, payoutTotals } = await import("~/billing/billing.server");
  const { getStatement } = await import("~/billing/statement.server");
  const { notificationsFor, unreadCount } = await import("~/notifications/notifications.server");
  const owner = () => orders.dashboardOwner(accountId);
  const of = { number, accountId };
  return {
    "any of the dashboard": () => orders.openSales(accountId),
    overview: async () => salesOverview(await owner()),
    orders: async () => orders.listOrders(await owner()),
    "later orders": async () => orders.listOrders(await owner(), number),
    order: async () =>
      Promise.all([
        orders.getOrder(await owner(), number),
        ...[openThread({ ...of, isSeen: false }), refundsOf(of), coresOfOrder(of)],
        ...[returnsOf(of), invoicesOf(of), disputesOf(accountId, number)],
      ]),
    sales: async () => salesReport(await owner()),
    payouts: async () => {
      const whose = await owner();
      return Promise.all([listPayouts(whose), payoutTotals(whose)]);
    },
    ...(payoutId && { statement: () => getStatement(accountId, payoutId) }),
    deposits: () => listCores(accountId),
    notifications: () => Promise.all([notificationsFor(accountId), unreadCount(accountId)]),
  } satisfies Record<string, () => Promise<unknown>>;
}

async function withClient<T>(url: string, work: (client: PostgresClient) => Promise<T>) {
  const client = new PostgresClient(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Prints the ratios, a line each; whether all are at most two. */
export async function measurePages(url: string, rows: number): Promise<boolean> {
  const urlOf = (name: string) => {
    const address = new URL(url);
    address.pathname = `/${name}`;
    return address.href;
  };
  const databases: Database[] = [fewRows, rows].map((many) => {
    const name = `bench_rows_${many}_${newId().slice(-6)}`;
    return { name, url: urlOf(name), rows: many };
  });
  const took = new Map<string, Map<number, number[]>>();
  try {
    for (const { name, url: own, rows: many } of databases) {
      await withClient(url, (client) => client.query(`create database ${name}`));
      await prepareDatabase(own);
      const ms = await timed(() => withClient(own, (client) => fillOrders(client, many)));
      console.error(`${many} orders were written in ${Math.round(ms / 1_000)} s.`);
    }
    for (let turn = 0; turn < turns; turn += 1)
      for (const each of turn % 2 ? databases.toReversed() : databases)
        await measureTurn(each, turn > 0, took);
  } finally {
    await closeDatabase();
    for (const { name } of databases)
      await withClient(url, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
  }
  const lines = [...took].map(([page, ms]) => {
    const [few, many] = [fewRows, rows].map((count) => quantile(ms.get(count) ?? [], 0.5));
    return { page, few: few ?? 0, many: many ?? 0 };
  });
  console.log(
    [
      `| page | ms with ${fewRows} orders | with ${rows} | ratio |`,
      "| --- | ---: | ---: | ---: |",
      ...lines.map(
        ({ page, few, many }) =>
          `| ${page} | ${few.toFixed(1)} | ${many.toFixed(1)} | ${(many / few).toFixed(2)} |`,
      ),
    ].join("\n"),
  );
  return lines.every(({ few, many }) => many <= 2 * few);
}

async function measureTurn(
  { url, rows }: Database,
  counts: boolean,
  took: Map<string, Map<number, number[]>>,
): Promise<void> {
  await closeDatabase();
  process.env.DATABASE_URL = url;
  resetEnv();
  for (const side of ["buyer", "seller"] as const)
    for (const which of measured) {
      const seen = await withClient(url, (client) => lookUpMeasured(client, side, which));
      for (const [name, read] of Object.entries(await pages(seen))) {
        const page = `${name}, ${side} of ${which} orders`;
        for (let time = 0; time < warmUps; time += 1) await read();
        for (let time = 0; time < timesATurn; time += 1) {
          const ms = await timed(read);
          const all = took.get(page) ?? new Map<number, number[]>();
          if (counts) all.set(rows, [...(all.get(rows) ?? []), ms]);
          took.set(page, all);
        }
      }
    }
}

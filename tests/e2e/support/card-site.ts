import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { getResponse } from "msw";
import type { Page } from "playwright";
import Stripe from "stripe";
import { expect } from "vitest";
import { makePayouts } from "~/billing/payouts.server";
import { registerListeners } from "~/listeners.server";
import { paths } from "~/paths";
import { transferPayouts } from "~/payments/payment-jobs.server";
import { cardPayments } from "~/payments/payments.server";
import { resetEnv } from "~/platform/config/env.server";
import { closeDatabase, type OpenDatabase, openDatabase } from "~/platform/db/database.server";
import { runningEmbeddedPostgres } from "~/platform/db/embedded/embedded-postgres.server";
import { ledgerEntry, payment, payout } from "~/platform/db/schema.server";
import { mockFolder, mockSettings } from "../../../mocks/addresses";
import { handlersFor, newWorld } from "../../../mocks/services";
import { type BuiltSite, startBuiltSite } from "../../support/built-site";
import { press } from "./page";

/*
 * The built site with cards, by configuration. Real: the site with its worker and Stripe's own library, HTTP to a provider
 * in another process's place, signed webhooks, and Chromium with the site's own policy. Not real: the provider, which is
 * the mock's handlers behind a port of this machine; Stripe.js, in whose place the mock's script offers cards by name;
 * and the week until a payout, which is made as if it had passed. The week's payouts are made in this process, by what
 * the clock calls. What a browser asks the provider, Playwright answers from the same handlers.
 */

/** How long what the worker and the provider do may take on a busy machine. */
export const patiently = { timeout: 20_000 };

export interface CardSite {
  site: BuiltSite;
  /** What the site was started with: a command on its data is, too. */
  settings: Record<string, string>;
  database: OpenDatabase;
  /** What the mocked provider keeps. */
  provider: ReturnType<typeof newWorld>["stripe"];
  /** Has the mocked provider answer what the page asks of it. */
  withProvider(page: Page): Promise<Page>;
  /** Something happens at the provider, which says so. */
  happens(path: string, type: string, fields?: Record<string, string>): Promise<string>;
  /** A seller sets up card payments, on the page for that. */
  setUpPayments(page: Page): Promise<void>;
  /** The payment of the one checkout. */
  payment(): Promise<typeof payment.$inferSelect | undefined>;
  /** What the ledger says happened to an order. */
  kindsOf(orderId: string): Promise<string[]>;
  /** A week later the sellers are paid. How many were. */
  payOut(): Promise<number>;
  stop(): Promise<void>;
}

const bodyOf = (incoming: IncomingMessage) =>
  incoming.method === "POST" ? (Readable.toWeb(incoming) as ReadableStream) : null;

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the built site with cards and a fee, and this process on its database. */
export async function startCardSite(name: string, feeBasisPoints: number): Promise<CardSite> {
  const world = newWorld();
  const answer = (request: Request) =>
    getResponse(handlersFor({ stripe: "success" }, world), request);
  const server = createServer(async (incoming, outgoing) => {
    const { method = "GET", url = "/", headers } = incoming;
    const response = await answer(
      new Request(`http://${headers.host}${url}`, {
        ...{ method, body: bodyOf(incoming), duplex: "half" },
        headers: Object.entries(headers).map(([name, value]): [string, string] => [
          ...([name, String(value)] as const),
        ]),
      }),
    );
    outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
    outgoing.end(response ? Buffer.from(await response.arrayBuffer()) : "");
  });
  const port = await listen(server);
  const settings: Record<string, string> = Object.fromEntries(
    Object.entries(mockSettings(`http://127.0.0.1:${port}`)).filter(([name]) =>
      name.startsWith("STRIPE_"),
    ),
  );
  settings.PLATFORM_FEE_BASIS_POINTS = String(feeBasisPoints);
  // What mails link to where no request says it: what support decides, and what the clock does.
  const own = await freePort();
  Object.assign(settings, { SITE_URL: `http://localhost:${own}` });
  const site = await startBuiltSite(name, { ...settings, PORT: `${own}` });
  const url = await runningEmbeddedPostgres(site.dataDir);
  expect.assert(url);
  const database = openDatabase(url, { max: 2 });
  const SESSION_SECRET = "a secret of thirty-two characters";
  Object.assign(process.env, settings, { DATABASE_URL: url, SESSION_SECRET });
  resetEnv();
  registerListeners();

  async function withProvider(page: Page): Promise<Page> {
    page.context().setDefaultTimeout(patiently.timeout);
    await page.context().route(`**${mockFolder}/stripe/**`, async (route) => {
      const request = route.request();
      const response = await answer(
        new Request(request.url(), {
          ...{ method: request.method(), body: request.postData() },
          headers: await request.allHeaders(),
        }),
      );
      await route.fulfill({
        ...{ status: response?.status ?? 404, body: await response?.text() },
        headers: Object.fromEntries(response?.headers ?? []),
      });
    });
    return page;
  }

  return {
    ...{ site, settings, database, provider: world.stripe, withProvider },
    async happens(path, type, fields = {}) {
      const response = await fetch(`${settings.STRIPE_API_BASE}/test/${path}`, {
        ...{ method: "POST", body: new URLSearchParams(fields) },
      });
      const { id } = (await response.json()) as { id: string };
      const payload = JSON.stringify({
        ...{ id: `evt_${path}_${type}`, object: "event", type, data: { object: { id } } },
      });
      const signature = new Stripe("sk_test_mock").webhooks.generateTestHeaderString({
        ...{ payload, secret: settings.STRIPE_WEBHOOK_SECRET ?? "" },
      });
      const heard = await fetch(`${site.url}/webhooks/stripe`, {
        ...{ method: "POST", body: payload },
        headers: { "Stripe-Signature": signature, "Content-Type": "application/json" },
      });
      expect(heard.status).toBe(204);
      return id;
    },
    async setUpPayments(page) {
      await withProvider(page);
      await page.goto(site.url + paths.settingsGetPaid());
      await press(page, "Set up card payments");
      await page.getByRole("link", { name: "Answer everything" }).click();
      await page.getByText("You can be paid").waitFor();
    },
    payment: async () => (await database.db.select().from(payment))[0],
    kindsOf: async (orderId) =>
      (await database.db.select().from(ledgerEntry).where(eq(ledgerEntry.orderId, orderId)))
        .map(({ kind }) => kind)
        .sort(),
    async payOut() {
      await makePayouts(new Date(Date.now() + 8 * 86_400_000));
      await database.db.execute(
        sql`update ${payout} set due_on = current_date where status = 'pending'`,
      );
      const cards = cardPayments();
      expect.assert(cards);
      return await transferPayouts(cards);
    },
    async stop() {
      await closeDatabase();
      await database.close();
      await site.stop();
      server.close();
    },
  };
}

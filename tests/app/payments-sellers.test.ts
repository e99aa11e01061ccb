import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { recordMoney } from "~/ledger/ledger.server";
import { withdrawSeller } from "~/listings/listings.server";
import { tellWaitingPayoutsJob, transferPayouts } from "~/payments/payment-jobs.server";
import { cardPayments } from "~/payments/payments.server";
import { webhookJob } from "~/payments/webhooks.server";
import { env } from "~/platform/config/env.server";
import { withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { paymentEvent, payout, seller, sellerPaymentAccount } from "~/platform/db/schema.server";
import { contentSecurityPolicy } from "~/platform/http/csp.server";
import { logger } from "~/platform/log/logger.server";
import * as billing from "~/routes/dashboard-billing";
import * as getPaid from "~/routes/settings-get-paid";
import { mockSettings } from "../../mocks/addresses";
import { startMocks } from "../../mocks/node";
import { useDatabase } from "../support/database";
import { happens } from "../support/payments";
import { redirectOf, signedIn } from "../support/signed-in";

const test = useDatabase({ env: mockSettings("https://mock.example") });
const mocks = startMocks({ stripe: "success" });
afterEach(() => mocks.use({ stripe: "success" }));
afterAll(() => mocks.close());

type Person = Awaited<ReturnType<typeof signedIn>>;

const at = "/settings/get-paid";
const stateOf = async (person: Person) => (await getPaid.loader(person.get(at))).state;
/** What the dashboard's billing says of it. */
const takesCards = async (person: Person) =>
  (await billing.loader(person.get("/dashboard/billing"))).takesCards;
const begin = (person: Person) => redirectOf(getPaid.action(person.post(at, { intent: "begin" })));

/** An account with a business like that of one of the sample sellers. */
async function withBusiness() {
  const person = await signedIn();
  const [like] = await test.db.select().from(seller).limit(1);
  if (!like) throw new Error("There is no seller.");
  const sellerId = newId();
  await test.db.insert(seller).values({ ...like, id: sellerId, accountId: person.id });
  return { person, sellerId };
}

const accountOf = async (sellerId: string) => {
  const [row] = await test.db
    .select()
    .from(sellerPaymentAccount)
    .where(eq(sellerPaymentAccount.sellerId, sellerId));
  return row;
};

/** A webhook that was kept is done with. */
async function heard(type: string, objectId: string) {
  const id = `evt_${newId()}`;
  await test.db.insert(paymentEvent).values({ id, type, objectId });
  await webhookJob.perform({ eventId: id }, { signal: new AbortController().signal, attempt: 1 });
}

describe("a seller who would be paid by card", () => {
  it("needs a business first", async () => {
    const person = await signedIn();
    expect(await stateOf(person)).toBe("no-business");
    expect((await begin(person)).location).toBe(
      "/settings/business?redirectTo=%2Fsettings%2Fget-paid",
    );
  });

  it("is led to the provider, once with an account, and comes back", async () => {
    const { person, sellerId } = await withBusiness();
    expect(await stateOf(person)).toBe("not-begun");
    expect(await takesCards(person)).toBe(false);
    const first = await begin(person);
    expect(first.location).toContain("/__mock/stripe/onboarding/acct_");
    expect(await stateOf(person)).toBe("unfinished");
    expect((await begin(person)).location).toBe(first.location);
    const { providerId } = (await accountOf(sellerId)) ?? {};
    await happens("accounts", providerId ?? "", "complete");
    expect(await stateOf(person)).toBe("ready");
    expect(await takesCards(person)).toBe(true);
    expect(await accountOf(sellerId)).toMatchObject({ canBePaid: true, hasSubmitted: true });
  });

  it("goes there by a new document, also where the provider is at the site's own origin", async () => {
    const { person } = await withBusiness();
    const { headers } = await getPaid.action(person.post(at, { intent: "begin" }));
    expect(headers.get("X-Remix-Reload-Document")).toBe("true");
  });

  it("is ready as soon as the provider says so, without coming back", async () => {
    const { person, sellerId } = await withBusiness();
    await begin(person);
    const { providerId } = (await accountOf(sellerId)) ?? {};
    await happens("accounts", providerId ?? "", "complete");
    await heard("account.updated", providerId ?? "");
    expect(await accountOf(sellerId)).toMatchObject({ canBePaid: true });
  });

  it("is told where the provider is away, and loses nothing", async () => {
    mocks.use({ stripe: "error" });
    const { person, sellerId } = await withBusiness();
    expect(await begin(person)).toMatchObject({ location: at, flash: { tone: "info" } });
    expect(await accountOf(sellerId)).toBeUndefined();
    expect(await stateOf(person)).toBe("not-begun");
  });
});

describe("a payout", () => {
  /** A payout that is due to a seller, who is owed as much. */
  async function due(canBePaid = true) {
    const { sellerId, person } = await withBusiness();
    await begin(person);
    await test.db
      .update(sellerPaymentAccount)
      .set({ canBePaid })
      .where(eq(sellerPaymentAccount.sellerId, sellerId));
    const id = newId();
    const amountCents = 120_00;
    await withTransaction((tx) =>
      recordMoney(
        tx,
        { sellerId, orderId: null },
        { kind: "payout-returned", paidCents: amountCents },
        newId(),
      ),
    );
    await test.db
      .insert(payout)
      .values({ id, sellerId, accountId: person.id, amountCents, dueOn: "2026-11-24" });
    return id;
  }

  const rowOf = async (id: string) =>
    (await test.db.select().from(payout).where(eq(payout.id, id)))[0];

  const transfer = () => {
    const cards = cardPayments();
    if (!cards) throw new Error("No provider is configured.");
    return transferPayouts(cards);
  };

  it("is sent once to a seller who can be paid, and to nobody else", async () => {
    const [id, other] = [await due(), await due(false)];
    expect(await transfer()).toBe(1);
    expect(await transfer()).toBe(0);
    expect(await rowOf(id)).toMatchObject({
      status: "paid",
      providerId: expect.stringMatching(/^tr_/),
    });
    expect(await rowOf(other)).toMatchObject({ status: "pending", providerId: null });
  });

  it("is sent behind as many as there are that cannot be, which are told of once a day", async () => {
    for (let time = 0; time < 2; time += 1) await due(false);
    const failing = await due();
    await test.db
      .update(sellerPaymentAccount)
      .set({ providerId: `acct_${newId()}` })
      .where(eq(sellerPaymentAccount.sellerId, (await rowOf(failing))?.sellerId ?? ""));
    const id = await due();
    await test.db.update(payout).set({ dueOn: "2026-11-25" }).where(eq(payout.id, id));
    const warn = vi.spyOn(logger(), "warn");
    const cards = cardPayments();
    if (!cards) throw new Error("No provider is configured.");
    await transferPayouts(cards, 1);
    expect(await rowOf(failing)).toMatchObject({ status: "pending" });
    expect(await rowOf(id)).toMatchObject({ status: "paid" });
    expect(warn).not.toHaveBeenCalled();
    await tellWaitingPayoutsJob.perform({}, { signal: new AbortController().signal, attempt: 1 });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    // Those behind it in this file are sent.
    await test.db.delete(payout).where(eq(payout.id, failing));
  });

  it("waits where it cannot be sent, and stays due", async () => {
    const id = await due();
    mocks.use({ stripe: "transferFails" });
    expect(await transfer()).toBe(0);
    expect(await rowOf(id)).toMatchObject({ status: "pending" });
  });

  it("is sent to a seller whose account here was deleted, too", async () => {
    const id = await due();
    const { accountId } = (await rowOf(id)) ?? {};
    await withTransaction((tx) => withdrawSeller(tx, { accountId: accountId ?? "" }));
    expect(await transfer()).toBe(1);
    expect(await rowOf(id)).toMatchObject({ status: "paid" });
  });

  it("that comes back is owed again", async () => {
    const id = await due();
    await transfer();
    const { providerId } = (await rowOf(id)) ?? {};
    await happens("transfers", providerId ?? "", "reverse");
    await heard("transfer.reversed", providerId ?? "");
    await heard("transfer.reversed", providerId ?? "");
    expect(await rowOf(id)).toMatchObject({ status: "returned" });
  });
});

describe("the provider's script", () => {
  const policy = (pathname: string) => contentSecurityPolicy(env(), "nonce", pathname);

  it("is allowed on the page of a payment alone", () => {
    expect(policy("/checkout/x/pay")).toContain("frame-src 'self' https://mock.example");
    for (const pathname of ["/", "/checkout/x", "/checkout/x/pay/more", at])
      expect(policy(pathname)).not.toContain("frame-src");
  });

  it("leads on from where a seller opens an account, and from nowhere else", () => {
    expect(policy(at)).toContain("https://connect.stripe.com");
    expect(policy("/settings")).not.toContain("stripe.com");
  });

  it("is nowhere where no provider is configured", () => {
    const none = { ...env(), STRIPE_SECRET_KEY: undefined };
    expect(contentSecurityPolicy(none, "nonce", "/checkout/x/pay")).toBe(
      contentSecurityPolicy(none, "nonce", "/"),
    );
  });
});

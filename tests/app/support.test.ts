import { spawnSync } from "node:child_process";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { getDispute, openDispute } from "~/disputes/disputes.server";
import { checkLedger } from "~/ledger/ledger.server";
import { registerListeners } from "~/listeners.server";
import { notificationsFor } from "~/notifications/notifications.server";
import { getOrder, moveOrder } from "~/orders/orders.server";
import { disputeEntry, invoice, refund } from "~/platform/db/schema.server";
import { mostDenials } from "~/refunds/refund-limits";
import { runSupport } from "../../scripts/lib/support";
import { useDatabase } from "../support/database";
import { runJobs } from "../support/mail";
import { orderBetween } from "../support/orders";
import { signedIn } from "../support/signed-in";

const test = useDatabase();
beforeAll(registerListeners);

/** A dispute about an order of $468.00 that its buyer has; its ticket. */
async function opened() {
  const [buyer, seller] = [await signedIn(), await signedIn()];
  const { id, number } = await orderBetween(test.db, { buyer, seller }, "delivered");
  await moveOrder({ number, accountId: buyer.id, arrow: "collect" });
  const outcome = await openDispute({
    ...{ orderNumber: number, buyerAccountId: buyer.id },
    ...{ reason: "does-not-fit", message: "Too small.\u001b[31m" },
  });
  if (outcome.kind !== "opened") throw new Error(outcome.reason);
  return { orderId: id, ticket: outcome.ticket, number, buyer, seller };
}

const support = (...args: string[]) => runSupport(args, "rosa");

describe("support's command", () => {
  it("lists what is open, and shows all that a ticket is decided by", async () => {
    const { ticket, number } = await opened();
    expect((await support("disputes")).join("\n")).toContain(ticket);
    const shown = (await support("show", ticket)).join("\n");
    for (const text of [
      ...[ticket, number, "Mary Ann Lee", "Hudson Auto Supply", "It doesn't fit as listed"],
      ...["2 × Front Brake Rotor", "Too small.", "$468.00 (46800 cents)"],
    ])
      expect(shown).toContain(text);
    // What people wrote does nothing in a terminal.
    expect(shown).not.toContain("\u001b");
  });

  it("writes, refunds and closes, with who it was", async () => {
    const { ticket, orderId } = await opened();
    await support("message", ticket, "--text", "Can you measure it?", "--as", "Ida");
    expect(await support("refund", ticket, "--cents", "4500", "--why", "Worn.")).toEqual([
      `${ticket} is closed: $45.00 is refunded.`,
    ]);
    const rows = await test.db.select().from(refund).where(eq(refund.orderId, orderId));
    expect(rows).toMatchObject([{ partsCents: 45_00, by: "support", why: "Worn." }]);
    const entries = await test.db
      .select()
      .from(disputeEntry)
      .where(eq(disputeEntry.by, "support"))
      .orderBy(disputeEntry.createdAt);
    expect(entries).toMatchObject([
      { kind: "message", supporter: "Ida", text: "Can you measure it?" },
      { kind: "decide", supporter: "rosa", amountCents: 45_00 },
    ]);
    const again = () => support("refund", ticket, "--cents", "4500", "--why", "Worn.");
    await expect(again()).rejects.toThrow("closed by this very decision");
    expect(await test.db.select().from(refund).where(eq(refund.orderId, orderId))).toEqual(rows);
    expect((await support("disputes")).join("\n")).not.toContain(ticket);
    expect((await support("disputes", "--all")).join("\n")).toContain(ticket);
  });

  it("refunds by a ticket that is closed, beyond nothing that was paid", async () => {
    const { ticket, orderId, number, buyer, seller } = await opened();
    await support("reject", ticket, "--why", "It fits.");
    await support("refund", ticket, "--cents", "4500", "--why", "It doesn't.");
    const [first] = await test.db.select().from(disputeEntry).orderBy(desc(disputeEntry.createdAt));
    expect(first).toMatchObject({ kind: "decide", supporter: "rosa", amountCents: 45_00 });
    expect((await support("show", ticket)).join("\n")).toContain(
      "42300 cents), though it is closed",
    );
    const { events = [] } = (await getOrder({ accountId: buyer.id }, number)) ?? {};
    expect(events.filter(({ kind }) => kind === "dispute-decide")).toHaveLength(2);
    for (const { id } of [buyer, seller]) {
      const { notifications } = await notificationsFor(id);
      const decided = notifications.filter(
        ({ title }) => title === `Support has decided ${ticket}`,
      );
      expect(decided).toHaveLength(2);
    }
    const mails = (await runJobs()).filter(
      ({ kind, text }) => kind === "orders.dispute-decide" && text.includes("It doesn't."),
    );
    expect(mails.map(({ to }) => to).sort()).toEqual([buyer.email, seller.email].sort());
    // Of any number at once, and any reasons.
    const tries = Array.from({ length: 20 }, (_, at) =>
      support("refund", ticket, "--cents", "10000", "--why", `Reason ${at % 10}.`),
    );
    await Promise.allSettled(tries);
    await expect(support("refund", ticket, "--cents", "10000", "--why", "More.")).rejects.toThrow(
      "more than is left",
    );
    const rows = await test.db.select().from(refund).where(eq(refund.orderId, orderId));
    expect(rows.reduce((sum, { partsCents }) => sum + partsCents, 0)).toBe(445_00);
    expect(await getDispute({ accountId: buyer.id, ticket })).toMatchObject({
      ...{ status: "closed", outcome: "refunded", refundedCents: 445_00, leftCents: 23_00 },
    });
    expect(await checkLedger()).toEqual([]);
  });

  it("refunds by no closed ticket while another about the part is open", async () => {
    const { ticket, orderId, number, buyer } = await opened();
    await support("reject", ticket, "--why", "It fits.");
    const other = await openDispute({
      ...{ orderNumber: number, buyerAccountId: buyer.id },
      ...{ reason: "does-not-fit", message: "Still too small." },
    });
    if (other.kind !== "opened") throw new Error(other.reason);
    const refundFirst = () => support("refund", ticket, "--cents", "4500", "--why", "Worn.");
    await expect(refundFirst()).rejects.toThrow(`${other.ticket} about the same is open`);
    expect(await test.db.select().from(refund).where(eq(refund.orderId, orderId))).toEqual([]);
    await support("reject", other.ticket, "--why", "It fits.");
    await refundFirst();
    // What support decided so is named in the credit note, too.
    await runJobs();
    const notes = await test.db.select().from(invoice).where(eq(invoice.orderId, orderId));
    expect(JSON.stringify(notes)).toContain(`Dispute ${ticket}`);
  });

  it("rejects a dispute, and then refunds nothing", async () => {
    const { ticket, orderId } = await opened();
    await support("reject", ticket, "--why", "It fits.");
    expect((await support("show", ticket))[0]).toBe(`${ticket}: Rejected`);
    expect(await test.db.select().from(refund).where(eq(refund.orderId, orderId))).toEqual([]);
  });

  it.each([
    [["refund", "--cents", "0", "--why", "x"], "whole cents from 1"],
    [["refund", "--cents=-1", "--why", "x"], "whole cents from 1"],
    [["refund", "--cents", "4.5", "--why", "x"], "whole cents from 1"],
    [["refund", "--cents", "1e9", "--why", "x"], "whole cents from 1"],
    [["refund", "--why", "x"], "whole cents from 1"],
    [["refund", "--cents", "46801", "--why", "x"], "$468.00"],
    [["refund", "--cents", "100"], "--why"],
    [["reject", "--why", "  "], "--why"],
    [["message"], "--text"],
    [["message", "--text", "x".repeat(2_001)], "2000 characters"],
    [["message", "--text", "x", "--as", " "], "Say who you are"],
    [["refund", "--nonsense"], "npm run support"],
    [["burn"], "npm run support"],
  ])(
    "says what is wrong with %j, and does nothing",
    async ([command = "", ...options], message) => {
      const { ticket, orderId } = await opened();
      await expect(support(command, ticket, ...options)).rejects.toThrow(message);
      expect(await test.db.select().from(refund).where(eq(refund.orderId, orderId))).toEqual([]);
      expect((await support("show", ticket))[0]).toContain("Open");
    },
  );

  it("decides refunds that were denied twice, and no others", async () => {
    const { ticket, orderId } = await opened();
    await support("refund", ticket, "--cents", "4500", "--why", "Worn.");
    const [{ id } = { id: "" }] = await test.db
      .select()
      .from(refund)
      .where(eq(refund.orderId, orderId));
    const now = async () => (await test.db.select().from(refund).where(eq(refund.id, id)))[0];
    await expect(support("owed", id, "--why", "x")).rejects.toThrow("waits for support");
    expect((await support("refunds")).join("\n")).not.toContain(id);
    const denyTwice = () =>
      test.db
        .update(refund)
        .set({ denials: mostDenials, saidPaidAt: null })
        .where(eq(refund.id, id));
    await denyTwice();
    expect((await support("refunds")).join("\n")).toContain(id);
    const shown = (await support("show", id)).join("\n");
    for (const text of ["$45.00", "Mary Ann Lee", "Hudson Auto Supply", "Refund granted"])
      expect(shown).toContain(text);
    await expect(support("paid", id)).rejects.toThrow("--why");
    // The seller can say once more that they paid it.
    expect((await support("owed", id, "--why", "Nothing shows it."))[0]).toContain("still owed");
    expect(await now()).toMatchObject({ paidAt: null, denials: mostDenials - 1 });
    const mail = (await runJobs()).find(({ kind }) => kind === "orders.refund-denied");
    expect(mail?.text).toContain("Nothing shows it.");
    await denyTwice();
    expect((await support("paid", id, "--why", "Their bank says so."))[0]).toContain("as paid");
    expect(await now()).toMatchObject({ paidAt: expect.any(Date) });
    await expect(support("paid", id, "--why", "x")).rejects.toThrow("waits for support");
    await expect(support("owed", "DT-1001", "--why", "x")).rejects.toThrow("by its id");
    expect(await checkLedger()).toEqual([]);
  });

  it("knows no ticket that is none", async () => {
    await expect(support("show", "DT-1")).rejects.toThrow("There is no ticket DT-1.");
    await expect(support("reject", "DT-1", "--why", "x")).rejects.toThrow("no ticket");
    await expect(support("show", "PL-1")).rejects.toThrow("Name a ticket");
    await expect(support("show")).rejects.toThrow("Name a ticket");
  });

  it("runs in a terminal, and ends with 1 where it was not done", async () => {
    const { ticket } = await opened();
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ["--import", "tsx", "scripts/support.ts", ...args], {
        env: { ...process.env, DATABASE_URL: test.url },
        encoding: "utf8",
      });
    const done = run("show", ticket);
    expect([done.status, done.stdout.split("\n")[0]]).toEqual([0, expect.stringContaining(ticket)]);
    const refused = run("show", "DT-1");
    expect([refused.status, refused.stderr]).toEqual([1, "There is no ticket DT-1.\n"]);
  }, 60_000);
});

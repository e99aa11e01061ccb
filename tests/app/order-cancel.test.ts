import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { moveOrder } from "~/orders/orders.server";
import { dispute, listing } from "~/platform/db/schema.server";
import * as disputePage from "~/routes/dashboard-dispute";
import * as orderPage from "~/routes/dashboard-order";
import { useDatabase } from "../support/database";
import { writeOrder } from "../support/orders";
import { redirectOf, refusal, signedIn } from "../support/signed-in";

const test = useDatabase();

const [rotor] = sampleListings;

type Person = Awaited<ReturnType<typeof signedIn>>;

/** An order for two rotors that are off the shelf; its number. */
async function orderBetween(buyer: Person, seller?: Person): Promise<string> {
  const { number } = await writeOrder(test.db, {
    ...{ listing: rotor, quantity: 2, totalCents: 468_00 },
    ...{ buyerAccountId: buyer.id, sellerAccountId: seller?.id },
  });
  return number;
}

const at = <Args extends { params: Record<string, string> }>(args: Args, number: string) => ({
  ...args,
  params: { number },
});

const show = (person: Person, number: string, query = "") =>
  orderPage.loader(at(person.get(`/dashboard/orders/${number}${query}`), number));

const move = (person: Person, number: string, intent: string) =>
  orderPage.action(at(person.post(`/dashboard/orders/${number}`, { intent }), number));

async function stock() {
  const [row] = await test.db.select().from(listing).where(eq(listing.id, rotor.id));
  return row?.quantity ?? Number.NaN;
}

describe("a buyer cancels", () => {
  it("what the seller has not accepted: asked once, its pieces back on the shelf", async () => {
    const [buyer, seller] = [await signedIn(), await signedIn()];
    const number = await orderBetween(buyer, seller);
    const before = await stock();
    expect(await show(buyer, number)).toMatchObject({ asking: undefined });
    expect(await show(buyer, number, "?ask=cancel")).toMatchObject({ asking: "cancel" });
    expect(await redirectOf(move(buyer, number, "cancel"))).toEqual({
      status: 302,
      location: `/dashboard/orders/${number}`,
      flash: { tone: "success", message: `Order ${number} is canceled. You weren't charged.` },
    });
    expect(await stock()).toBe(before + 2);
    for (const person of [buyer, seller])
      expect((await show(person, number)).order).toMatchObject({
        status: "canceled",
        events: [{ kind: "place" }, { kind: "cancel", by: "buyer", at: expect.any(Date) }],
      });
  });

  it("once, however often and at once it is sent", async () => {
    const buyer = await signedIn();
    const number = await orderBetween(buyer);
    const before = await stock();
    const cancel = () => moveOrder({ number, accountId: buyer.id, arrow: "cancel" });
    const outcomes = await Promise.all(Array.from({ length: 6 }, cancel));
    expect([...outcomes, await cancel()]).toEqual(
      Array(7).fill({ kind: "moved", stage: "canceled" }),
    );
    expect(await stock()).toBe(before + 2);
  });

  it("nothing that the seller has accepted, sent, or handed over", async () => {
    const [buyer, seller] = [await signedIn(), await signedIn()];
    const before = await stock();
    const number = await orderBetween(buyer, seller);
    expect(await redirectOf(move(seller, number, "accept"))).toMatchObject({
      flash: { tone: "success", message: `Order ${number} is accepted.` },
    });
    expect(await redirectOf(move(buyer, number, "cancel"))).toMatchObject({
      flash: {
        tone: "info",
        message: `The seller has accepted order ${number}, so you can't cancel it alone now.`,
      },
    });
    await move(seller, number, "ship");
    expect((await show(seller, number)).order).toMatchObject({ status: "shipped" });
    expect(await redirectOf(move(buyer, number, "cancel"))).toMatchObject({
      flash: {
        message: `Order ${number} is already shipped, so you can't cancel it now.`,
      },
    });
    await move(buyer, number, "collect");
    await move(buyer, number, "cancel");
    expect((await show(buyer, number)).order.status).toBe("delivered");
    expect(await stock()).toBe(before);
  });

  it("or the seller ships: one of the two, and the other is told", async () => {
    const [buyer, seller] = [await signedIn(), await signedIn()];
    for (let round = 0; round < 8; round++) {
      const number = await orderBetween(buyer, seller);
      const before = await stock();
      const [canceled, shipped] = await Promise.all([
        redirectOf(move(buyer, number, "cancel")),
        redirectOf(move(seller, number, "ship")),
      ]);
      const { status } = (await show(buyer, number)).order;
      expect(["canceled", "shipped"]).toContain(status);
      expect(await stock()).toBe(status === "canceled" ? before + 2 : before);
      const [winner, loser] = status === "canceled" ? [canceled, shipped] : [shipped, canceled];
      expect(winner.flash?.tone).toBe("success");
      expect(loser.flash).toEqual({
        tone: "info",
        message:
          status === "canceled"
            ? `Order ${number} was canceled, so nothing changed. It's back in stock.`
            : `Order ${number} is already shipped, so you can't cancel it now.`,
      });
    }
  });

  it("and has nothing to dispute", async () => {
    const buyer = await signedIn();
    const number = await orderBetween(buyer);
    await move(buyer, number, "cancel");
    const path = `/dashboard/orders/${number}/dispute`;
    expect(await redirectOf(disputePage.loader(at(buyer.get(path), number)))).toMatchObject({
      location: `/dashboard/orders/${number}`,
    });
    const form = { reason: "does-not-fit", message: "It is too small." };
    expect((await refusal(disputePage.action(at(buyer.post(path, form), number)))).status).toBe(
      404,
    );
    expect(await test.db.select().from(dispute).where(eq(dispute.accountId, buyer.id))).toEqual([]);
  });
});

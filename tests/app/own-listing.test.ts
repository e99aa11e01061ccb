import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { placeOrder } from "~/orders/placing.server";
import { newId } from "~/platform/db/id.server";
import { listing, orderLine } from "~/platform/db/schema.server";
import * as partRoute from "~/routes/part";
import * as purchaseRoute from "~/routes/purchase";
import { useDatabase } from "../support/database";
import { at, published, withBusiness } from "../support/selling";
import { answerOf, signedIn, visit } from "../support/signed-in";

const test = useDatabase();

describe("one's own listing", () => {
  it("is edited instead of bought, and refused by name where it is ordered", async () => {
    const [person, other] = [await withBusiness(), await signedIn()];
    const id = await published(person);
    const partOf = (request: Parameters<typeof partRoute.loader>[0]) =>
      partRoute.loader({ ...request, params: { id } });
    expect((await partOf(person.get(`/parts/${id}`))).isOwn).toBe(true);
    expect((await partOf(other.get(`/parts/${id}`))).isOwn).toBe(false);
    expect((await partOf(at(visit(`/parts/${id}`), id))).isOwn).toBe(false);

    const params = { listingId: id };
    const page = await purchaseRoute.loader({ ...person.get(`/purchase/${id}`), params });
    expect(page.isOwn).toBe(true);
    expect((await purchaseRoute.loader({ ...other.get(`/purchase/${id}`), params })).isOwn).toBe(
      false,
    );
    const form = { orderId: newId(), quantity: "1" };
    const { data, init } = await answerOf(
      purchaseRoute.action({ ...person.post(`/purchase/${id}`, form), params }),
    );
    expect(init?.status).toBe(409);
    expect(data.message).toBe("This is your own listing, so we didn't place the order.");
    expect(await test.db.$count(orderLine, eq(orderLine.listingId, id))).toBe(0);
  });

  it("stays one's own when it is sold out", async () => {
    const person = await withBusiness();
    const id = await published(person);
    await test.db.update(listing).set({ quantity: 0 }).where(eq(listing.id, id));
    expect(
      await placeOrder({
        ...{ id: newId(), listingId: id, quantity: 1 },
        ...{ buyerAccountId: person.id, customerName: "Kim" },
      }),
    ).toEqual({ kind: "refused", reason: "own-listing" });
  });
});

import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { registerListeners } from "~/listeners.server";
import { notificationsFor } from "~/notifications/notifications.server";
import { messageLimit } from "~/orders/message-form";
import { sendMessage } from "~/orders/messages.server";
import { newId } from "~/platform/db/id.server";
import { orderMessage, purchaseOrder } from "~/platform/db/schema.server";
import * as orderPage from "~/routes/dashboard-order";
import * as seenRoute from "~/routes/dashboard-order-seen";
import * as settingsDelete from "~/routes/settings-delete";
import { useDatabase } from "../support/database";
import { writeOrder } from "../support/orders";
import { goodPassword, person } from "../support/person";
import { answerOf, redirectOf, refusal, signedIn, submit } from "../support/signed-in";

const test = useDatabase();
beforeAll(registerListeners);

const [rotor] = sampleListings;

type Person = Awaited<ReturnType<typeof signedIn>>;

const at = <Args extends { params: Record<string, string> }>(args: Args, number: string) => ({
  ...args,
  params: { number },
});

const pathOf = (number: string) => `/dashboard/orders/${number}`;

const write = (who: Pick<Person, "post">, number: string, text: string, messageId = newId()) =>
  orderPage.action(at(who.post(pathOf(number), { intent: "message", messageId, text }), number));

const threadOf = async (who: Pick<Person, "get">, number: string) =>
  (await orderPage.loader(at(who.get(pathOf(number)), number))).thread;

/** A buyer, a seller, and their order. */
async function order() {
  const [buyer, seller] = [await signedIn(), await signedIn()];
  const { number } = await writeOrder(test.db, {
    ...{ listing: rotor, totalCents: 234_00 },
    ...{ buyerAccountId: buyer.id, sellerAccountId: seller.id },
  });
  return { buyer, seller, number };
}

const titles = async ({ id }: { id: string }) =>
  (await notificationsFor(id)).notifications.map(({ title }) => title);

describe("the messages of an order", () => {
  it("go from one side to the other, which is told", async () => {
    const { buyer, seller, number } = await order();
    expect(await threadOf(buyer, number)).toMatchObject({ messages: [] });
    const sent = write(buyer, number, "  Does it come\r\nwith bolts?  ");
    expect(await redirectOf(sent)).toMatchObject({
      status: 302,
      location: `/dashboard/orders/${number}#messages`,
    });
    expect(await titles(seller)).toEqual([`New message about order ${number}`]);
    expect(await titles(buyer)).toEqual([]);
    await write(seller, number, "It does.");
    const said = [
      { by: "buyer", text: "Does it come\nwith bolts?" },
      { by: "seller", text: "It does." },
    ];
    for (const each of [buyer, seller])
      expect(await threadOf(each, number)).toMatchObject({ messages: said });
    const { notifications } = await notificationsFor(buyer.id);
    expect(notifications).toMatchObject([{ text: "From Hudson Auto Supply", isUnread: false }]);
  });

  it("are written once, however often the form is sent", async () => {
    const { buyer, seller, number } = await order();
    const id = newId();
    const sends = Array.from({ length: 5 }, () => redirectOf(write(buyer, number, "Hello", id)));
    for (const { status } of await Promise.all(sends)) expect(status).toBe(302);
    expect((await threadOf(seller, number))?.messages).toHaveLength(1);
    expect(await titles(seller)).toHaveLength(1);
  });

  it("are two where Back was pressed and something else written in the same form", async () => {
    const { buyer, number } = await order();
    const messageId = newId();
    await write(buyer, number, "Does it come with bolts?", messageId);
    await write(buyer, number, "And with a gasket?", messageId);
    await write(buyer, number, "Does it come with bolts?", messageId);
    const thread = await threadOf(buyer, number);
    expect(thread?.messages.map(({ text }) => text)).toEqual([
      "Does it come with bolts?",
      "And with a gasket?",
    ]);
  });

  it("are unread until the other side sees them", async () => {
    const { buyer, seller, number } = await order();
    await write(buyer, number, "Hello");
    const readAt = async () =>
      (await test.db.select().from(orderMessage).where(eq(orderMessage.accountId, buyer.id)))[0]
        ?.readAt;
    await threadOf(buyer, number);
    expect(await readAt()).toBeNull();
    const ahead = at(seller.get(pathOf(number)), number);
    ahead.request.headers.set("Sec-Purpose", "prefetch");
    await orderPage.loader(ahead);
    expect(await readAt()).toBeNull();
    expect((await threadOf(seller, number))?.messages).toMatchObject([{ readAt: null }]);
    expect(await readAt()).toBeInstanceOf(Date);
    expect((await threadOf(seller, number))?.messages[0]?.readAt).toBeInstanceOf(Date);
    await write(buyer, number, "Are you there?");
    await seenRoute.action(at(seller.post(`${pathOf(number)}/seen`, {}), number));
    expect((await threadOf(buyer, number))?.messages[1]?.readAt).toBeInstanceOf(Date);
  });

  it.each([
    ["", "Write something first."],
    [" \r\n ", "Write something first."],
    ["x".repeat(messageLimit + 1), "Use at most 2,000 characters."],
  ])(
    "of a length that cannot be (%#) are refused, and what was typed is kept",
    async (text, message) => {
      const { buyer, seller, number } = await order();
      const answer = await answerOf(write(buyer, number, text));
      expect(answer.init?.status).toBe(400);
      expect(answer.data).toEqual({ field: "text", message, text, photos: { kept: [] } });
      expect((await threadOf(seller, number))?.messages).toEqual([]);
    },
  );

  it("may be as long as they may, with line ends counted as one, and in any script", async () => {
    const { buyer, seller, number } = await order();
    const text = `مرحبا\r\n🔧${"x".repeat(messageLimit - 8)}`;
    await write(buyer, number, text);
    expect((await threadOf(seller, number))?.messages).toMatchObject([
      { text: text.replace("\r\n", "\n") },
    ]);
  });

  it("are so many an hour from one side, and the rest is kept", async () => {
    const { buyer, seller, number } = await order();
    const limit = { name: "message-test", points: 2, seconds: 3_600 };
    const send = (who: Person) =>
      sendMessage({ number, accountId: who.id, text: "Hello" }, { limit });
    expect([await send(buyer), await send(buyer)]).toEqual([{ kind: "sent" }, { kind: "sent" }]);
    expect(await send(buyer)).toEqual({
      ...{ kind: "refused", reason: "too-many" },
      message: "That's a lot of messages. Send this one in 60 minutes.",
    });
    expect(await send(seller)).toEqual({ kind: "sent" });
  });

  it("are nobody else's: 404, whatever is asked", async () => {
    const { number } = await order();
    const stranger = await signedIn();
    expect((await refusal(write(stranger, number, "Hello"))).status).toBe(404);
    expect((await refusal(write(stranger, "PL-1", "Hello"))).status).toBe(404);
    await seenRoute.action(at(stranger.post(`${pathOf(number)}/seen`, {}), number));
    const visitor = {
      post: (path: string, fields: Record<string, string>) => submit(path, fields),
    };
    expect((await refusal(write(visitor, number, "Hello"))).status).toBe(401);
    expect(
      await test.db.select().from(orderMessage).where(eq(orderMessage.accountId, stranger.id)),
    ).toEqual([]);
  });

  it("do not exist of samples", async () => {
    const someone = await signedIn();
    const [sample] = await test.db
      .select()
      .from(purchaseOrder)
      .where(eq(purchaseOrder.isSample, true));
    const number = sample?.number ?? "";
    expect(await threadOf(someone, number)).toBeNull();
    expect((await refusal(write(someone, number, "Hello"))).status).toBe(404);
  });

  it("stay with the other side without their words when an account is deleted", async () => {
    const [buyer, seller] = [await person(), await signedIn()];
    const { number } = await writeOrder(test.db, {
      ...{ listing: rotor, totalCents: 234_00 },
      ...{ buyerAccountId: buyer.id, sellerAccountId: seller.id },
    });
    await write(buyer, number, "My phone is 555-0143.");
    const form = { currentPassword: goodPassword };
    await settingsDelete.action(buyer.post("/settings/delete", form));
    expect((await threadOf(seller, number))?.messages).toMatchObject([
      { by: "buyer", text: "Removed with the account." },
    ]);
    expect(await redirectOf(write(seller, number, "Hello?"))).toMatchObject({ status: 302 });
  });
});

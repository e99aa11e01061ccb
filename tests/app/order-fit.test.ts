import { and, eq, getTableColumns } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { quoted, statementsFor } from "~/orders/order-fit";
import { newId } from "~/platform/db/id.server";
import { fitment, orderLine, purchaseOrder } from "~/platform/db/schema.server";
import * as dashboardDispute from "~/routes/dashboard-dispute";
import * as dashboardOrder from "~/routes/dashboard-order";
import * as purchase from "~/routes/purchase";
import { parseConditions } from "~/search/fitment/conditions";
import { changeGarage } from "~/vehicles/garage.server";
import { useDatabase } from "../support/database";
import { answerOf, redirectOf, signedIn } from "../support/signed-in";

const test = useDatabase();
const rotor = "brake-rotor-43512-06150";
const alternator = "alternator-27060-0v210";

type Person = Awaited<ReturnType<typeof signedIn>>;

const at = <Args extends { params: Record<string, string> }>(args: Args, listingId: string) => ({
  ...args,
  params: { listingId },
});

const open = (person: Person, query = "", listingId = rotor) =>
  purchase.loader(at(person.get(`/purchase/${listingId}${query}`), listingId));

const buy = (person: Person, query = "", fields: object = {}, listingId = rotor) => {
  const form = { orderId: newId(), quantity: "1", ...fields };
  return purchase.action(at(person.post(`/purchase/${listingId}${query}`, form), listingId));
};

const ordersOf = (person: Person) =>
  test.db
    .select(getTableColumns(orderLine))
    .from(orderLine)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, orderLine.orderId))
    .where(eq(purchaseOrder.buyerAccountId, person.id));

const camry = (year: number, engine = "") =>
  `?${new URLSearchParams({ make: "Toyota", model: "Camry", year: String(year), engine })}`;

const orderPage = async (person: Person, number: string) => {
  const { order } = await dashboardOrder.loader({
    ...person.get(`/dashboard/orders/${number}`),
    params: { number },
  });
  return order;
};

describe("a part that fits only if", () => {
  it("is not ordered before it is said which it is, and nothing that was chosen is lost", async () => {
    const person = await signedIn();
    const { fit } = await open(person, camry(2019));
    expect(fit).toMatchObject({
      vehicle: { year: 2019, make: "Toyota", model: "Camry" },
      verdict: { text: "Fits if it has 16- or 17-inch wheels" },
    });
    for (const said of ["", "It isn't for my 2003 Honda Accord", "yes"])
      expect(await answerOf(buy(person, camry(2019), { quantity: "2", fit: said }))).toMatchObject({
        data: {
          message: "Tell us about the fit first. We haven't placed the order yet.",
          ...{ quantity: "2", asksFit: true, fitStatement: said },
        },
        init: { status: 400 },
      });
    expect(await ordersOf(person)).toEqual([]);
  });

  it("is ordered with what the buyer confirmed, and both sides see it", async () => {
    const person = await signedIn();
    const fit = "My 2019 Toyota Camry has 16- or 17-inch wheels";
    const { location } = await redirectOf(buy(person, camry(2019), { fit }));
    const number = location?.split("/").at(-1) ?? "";
    const kept = {
      vehicle: { year: 2019, make: "Toyota", model: "Camry" },
      verdict: {
        ...{ fit: "fits-if", conditions: [{ kind: "wheel-size", values: ["16", "17"] }] },
        row: { y0: 2018, y1: 2024, note: "With 16 and 17 inch wheels", source: "catalogue" },
      },
      statement: fit,
    };
    expect((await orderPage(person, number)).lines).toMatchObject([{ fit: kept }]);
    const args = { ...person.get(`${location}/dispute`), params: { number } };
    expect((await dashboardDispute.loader(args)).order.lines).toMatchObject([{ fit: kept }]);
    const selling = await signedIn();
    await test.db
      .update(purchaseOrder)
      .set({ sellerAccountId: selling.id })
      .where(eq(purchaseOrder.number, number));
    const sold = await orderPage(selling, number);
    expect(sold).toMatchObject({ side: "seller", lines: [{ fit: kept }] });
  });

  it("keeps what was true then, whatever the table says later", async () => {
    const person = await signedIn();
    const fit = "It isn't for my 2019 Toyota Camry";
    const { location } = await redirectOf(buy(person, camry(2019), { fit }));
    const rows = await test.db.select().from(fitment).where(eq(fitment.model, "Camry"));
    await test.db.update(fitment).set({ note: "" }).where(eq(fitment.model, "Camry"));
    expect((await orderPage(person, location?.split("/").at(-1) ?? "")).lines).toMatchObject([
      {
        fit: {
          verdict: { fit: "fits-if", row: { note: "With 16 and 17 inch wheels" } },
          statement: fit,
        },
      },
    ]);
    // Now it plainly fits: what is confirmed without need is not kept.
    const again = await signedIn();
    await redirectOf(buy(again, camry(2019), { fit }));
    expect(await ordersOf(again)).toMatchObject([{ verdict: { fit: "fits" }, fitStatement: null }]);
    for (const { listingKey, model, y0, engine, note } of rows)
      await test.db
        .update(fitment)
        .set({ note })
        .where(
          and(
            eq(fitment.listingKey, listingKey),
            eq(fitment.model, model),
            eq(fitment.y0, y0),
            eq(fitment.engine, engine),
          ),
        );
  });
});

describe("a part that does not fit, or may not", () => {
  it("is ordered for the garage's car only by who says that it is for none such", async () => {
    const person = await signedIn();
    const vehicle = { year: 2012, make: "Toyota", model: "Camry", engine: null, vin: null };
    const { request } = person.get("/garage");
    await changeGarage({ accountId: person.id, request }, { kind: "add", vehicle });
    expect(await answerOf(buy(person))).toMatchObject({ init: { status: 400 } });
    const fit = "It isn't for my 2012 Toyota Camry";
    expect((await redirectOf(buy(person, "", { fit }))).status).toBe(302);
    expect(await ordersOf(person)).toMatchObject([
      { verdict: { fit: "does-not-fit", row: { y0: 2018 } }, fitStatement: fit },
    ]);
  });

  it("is confirmed for the car whose engine nobody named, and not for the one that has it", async () => {
    const person = await signedIn();
    expect(await answerOf(buy(person, camry(2015), {}, alternator))).toMatchObject({
      init: { status: 400 },
    });
    const fit = "I've checked that it fits my 2015 Toyota Camry";
    expect((await redirectOf(buy(person, camry(2015), { fit }, alternator))).status).toBe(302);
    const other = await signedIn();
    expect((await redirectOf(buy(other, camry(2015, "2.5 L"), {}, alternator))).status).toBe(302);
    expect(await ordersOf(other)).toMatchObject([{ verdict: { fit: "fits" }, fitStatement: null }]);
  });

  it("is nobody's question without a car", async () => {
    const person = await signedIn();
    expect((await open(person)).fit).toBeNull();
    expect((await redirectOf(buy(person, "", { fit: "anything" }))).status).toBe(302);
    expect(await ordersOf(person)).toMatchObject([
      { vehicle: null, verdict: null, fitStatement: null },
    ]);
  });
});

describe("what is confirmed of a condition", () => {
  const row = {
    ...{ make: "Honda", model: "Accord", y0: 2003, y1: 2007, engine: "", note: "" },
    source: "catalogue",
  } as const;
  const said = (note: string) =>
    statementsFor({
      vehicle: { year: 2003, make: "Honda", model: "Accord" },
      verdict: {
        fit: "fits-if",
        text: "Fits if",
        row,
        conditions: parseConditions(note),
        help: null,
        question: null,
      },
    })[0];

  it.each([
    ["With 16 inch wheels", "My 2003 Honda Accord has 16-inch wheels"],
    ["Not with sport brakes", "My 2003 Honda Accord doesn't have sport brakes"],
    ["Sedan only", "My 2003 Honda Accord is a sedan"],
    ["Not for the facelift", "My 2003 Honda Accord isn't the facelift"],
    ["From 03/2003", "My 2003 Honda Accord was built in March 2003 or later"],
    ["Up to chassis 5894321", "My 2003 Honda Accord's chassis number is 5894321 or lower"],
    ["Compare the connector", "For my 2003 Honda Accord, the connector matches"],
    ["8-bolt flange", "My 2003 Honda Accord matches the note “8-bolt flange”"],
    ["With ABS, left-hand drive", "My 2003 Honda Accord has ABS. It's left-hand drive"],
  ])("“%s” is said as a sentence", (note, statement) => {
    expect(said(note)).toBe(statement);
  });
});

it("is quoted with single marks around what it quotes itself", () => {
  expect(quoted("It isn't for my 2019 Toyota Camry")).toBe("“It isn't for my 2019 Toyota Camry.”");
  expect(quoted("My 2019 Toyota Camry matches the note “8-bolt flange”")).toBe(
    "“My 2019 Toyota Camry matches the note ‘8-bolt flange.’”",
  );
});

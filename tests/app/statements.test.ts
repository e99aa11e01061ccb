import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { makePayouts } from "~/billing/payouts.server";
import { getStatement } from "~/billing/statement.server";
import { newId } from "~/platform/db/id.server";
import { payout } from "~/platform/db/schema.server";
import { printable } from "~/platform/pdf/printable";
import { writePdf } from "~/platform/pdf/write-pdf.server";
import * as page from "~/routes/dashboard-statement";
import * as csv from "~/routes/dashboard-statement-csv";
import * as pdf from "~/routes/dashboard-statement-pdf";
import { useDatabase } from "../support/database";
import { textOfPdf } from "../support/pdf-text";
import { enterMoney, sellerOf, soldOrder } from "../support/provider-sales";
import { refusal, signedIn, visit } from "../support/signed-in";

const test = useDatabase();

const tuesday = new Date("2026-11-24T06:11:00Z");

/** A payout of two sales, one of them a week older than it is for, with a fee and a refund. */
async function paidOut(name?: string) {
  const shop = await sellerOf(test.db, name);
  const old = await soldOrder(test.db, shop, {
    ...{ at: new Date("2026-11-11T10:00:00Z"), partsCents: 15_00 },
  });
  const sold = await soldOrder(test.db, shop, {
    ...{ at: new Date("2026-11-17T10:00:00Z"), partsCents: 200_00, feeCents: 16_00 },
    ...{ deliveryCents: 12_50, coreCents: 40_00 },
  });
  const of = { sellerId: shop.sellerId, orderId: sold.id };
  const at = new Date("2026-11-19T10:00:00Z");
  const none = { deliveryCents: 0, taxCents: 0, isDeliveryEarned: true };
  await enterMoney(
    test.db,
    of,
    { kind: "refund", partsCents: 50_00, feeCents: 4_00, ...none },
    { at },
  );
  await enterMoney(
    test.db,
    of,
    { kind: "core-settled", depositCents: 40_00, keptCents: 10_00 },
    { at },
  );
  await makePayouts(tuesday);
  const [made] = await test.db.select().from(payout).where(eq(payout.sellerId, shop.sellerId));
  if (!made) throw new Error("Nothing was paid out.");
  return { shop, id: made.id, numbers: { old: old.number, sold: sold.number } };
}

const at = <Args extends { params: Record<string, string> }>(args: Args, id: string) => ({
  ...args,
  params: { id },
});

describe("a statement", () => {
  it("lists everything that the payout is made of, and adds up to it", async () => {
    const { shop, id, numbers } = await paidOut();
    const { statement } = await page.loader(at(shop.get(`/dashboard/billing/${id}`), id));
    const of = { date: "2026-11-17", orderNumber: numbers.sold };
    expect(statement).toMatchObject({
      ...{ dueOn: "2026-11-24", from: "2026-11-16", to: "2026-11-22", status: "pending" },
      ...{ amountCents: 175_50, carriedCents: 15_00, paidOn: null },
      carried: [{ date: "2026-11-11", orderNumber: numbers.old, what: "Sale", amountCents: 15_00 }],
    });
    const rows = statement.rows.map(({ id: _, ...row }) => row);
    expect(rows.toSorted((a, b) => b.amountCents - a.amountCents)).toEqual([
      { ...of, what: "Sale", amountCents: 200_00 },
      { ...of, what: "Delivery", amountCents: 12_50 },
      { ...of, date: "2026-11-19", what: "Deposit kept", amountCents: 10_00 },
      { ...of, date: "2026-11-19", what: "Fee given back", amountCents: 4_00 },
      { ...of, what: "Fee", amountCents: -16_00 },
      { ...of, date: "2026-11-19", what: "Refund", amountCents: -50_00 },
    ]);
    const sum = [...statement.carried, ...statement.rows].reduce(
      (cents, { amountCents }) => cents + amountCents,
      0,
    );
    expect(sum).toBe(statement.amountCents);
  });

  it("is a file for a spreadsheet, in which no cell is a formula", async () => {
    const { shop, id, numbers } = await paidOut();
    const answer = await csv.loader(at(shop.get(`/dashboard/billing/${id}.csv`), id));
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toContain('"payout-2026-11-24.csv"');
    const lines = (await answer.text()).split("\r\n");
    expect(lines[0]).toBe("Date,Order,What,In,Out,Currency");
    expect(lines).toContain(`2026-11-19,${numbers.sold},Refund,,50.00,USD`);
    expect(lines).toContain(`2026-11-11,${numbers.old},Sale,15.00,,USD`);
    expect(lines.at(-2)).toBe("2026-11-24,,Total,175.50,,USD");
    expect(lines.slice(1).join("\n")).not.toMatch(/(^|,)'?[=+\-@]/m);
  });

  it("is a PDF, the same each time, with dates and amounts as they are written in America", async () => {
    const { shop, id, numbers } = await paidOut("Łukasz & Señor’s Auto 漢字 =1+1");
    const ask = () => pdf.loader(at(shop.get(`/dashboard/billing/${id}.pdf`), id));
    const answer = await ask();
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
    expect(Buffer.from(await (await ask()).arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    const text = textOfPdf(bytes).replaceAll(/[^\S\n]+/g, " ");
    for (const each of ["Nov 17, 2026", "$175.50 USD", "-$50.00", numbers.sold, "Page 1 of 1"])
      expect(text).toContain(each);
  });

  it("is nobody else's, of no sample, and of nothing that is not a payout", async () => {
    const [{ shop, id }, other] = [await paidOut(), await signedIn()];
    const [sample] = await test.db.select().from(payout).where(eq(payout.isSample, true)).limit(1);
    const asks = [
      [other, id],
      [shop, sample?.id ?? ""],
      [shop, newId()],
      [shop, "x'; --"],
    ] as const;
    for (const [person, each] of asks) {
      const args = at(person.get("/dashboard/billing/x"), each);
      for (const route of [page, csv, pdf])
        expect((await refusal(Promise.resolve(route.loader(args)))).status).toBe(404);
    }
    for (const route of [page, csv, pdf])
      expect(
        (await refusal(Promise.resolve(route.loader(at(visit("/dashboard/billing/x"), id)))))
          .status,
      ).toBe(302);
    expect(await getStatement(shop.id, id)).toBeDefined();
  });
});

describe("a printed paper", () => {
  it("goes on over pages, with its headings on each", async () => {
    const rows = Array.from({ length: 120 }, (_, at) => [`Row ${at}`, "$1.00"]);
    const columns = [
      { header: "What", share: 3 },
      { header: "Amount", share: 1, isMoney: true },
    ];
    const bytes = await writePdf({
      ...{ fileName: "x", title: "Long", author: "Partlane", madeAt: new Date(0) },
      ...{ facts: [], tables: [{ columns, rows }], totals: [], notes: [] },
    });
    const text = textOfPdf(bytes);
    expect(text).toContain("Page 3 of 3");
    expect(text.match(/Amount/g)).toHaveLength(3);
    for (const each of ["Row 0", "Row 119"]) expect(text).toContain(each);
  });

  const printed = (lines: string[]) =>
    writePdf({
      ...{ fileName: "x", title: "Paper", author: "Partlane", madeAt: new Date(0) },
      ...{ facts: [{ term: "To", lines }], tables: [], totals: [], notes: [] },
    });

  it.each([
    ["Polish", "Zażółć Gęślą-Jaźń"],
    ["Czech", "Dvořák & Žižka"],
    ["Cyrillic", "Сергій Їжаченко"],
    ["Greek", "Αλέξανδρος Ωνάσης"],
    ["Vietnamese", "Nguyễn Thị Diệu"],
    ["Vietnamese, decomposed", "Nguyễn Thị Diệu".normalize("NFD")],
    ["typographic", "Señor’s “Ångström” – 5 €"],
  ])("has the letters of a %s name", async (_, name) => {
    const text = textOfPdf(await printed([name]));
    expect(text.split("\n")).toContain(name.normalize("NFC"));
    expect(text).not.toContain("can't be printed");
  });

  it.each([
    ["Chinese", "漢字 汽車 Shop", "[…] Shop"],
    ["Arabic", "قطع غيار", "[…]"],
    ["Hebrew", "חלקי חילוף", "[…]"],
    ["pictures", "Ana 🚗", "Ana […]"],
  ])("says so where it has not: %s", async (_, name, shown) => {
    const text = textOfPdf(await printed([name]));
    expect(text.split("\n")).toContain(shown);
    expect(text).toContain("[…] stands for letters that can't be printed here.");
  });

  it("keeps what others typed from turning or breaking a line", () => {
    const has = (codePoint: number) => codePoint < 0x2_400;
    expect(printable("a\u202eb\u0000c ﬁt ①", has)).toBe("ab c fit 1");
  });

  it("embeds the letters that it uses alone", async () => {
    expect((await printed(["Łódź"])).byteLength).toBeLessThan(40_000);
  });
});

import { Buffer } from "node:buffer";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { paths } from "~/paths";
import { expectNoAxeViolations, expectNoPrice, noSidewaysScroll } from "./support/checks";
import { test } from "./support/page";

const headings = "SKU,Title,Part number,Condition,Category,Price,Quantity";

const fileOf = (rows: readonly string[]) => ({
  name: "inventory.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`${[headings, ...rows].join("\r\n")}\r\n`),
});

describe.each([true, false])("an inventory is imported, with JavaScript: %s", (javaScript) => {
  test("one row of it mended, and all of it undone", async ({ open, account }) => {
    const number = javaScript ? "QX-70011" : "QX-80011";
    const good = `I-1,Front Brake Caliper,${number},used,Brake,64.51,2`;
    const page = await open(paths.dashboardListings(), {
      ...{ javaScript, width: 360, account: await account() },
    });
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const settled = (name: string) => seen(page, name, javaScript);
    await page.getByRole("link", { name: "Import a spreadsheet" }).click();

    await page.waitForURL("**/settings/business?**");
    await page.getByLabel("Where you are").fill("Boise, ID");
    await press("Save");

    await page.waitForURL("**/dashboard/listings/import");
    await upload(page, fileOf([good, "I-2,Alternator,1.23E+11,used,Electrical,80,1"]));
    await page.getByRole("heading", { name: "Match the columns" }).waitFor();
    await noSidewaysScroll(page);
    if (javaScript) await expectNoAxeViolations(page);
    await press("Check the file");

    await settled("Ready to import");
    await page.getByText("A spreadsheet has shortened this number", { exact: false }).waitFor();
    await noSidewaysScroll(page);
    if (javaScript) await expectNoAxeViolations(page);
    await press("Start import");
    await settled("The import is done");

    const visitor = await open(`/map?q=${number}&near=43.613,-116.203`, { javaScript });
    await visitor.getByText("$64.51").first().waitFor();

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download 1 refused row" }).click(),
    ]);
    const refused = await textOf(await download.createReadStream());
    expect(refused).toContain("I-2,Alternator,1.23E+11");
    const done = page.url();

    await page.getByRole("link", { name: "All imports" }).click();
    await page.waitForURL("**/dashboard/listings/import");
    const mended = refused.replace("1.23E+11", `${number}-2`);
    await upload(page, { ...fileOf([]), buffer: Buffer.from(mended) });
    await press("Check the file");
    await settled("Ready to import");
    expect(await page.getByText("Refused rows", { exact: true }).count()).toBe(0);

    await page.goto(done);
    await page.getByRole("link", { name: "Undo import" }).click();
    await press("Yes, undo the import");
    await settled("The import was undone.");
    await expectNoPrice(visitor, "$64.51");
  });
});

async function upload(page: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  await page.getByLabel(/Your file/).setInputFiles(file);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await page.waitForURL(/listings\/import\/[\da-f-]{36}$/);
}

/** Until the page says so: by itself, or where it has no script, when it is loaded again. */
async function seen(page: Page, text: string, javaScript: boolean): Promise<void> {
  const heading = page.getByText(text, { exact: true });
  if (javaScript) return heading.waitFor();
  await expect
    .poll(
      async () => {
        if ((await heading.count()) === 0) await page.reload();
        return heading.count();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(1);
}

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

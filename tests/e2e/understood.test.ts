import { describe, expect } from "vitest";
import { hydrated, test } from "./support/page";

test("a number that was replaced leads to the one that replaced it", async ({ open }) => {
  const page = await open("/map?q=43512-33130");
  await page.getByText("43512-33130 has been replaced").waitFor();
  const list = page.getByRole("region", { name: "Parts" });
  await list.getByText("Front Brake Rotor").first().waitFor();
  await page.getByRole("link", { name: "4351206150", exact: true }).click();
  await page.waitForURL("**/map?q=4351206150");
  await page.getByText("43512-33130 has been replaced").waitFor({ state: "detached" });
  await list.getByText("Front Brake Rotor").first().waitFor();
});

test("what was misspelt is put right, and can be searched for as it was typed", async ({
  open,
}) => {
  const page = await open("/map?q=brake+rotr", { javaScript: false });
  await page.getByText("“brake rotor”").waitFor();
  await page.getByRole("link", { name: "Search for “brake rotr” instead" }).click();
  await page.waitForURL("**/map?q=brake+rotr&as=words");
  await page.getByText("No part matches every word, so we left out: rotr.").waitFor();
});

describe.each([true, false])("a vehicle read from the words, with JavaScript: %s", (javaScript) => {
  test("is told as long as a part of what it found is looked at", async ({ open }) => {
    const said = "rotor 2019 toyota camry";
    const rotor = "brake-rotor-43512-06150";
    const page = await open(`/map?${new URLSearchParams({ q: said })}`, { javaScript });
    const told = async (part: string | null) => {
      const params = () => new URL(page.url()).searchParams;
      await expect.poll(() => params().get("part")).toBe(part);
      expect(params().get("said")).toBe(said);
      await page
        .getByRole("link", { name: "All details" })
        .waitFor({ state: part ? "visible" : "detached" });
      await page.getByText("“rotor” for a 2019 Toyota Camry").waitFor();
    };
    await told(null);
    const list = page.getByRole("region", { name: "Parts" });
    // Other sellers may list the same part meanwhile.
    await list
      .getByRole("link", { name: "Front Brake Rotor", exact: true })
      .and(list.locator(`[href*="part=${rotor}"]`))
      .click();
    await told(rotor);
    await page.reload();
    if (javaScript) await hydrated(page);
    await told(rotor);
    await page.goBack();
    await told(null);
    await page.goForward();
    await told(rotor);
    if (javaScript) await hydrated(page);
    await page
      .getByRole("link", { name: "Close" })
      .or(page.getByRole("button", { name: "Close" }))
      .click();
    await told(null);
  });
});

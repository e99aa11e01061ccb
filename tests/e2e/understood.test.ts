import { test } from "./support/page";

test("a number that was replaced leads to the one that replaced it", async ({ open }) => {
  const page = await open("/map?q=43512-33130");
  await page.getByText("43512-33130 was replaced").waitFor();
  const list = page.getByRole("region", { name: "Parts" });
  await list.getByText("Front Brake Rotor").waitFor();
  await page.getByRole("link", { name: "4351206150", exact: true }).click();
  await page.waitForURL("**/map?q=4351206150");
  await page.getByText("43512-33130 was replaced").waitFor({ state: "detached" });
  await list.getByText("Front Brake Rotor").waitFor();
});

test("what was misspelt is put right, and can be searched for as it was typed", async ({
  open,
}) => {
  const page = await open("/map?q=brake+rotr", { javaScript: false });
  await page.getByText("“brake rotor”").waitFor();
  await page.getByRole("link", { name: "Search for “brake rotr” instead" }).click();
  await page.waitForURL("**/map?q=brake+rotr&as=words");
  await page.getByText("No part has every word, so these were left out: rotr.").waitFor();
});

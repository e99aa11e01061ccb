import path from "node:path";
import { describe, expect } from "vitest";
import { paths } from "~/paths";
import { expectNoAxeViolations, expectNoPrice, noSidewaysScroll } from "./support/checks";
import { test } from "./support/page";

const [photo = "", ...morePhotos] = [
  "icon-512.png",
  "social-card.png",
  "icon-maskable-512.png",
].map((file) => path.resolve(import.meta.dirname, "../../public", file));

describe.each([true, false])("a part is sold, with JavaScript: %s", (javaScript) => {
  test("from the dashboard to a visitor's search, with a photo", async ({
    open,
    account,
    task,
  }) => {
    // A test that is tried again finds what it listed before: that has another price.
    const price = `${64 + (task.result?.retryCount ?? 0)}.50`;
    const page = await open(paths.dashboardListings(), {
      ...{ javaScript, width: 360, account: await account(), allow: [/status of 400/] },
    });
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("link", { name: "List your first part" }).click();

    await page.waitForURL("**/settings/business?**");
    await page.getByLabel("Where you are").fill("Boise, ID");
    await press("Save");

    await page.waitForURL("**/dashboard/listings/new");
    await page.getByLabel("Part number").fill(javaScript ? "43512 06150" : "27060-0V210");
    await press("Save draft");
    await page.waitForURL(/listings\/[\da-f-]{36}$/);
    await press("Fill in these details");
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toMatch(/\w/);
    const name = await page.getByLabel("Name", { exact: true }).inputValue();
    if (javaScript) {
      const field = page.getByRole("group", { name: "Photos of this part" });
      await field.getByLabel("Choose photos").setInputFiles([photo, ...morePhotos]);
      await field.getByText("3 of 12").waitFor();
      await field.getByLabel("What it shows").first().fill("Friction side, no grooves");
      // Shown from the device at once, and ready when the sizes are made.
      expect(await field.locator("img").first().getAttribute("src")).toMatch(/^blob:/);
      await expect
        .poll(() => field.locator("[data-state=ready]").count(), { timeout: 30_000 })
        .toBe(3);
      await field.getByRole("button", { name: "Move earlier: Photo 3" }).click();
      await page.getByText("Saved.", { exact: true }).waitFor();
      await page.reload();
      await expect
        .poll(() => field.getByLabel("What it shows").first().inputValue())
        .toBe("Friction side, no grooves");
    } else {
      await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
      await press("Add photo");
      await page.getByRole("img", { name: "Cover" }).waitFor();
    }
    await noSidewaysScroll(page);
    if (javaScript) {
      // What is half under the header now would count as too small to touch.
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoAxeViolations(page);
    }

    // As buyers will see it, with its photo, and with the way to what is missing.
    await press("Preview");
    await page.waitForURL(/listings\/[\da-f-]{36}\/preview$/);
    await page.getByRole("heading", { level: 1, name: "Preview" }).waitFor();
    const row = page.getByRole("region", { name: "In the list" });
    expect(await row.locator('img[src^="/media/"]').count()).toBe(1);
    expect(await page.getByRole("button", { name: "Purchase" }).first().isDisabled()).toBe(true);
    await noSidewaysScroll(page);
    if (javaScript) await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Price", exact: true }).click();
    await page.waitForURL(/[\da-f-]{36}#field-price$/);
    const priceField = page.getByRole("textbox", { name: "Price" });
    await expect
      .poll(() => priceField.evaluate((field) => field === document.activeElement))
      .toBe(true);

    // What is missing is said at once, all of it, and nothing that was typed is lost.
    await page.getByText("Used", { exact: true }).click();
    await press("Publish");
    await page.getByText("Enter the price, like 45 or 45.50.").waitFor();
    await page.getByText("buyers of used parts look for it", { exact: false }).waitFor();
    expect(await page.getByRole("radio", { name: "Used" }).isChecked()).toBe(true);
    await page.getByLabel("Grade").selectOption("B");
    await priceField.fill(price);
    await page.getByRole("textbox", { name: "Quantity" }).fill("2");
    await press("Publish");
    await page.waitForURL((url) => url.pathname === paths.dashboardListings());
    const listed = page.getByRole("link", { name, exact: true });
    await listed.waitFor();

    const visitor = await open(
      `/map?q=${javaScript ? "43512-06150" : "27060-0V210"}&near=43.613,-116.203`,
      {
        javaScript,
      },
    );
    await visitor.getByText(`$${price}`).first().waitFor();
    // With its photos, as soon as their sizes are made.
    await expect
      .poll(async () => {
        const covers = await visitor.locator('li img[src^="/media/"]').count();
        if (covers === 0) await visitor.reload();
        return covers;
      })
      .toBeGreaterThan(0);
    if (javaScript) {
      await visitor
        .getByRole("link", { name: /^Details of/ })
        .first()
        .click();
      const gallery = visitor.getByRole("group", { name: `Photos of ${name}` });
      await gallery.getByRole("img", { name: "Friction side, no grooves" }).waitFor();
      expect(await gallery.getByRole("link", { name: /^Photo \d$/ }).count()).toBe(3);
      await noSidewaysScroll(visitor);
      await visitor.goBack();
      await visitor.getByText(`$${price}`).first().waitFor();
    }

    await listed.click();
    await press("Pause");
    await page
      .getByText("Buyers can't see it until you resume it.", { exact: false })
      .first()
      .waitFor();
    await expectNoPrice(visitor, `$${price}`);
  });
});

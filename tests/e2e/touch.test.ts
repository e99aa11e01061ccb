import { expect } from "vitest";
import { test } from "./support/page";

test("a switch is pressed by a finger anywhere in 44 px of its line", async ({ open, account }) => {
  const page = await open("/notifications", { width: 360, account: await account() });
  const first = page.getByRole("switch").first();
  await first.scrollIntoViewIfNeeded();
  const hit = await first.evaluate((control: HTMLInputElement) => {
    const label = control.labels?.[0];
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return [left + 2, right - 2, left - 8].map((x) =>
      [-21, 0, 21].map((by) => {
        const found = document.elementFromPoint(x, middle + by);
        return found === control || found === label;
      }),
    );
  });
  expect(hit.flat()).not.toContain(false);
});

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

/** What of the map is under something that is neither the map nor a pin, from 0 to 1. */
const coveredShare = () => {
  const map = document.querySelector("[aria-roledescription='map']");
  if (!map) throw new Error("There is no map.");
  const { left, top, width, height } = map.getBoundingClientRect();
  const notices = document.querySelector("button[aria-label='Show details']")?.parentElement;
  let [covered, all] = [0, 0];
  for (let x = 1; x < width; x += 4)
    for (let y = 1; y < height; y += 4) {
      const found = document.elementFromPoint(left + x, top + y);
      all += 1;
      const isNotice = found !== notices && notices?.contains(found);
      // Pins are links and buttons as well: they say what they cost.
      const pressed = found?.closest("a, button");
      if (isNotice || (pressed && !/\$/.test(pressed.textContent ?? ""))) covered += 1;
    }
  return covered / all;
};

test.for([
  ["with nothing to say", "/map"],
  ["for a vehicle in words", "/map?q=brake+rotor+2019+camry"],
  ["of two vehicles", "/map?q=brake+rotor+2019+camry+2014+golf"],
  ["that asks for a year", "/map?q=brake+rotor+camry"],
  ["of a VIN", "/map?q=1HGCM82633A004352&fits=all"],
  ["of a replaced number", "/map?q=43512-33130"],
  ["with parts to compare", "/map?compare=brake-rotor-43512-06150"],
  ["of what is gone", "/map?part=nothing&compare=nothing,else"],
] as const)(
  "a third of the smallest phone's map at most is under what lies over it: a search %s",
  async ([, path], { open }) => {
    const page = await open(path, { width: 320, height: 568 });
    await page.getByText("Search as I move the map").first().waitFor({ state: "attached" });
    expect(await page.evaluate(coveredShare)).toBeLessThanOrEqual(1 / 3);
  },
);

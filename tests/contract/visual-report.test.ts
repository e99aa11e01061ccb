import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeReport } from "../../scripts/lib/visual/report";

/** Pictures one pixel high: two red ones side by side, a red and a blue one, a single red one. */
const redRed =
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==";
const redBlue =
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg==";
const red =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";

let results: string;
beforeEach(() => {
  results = mkdtempSync(path.join(tmpdir(), "visual-report-"));
});
afterEach(() => rmSync(results, { recursive: true, force: true }));

const baselineOf = (name: string) => path.join(results, "baselines", `${name}.png`);

function put(file: string, picture: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(picture, "base64"));
}

function report() {
  const { failedItems, newItems } = JSON.parse(
    readFileSync(path.join(results, "reg.json"), "utf8"),
  ) as Record<string, string[]>;
  return { failedItems, newItems, html: readFileSync(path.join(results, "index.html"), "utf8") };
}

test("the report names story, mode and amount, and shows before, after and difference", async () => {
  put(baselineOf("card/plain/dark-360"), redRed);
  put(path.join(results, "after/card/plain/dark-360.png"), redBlue);
  const message = "Error: Not as it was: 1 pixel, 50 %";
  const lines = await writeReport(results, [{ name: "card/plain/dark-360", message }], baselineOf);

  expect(lines).toEqual(["card/plain/dark-360: 1 pixel, 50 %"]);
  const named = "card/plain/dark-360, 1 pixel, 50 %.png";
  expect(report()).toMatchObject({ failedItems: [named], newItems: [] });
  expect(report().html).toContain(named);
  expect(report().html).not.toMatch(/<(link|script|img)[^>]+https?:/);
  for (const kind of ["before", "after", "difference"])
    expect(readFileSync(path.join(results, kind, named)).length, kind).toBeGreaterThan(0);
});

test("a shot of another size, one without a baseline and one without a picture say so", async () => {
  put(baselineOf("card/plain/dark-360"), redRed);
  put(path.join(results, "after/card/plain/dark-360.png"), red);
  put(path.join(results, "after/card/new/dark-360.png"), red);
  const lines = await writeReport(
    results,
    [
      {
        name: "card/plain/dark-360",
        message: "Not as it was: 1×1 px instead of 2×1 px",
      },
      { name: "card/new/dark-360", message: "Not as it was: no baseline" },
      { name: "card/broken/dark-360", message: "Error: the story threw\n    at play" },
    ],
    baselineOf,
  );

  expect(lines).toEqual([
    "card/plain/dark-360: 1×1 px instead of 2×1 px",
    "card/new/dark-360: no baseline",
    "card/broken/dark-360: no picture: Error: the story threw",
  ]);
  expect(report()).toMatchObject({
    failedItems: ["card/plain/dark-360, 1×1 px instead of 2×1 px.png"],
    newItems: ["card/new/dark-360, no baseline.png"],
  });
});

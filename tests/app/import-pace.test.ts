import { describe, expect, it } from "vitest";
import { paceText } from "~/imports/import-words";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 28, 15, 0, seconds));
const progress = { rowsDone: 3_000, rowCount: 20_000, startedAt: at(0), endedAt: null };

describe("how fast an import is", () => {
  it("is measured from its start", () => {
    expect(paceText(progress, at(10))).toBe("300 rows a second, less than a minute left");
  });

  it("is measured from when the page was opened, once that tells more", () => {
    const since = { rowsDone: 2_000, at: at(3_600) };
    expect(paceText(progress, at(3_602), since)).toBe("500 rows a second, less than a minute left");
    // Too early, or nothing has been done since.
    expect(paceText(progress, at(3_601), since)).toBe("50 rows a minute, about 6 hours left");
    expect(paceText(progress, at(3_605), { ...since, rowsDone: 3_000 })).toMatch(
      /^50 rows a minute/,
    );
  });

  it("is not told before anything was done", () => {
    expect(paceText({ ...progress, rowsDone: 0 }, at(10))).toBeUndefined();
    expect(paceText({ ...progress, startedAt: null }, at(10))).toBeUndefined();
  });
});

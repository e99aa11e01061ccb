import { describe, expect, test } from "vitest";
import { type Mode, type ModeName, modes, modesOf } from "../../.storybook/modes";

const entries = Object.entries(modes) as [ModeName, Mode][];

describe("the modes that stories are looked at in", () => {
  test("are both themes at both widths, high contrast, and right to left", () => {
    expect(entries.map(([name]) => name)).toEqual([
      "light-360",
      "light-1280",
      "dark-360",
      "dark-1280",
      "contrast-1280",
      "rtl-1280",
    ]);
  });

  test.each(entries)("%s is what its name says", (name, mode) => {
    const [look, width] = name.split("-");
    expect(mode.viewport.width).toBe(Number(width));
    expect(mode.theme).toBe(look === "dark" ? "dark" : "light");
    expect(mode.contrast).toBe(look === "contrast" ? "more" : "normal");
    expect(mode.direction).toBe(look === "rtl" ? "rtl" : "ltr");
  });

  test("every story is seen in both themes and at both widths", () => {
    expect(modesOf("Components/Button")).toEqual(["light-1280", "dark-360"]);
    expect(modesOf("Screens/Home")).toEqual(["light-1280", "dark-360"]);
  });

  test("one story of a component in high contrast and from right to left too", () => {
    const all = modesOf("Patterns/PriceMap", { isFirst: true });
    expect(all).toEqual(["light-1280", "dark-360", "contrast-1280", "rtl-1280"]);
  });

  test("a story may narrow them, or stay out", () => {
    const visual = { modes: ["rtl-1280"] } as const;
    expect(modesOf("Screens/Home", { isFirst: true, visual })).toEqual(["rtl-1280"]);
    expect(modesOf("Components/Button", { visual: { skip: true } })).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { type Mode, type ModeName, modes, modesOf, modesOfLevel } from "../../.storybook/modes";
import { type StoryFile, shotsOf } from "../../.storybook/shots";

const entries = Object.entries(modes) as [ModeName, Mode][];

describe("the modes that stories are looked at in", () => {
  test("are light, dark, high contrast and right to left, each at both widths", () => {
    expect(entries.map(([name]) => name)).toEqual([
      "light-360",
      "light-1280",
      "dark-360",
      "dark-1280",
      "contrast-360",
      "contrast-1280",
      "rtl-360",
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

  test("every story is shot in light at 1280 and in dark at 360", () => {
    expect(modesOf("Components/Button")).toEqual(["light-1280", "dark-360"]);
    expect(modesOf("Screens/Home")).toEqual(["light-1280", "dark-360"]);
  });

  test("a component's leading story in high contrast and from right to left too", () => {
    const extras = ["contrast-360", "contrast-1280", "rtl-1280"];
    for (const title of ["Components/Button", "Patterns/PriceMap"])
      expect(modesOf(title, { lead: true })).toEqual(["light-1280", "dark-360", ...extras]);
  });

  test("a screen's leading story in both themes at both widths", () => {
    const all = ["light-1280", "dark-360", "light-360", "dark-1280"];
    expect(modesOf("Screens/Home", { lead: true })).toEqual(all);
  });

  test("what is there on narrow screens alone is shot on those, and a story may stay out", () => {
    const phoneOnly = true;
    expect(modesOf("Screens/Home", { phoneOnly })).toEqual(["light-360", "dark-360"]);
    expect(modesOf("Patterns/MobileMenu", { phoneOnly, lead: true })).toEqual([
      "light-360",
      "dark-360",
      "contrast-360",
      "rtl-360",
    ]);
    expect(modesOf("Components/Button", { lead: true, skip: true })).toEqual([]);
  });
});

describe("the leading story of a file", () => {
  const meta = { title: "Components/Sheet" };
  const source = "export const Open: Story\nexport const Half: Story\nexport const Alone: Story";
  const leadOf = (stories: Record<string, object>) =>
    shotsOf({ default: meta, ...stories } as unknown as StoryFile, source)
      .filter(({ modes: { length } }) => length > 2)
      .map(({ exportName }) => exportName);
  const says = (visual: object) => ({ parameters: { visual } });

  test("is the first that the file tells, not the first in the alphabet", () => {
    expect(leadOf({ Alone: {}, Half: {}, Open: {} })).toEqual(["Open"]);
  });

  test("is one that is shot, at both widths if there is such a one", () => {
    expect(leadOf({ Open: says({ skip: true }), Half: {}, Alone: {} })).toEqual(["Half"]);
    expect(leadOf({ Open: says({ phoneOnly: true }), Half: {}, Alone: {} })).toEqual(["Half"]);
    expect(leadOf({ Open: says({ skip: true }), Half: says({ phoneOnly: true }) })).toEqual([
      "Half",
    ]);
  });

  test("is the one that says so", () => {
    expect(leadOf({ Open: {}, Half: {}, Alone: says({ lead: true }) })).toEqual(["Alone"]);
  });
});

describe("every file of stories", async () => {
  const files = import.meta.glob<StoryFile>("../../stories/**/*.stories.tsx", { eager: true });
  const sources = import.meta.glob<string>("../../stories/**/*.stories.tsx", {
    eager: true,
    query: "?raw",
    import: "default",
  });

  test.each(Object.keys(files))("%s is seen in every mode of its level", (name) => {
    const file = files[name];
    if (!file) throw new Error(`${name} is not there.`);
    const shots = shotsOf(file, sources[name] ?? "");
    const exported = Object.keys(file).filter((key) => key !== "default");
    expect(shots.map(({ exportName }) => exportName).sort()).toEqual(exported.sort());

    const known = ["skip", "phoneOnly", "lead"];
    for (const { exportName, visual } of shots)
      expect(
        Object.keys(visual).filter((key) => !known.includes(key)),
        exportName,
      ).toEqual([]);
    expect(shots.filter(({ visual }) => visual.lead).length).toBeLessThanOrEqual(1);

    const phoneOnly = shots.every(({ visual }) => visual.phoneOnly || visual.skip);
    const seen = new Set(shots.flatMap((shot) => shot.modes));
    expect(
      modesOfLevel(file.default.title ?? "", { phoneOnly }).filter((mode) => !seen.has(mode)),
    ).toEqual([]);
  });
});

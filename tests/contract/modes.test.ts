import { describe, expect, test } from "vitest";
import { type Mode, type ModeName, modes, modesOf, modesOfLevel } from "../../.storybook/modes";
import preview from "../../.storybook/preview.tsx?raw";
import { type StoryFile, shotsOf } from "../../.storybook/shots";

const entries = Object.entries(modes) as [ModeName, Mode][];

describe("the modes that stories are looked at in", () => {
  test("are four looks at three widths, right to left, and text of 200 %", () => {
    const looks = ["light", "dark", "contrast", "forced"];
    expect(entries.map(([name]) => name)).toEqual([
      ...looks.flatMap((look) => [`${look}-360`, `${look}-768`, `${look}-1280`]),
      ...["rtl-360", "rtl-1280", "text200-360", "text200-1280"],
    ]);
  });

  test.each(entries)("%s is what its name says", (name, mode) => {
    const [look, width] = name.split("-");
    expect(mode).toEqual({
      theme: look === "dark" ? "dark" : "light",
      contrast: look === "contrast" ? "more" : "normal",
      direction: look === "rtl" ? "rtl" : "ltr",
      forcedColors: look === "forced" ? "active" : "none",
      textSize: look === "text200" ? "200" : "100",
      viewport: { width: Number(width), height: expect.any(Number) as number },
    });
  });

  test("are those that Chromatic takes", () => {
    expect(preview).toContain('import { modes } from "./modes";');
    expect(preview).toMatch(/chromatic: \{ modes,/);
  });

  test("every story is shot in light at 1280", () => {
    expect(modesOf("Components/Button")).toEqual(["light-1280"]);
    expect(modesOf("Screens/Home")).toEqual(["light-1280"]);
  });

  test("a component's leading story in every look, and in both themes at both widths", () => {
    expect(modesOf("Components/Button", { lead: true })).toEqual([
      ...["light-1280", "dark-360", "light-360", "dark-1280", "contrast-1280"],
      ...["forced-1280", "rtl-1280", "text200-360"],
    ]);
  });

  test("a pattern's leading story in every look, and at every width", () => {
    expect(modesOf("Patterns/PriceMap", { lead: true })).toEqual([
      ...["light-1280", "dark-360", "contrast-1280", "rtl-1280", "light-768"],
      ...["forced-360", "text200-360"],
    ]);
  });

  test("a screen's leading story in both themes at both widths", () => {
    const all = ["light-1280", "dark-360", "light-360", "dark-1280"];
    expect(modesOf("Screens/Home", { lead: true })).toEqual(all);
  });

  test("what is there on narrow screens alone is shot on those, and a story may stay out", () => {
    const phoneOnly = true;
    expect(modesOf("Screens/Home", { phoneOnly })).toEqual(["light-360"]);
    expect(modesOf("Patterns/MobileMenu", { phoneOnly, lead: true })).toEqual([
      "light-360",
      "dark-360",
      "contrast-360",
      "rtl-360",
      "forced-360",
      "text200-360",
    ]);
    expect(modesOf("Components/Button", { lead: true, skip: true })).toEqual([]);
  });
});

describe("the leading story of a file", () => {
  const meta = { title: "Components/Sheet" };
  const source = "export const Open: Story\nexport const Half: Story\nexport const Alone: Story";
  const leadOf = (stories: Record<string, object>) =>
    shotsOf({ default: meta, ...stories } as unknown as StoryFile, source)
      .filter(({ modes: { length } }) => length > 1)
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

import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../scripts/lib/process/run";
import {
  filesWith,
  isShot,
  listed,
  namesIn,
  orphansOf,
  patternOf,
  storiesOf,
  strangeWords,
  testsShooting,
  wordOf,
} from "../../scripts/lib/visual/shots";
import { linesFolder, readLines } from "../visual/shot-lines";

describe("the words that stories are asked for by", () => {
  const names = ["components-button/neutral/dark-360", "patterns-pricemap/found/light-1280"];
  const chosen = (...words: string[]) => {
    const pattern = new RegExp(patternOf(words.map(wordOf)));
    return (name: string) => pattern.test(name);
  };

  test("are ids of Storybook's address, parts of them, and modes", () => {
    expect(names.filter(chosen("components-button--neutral"))).toEqual([names[0]]);
    expect(names.filter(chosen("PriceMap"))).toEqual([names[1]]);
    expect(names.filter(chosen("dark-360", "pricemap"))).toEqual(names);
  });

  test("are no patterns, and choose no test of other things", () => {
    expect(names.filter(chosen("b.tton"))).toEqual([]);
    expect(chosen("button")("a button grows with its text")).toBe(false);
    expect(isShot("a button grows with its text")).toBe(false);
    expect(names.every(isShot)).toBe(true);
  });

  test("choose also what could not be loaded, as nobody knows what it shows", () => {
    expect(chosen("button")("../../stories/components/Chips.stories.tsx")).toBe(true);
  });

  test("that no story has are told", () => {
    expect(strangeWords(["buton", "pricemap"], names)).toEqual(["buton"]);
  });
});

describe("the files of stories that are loaded", () => {
  const loaded = (word: string) => filesWith(root, (name) => name.includes(word));

  test("are those that have what is asked for, by its address, not by its group", () => {
    const toast = ["stories/components/Toast.stories.tsx"];
    expect(loaded("components-toast/")).toEqual(toast);
    expect(testsShooting(toast)).toEqual(["tests/visual/components"]);
    expect(loaded("patterns-pricemap/")).toEqual(["stories/patterns/PriceMap.stories.tsx"]);
    expect(loaded("nothing-of-the-kind")).toEqual([]);
  });

  test("are all that a mode is of, and no accepted shot is in another", () => {
    const all = loaded("dark-360");
    expect(all.length).toBeGreaterThan(100);
    expect(testsShooting(all)).toHaveLength(3);
    const names = new Set(
      all.flatMap((file) => namesIn(readFileSync(path.join(root, file), "utf8"))),
    );
    const accepted = [...readLines(path.join(root, linesFolder)).keys()];
    expect(accepted.length).toBeGreaterThan(1_000);
    expect(accepted.filter((name) => !names.has(name))).toEqual([]);
  });
});

test("an accepted shot that no story stands behind is found among those asked for", () => {
  const accepted = ["a-one/gone/dark-360", "a-one/here/dark-360", "a-two/gone/dark-360"];
  const names = ["a-one/here/dark-360"];
  expect(orphansOf(names, accepted, [])).toEqual([accepted[0], accepted[2]]);
  expect(orphansOf(names, accepted, ["a-two"])).toEqual([accepted[2]]);
});

test("what differs is accepted by its stories, each once", () => {
  expect(storiesOf(["a-one/x/dark-360", "a-one/x/light-1280", "a-two/y/dark-360"])).toEqual([
    "a-one/x",
    "a-two/y",
  ]);
});

test("of many lines the first are shown, and how many more there are", () => {
  expect(listed(["a", "b"])).toBe("\n  a\n  b");
  expect(listed(["a", "b", "c"], 1)).toBe("\n  a\n  and 2 more");
});

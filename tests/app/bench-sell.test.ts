import { expect, it } from "vitest";
import { compareWalks } from "../bench/sell/pages";

it("counts what each walk lost or showed twice of what was there all the time, and of nothing else", () => {
  const walks = [
    ["a", "b", "c", "new"],
    ["b", "b", "paused", "paused", "a"],
    ["a", "c"],
  ];
  const before = ["a", "b", "c", "paused", "sold"];
  const after = ["a", "b", "c", "paused", "new"];
  expect(compareWalks(walks, { before, after, changed: new Set(["paused"]) })).toEqual({
    ...{ walks: 3, listings: 3, repeated: 1, lost: 2 },
  });
});

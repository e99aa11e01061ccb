import { expect, test } from "vitest";
import { defaultsOf, rowsOf, sourceOf } from "../../stories/docs/sources";

test("a list that is readonly has its type as it is written", async () => {
  const rows = rowsOf(await sourceOf("CompareTable"), "CompareTableProps");
  expect(rows.find(({ name }) => name === "columns")).toMatchObject({
    required: true,
    type: "readonly CompareColumn[]",
  });
});

test("a component that shares a folder is found by its file", async () => {
  const rows = rowsOf(await sourceOf("Select"), "SelectProps");
  expect(rows.map(({ name }) => name)).toContain("options");
});

test("what its styles take by themselves is its default", async () => {
  expect(await defaultsOf("Button")).toEqual({
    tone: '"neutral"',
    size: '"medium"',
    width: '"content"',
    shape: '"text"',
  });
});

test("the options of a message have their names and words", async () => {
  const rows = rowsOf(await sourceOf("Toast"), "ToastOptions");
  expect(rows.map(({ name, required }) => [name, required])).toEqual([
    ["tone", false],
    ["message", true],
    ["durationMs", false],
  ]);
  expect(rows.at(-1)?.description).toMatch(/^How long it stays/);
});

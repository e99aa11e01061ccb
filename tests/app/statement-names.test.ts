import { expect, it } from "vitest";
import { StatementNames } from "~/platform/db/statement-names.server";

it("a statement has a name from its second time on, always the same", () => {
  const names = new StatementNames(10, 10);
  expect(names.nameOf("select 1")).toBeUndefined();
  const name = names.nameOf("select 1");
  expect(name).toMatch(/^[\w-]{24}$/);
  expect(names.nameOf("select 1")).toBe(name);
  expect(names.nameOf("select 2")).toBeUndefined();
});

it("however many texts there are, few have one, and those keep it", () => {
  const names = new StatementNames(100, 1_000);
  const ask = (text: number) => names.nameOf(`select ${text}`);
  ask(0);
  const first = ask(0);
  for (let text = 1; text < 5_000; text++) {
    ask(text);
    ask(text);
  }
  expect(names.size).toBe(100);
  expect(ask(4_999)).toBeUndefined();
  expect(ask(0)).toBe(first);
});

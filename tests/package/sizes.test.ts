import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { measureSizes, type Size, wrappers } from "./support/sizes";

const file = path.join(import.meta.dirname, "sizes.json");
const accept = process.env.PACKAGE_ACCEPT === "1";
const sizes = await measureSizes();
const shown = [...sizes].filter(([name]) => !name.startsWith("raw "));

/** Room for what a small repair costs, and no more: 2 per cent and 20 bytes. */
const withRoom = (bytes: number) => (bytes === 0 ? 0 : Math.ceil(bytes * 1.02) + 20);
const budget = ({ js, css }: Size): Size => ({ js: withRoom(js), css: withRoom(css) });

if (accept) {
  const budgets = Object.fromEntries(
    shown.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, size]) => [name, budget(size)]),
  );
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}
const budgets = JSON.parse(readFileSync(file, "utf8")) as Record<string, Size>;
const how = "If it is worth it: npm run package:accept, and say why in the commit.";

test("every export keeps to its budget", () => {
  const over = shown.flatMap(([name, size]) => {
    const most = budgets[name];
    if (!most) return [`${name} is new and has no budget. ${how}`];
    return (["js", "css"] as const)
      .filter((kind) => size[kind] > most[kind])
      .map(
        (kind) =>
          `${name} brings ${size[kind]} B of ${kind} after gzip, over its budget of ${most[kind]}. ${how}`,
      );
  });
  const gone = Object.keys(budgets).filter((name) => !sizes.has(name));
  expect([...over, ...gone.map((name) => `${name} is gone, its budget is not. ${how}`)]).toEqual(
    [],
  );
});

test.each(Object.keys(wrappers))("%s weighs at most a tenth more than Radix's part", (name) => {
  const ours = sizes.get(name)?.js ?? Number.POSITIVE_INFINITY;
  const raw = sizes.get(`raw ${name}`)?.js ?? 0;
  expect(ours / raw, `${ours} B against ${raw} B after gzip`).toBeLessThanOrEqual(1.1);
});

test("nothing but what wraps a part brings a part", () => {
  const heaviest = Math.min(...Object.keys(wrappers).map((name) => sizes.get(name)?.js ?? 0));
  const heavy = shown
    .filter(([name, { js }]) => js >= heaviest && !(name in wrappers) && name !== "PriceMap")
    .map(([name, { js }]) => `${name}: ${js} B`);
  expect(heavy).toEqual([]);
});

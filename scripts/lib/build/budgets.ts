import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mapChunk, measureRoutes, type RouteBytes } from "../../../tests/bench/bytes";
import { root } from "../process/run";

/** Bytes after gzip. */
type Budget = { js: number; css: number };

export type Budgets = {
  /** The chunk that draws the map, bytes of JavaScript after gzip. */
  map: number;
  /** Set by hand: they are promises. */
  promised: Record<string, Budget>;
  /** Every other page: what was measured, and 5 % more. */
  measured: Record<string, Budget>;
};

export const budgetsFile = path.join(root, "tests/bench/budgets.json");
const client = path.join(root, "build/client");

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(budgetsFile, "utf8")) as Budgets;
}

type Measured = readonly RouteBytes[];

/** The bytes of the built site. */
export function measure(): Measured {
  return measureRoutes(client);
}

/** One sentence for each budget that is exceeded, missing, or kept for a page that is gone. */
export function overBudget(routes: Measured, budgets: Budgets): string[] {
  const of = { ...budgets.measured, ...budgets.promised };
  const problems = routes.flatMap((route) => {
    const budget = of[route.path];
    if (!budget) return [`${route.path} has no budget. To set one: npm run budgets -- --update`];
    return (["js", "css"] as const).flatMap((kind) => {
      const over = route[kind].gzip - budget[kind];
      return over > 0
        ? [
            `${route.path} ships ${bytes(route[kind].gzip)} of ${kind} after gzip, ${bytes(over)} over its budget of ${bytes(budget[kind])}.`,
          ]
        : [];
    });
  });
  const known = new Set(routes.map((route) => route.path));
  for (const gone of Object.keys(budgets.measured).filter((each) => !known.has(each)))
    problems.push(`${gone} has a budget but is no page. Run: npm run budgets -- --update`);
  const map = mapChunk(client).gzip;
  if (map > budgets.map)
    problems.push(
      `The map is ${bytes(map)} of js after gzip, ${bytes(map - budgets.map)} over its budget of ${bytes(budgets.map)}.`,
    );
  return problems;
}

/** Gives every page without a promised budget what it measures now and 5 % more. */
export function updateBudgets(routes: Measured, budgets: Budgets): void {
  const roomy = (size: number) => Math.ceil((size * 1.05) / 100) * 100;
  const measured = Object.fromEntries(
    routes
      .filter((route) => !(route.path in budgets.promised))
      .map(({ path: at, js, css }) => [at, { js: roomy(js.gzip), css: roomy(css.gzip) }]),
  );
  writeFileSync(budgetsFile, `${JSON.stringify({ ...budgets, measured }, null, 2)}\n`);
}

/** The bytes of every page as a Markdown table. */
export function bytesTable(routes: Measured): string {
  const rows = routes.map(({ path: at, js, css, beyondHome, later }) =>
    [at, js.gzip, js.brotli, css.gzip, css.brotli, beyondHome.gzip, later.gzip]
      .map((cell) => (typeof cell === "number" ? bytes(cell) : cell))
      .join(" | "),
  );
  return [
    "| page | js gzip | js brotli | css gzip | css brotli | js beyond / | js when needed |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

function bytes(size: number): string {
  return `${size.toLocaleString("en-US")} B`;
}

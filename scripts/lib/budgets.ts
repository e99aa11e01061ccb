import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mapBeyondHome, measureRoutes, type RouteBytes } from "../../tests/bench/bytes";
import { root } from "./run";

/** Bytes after gzip. */
type Budget = { js: number; css: number };

export type Budgets = {
  /** What the map may bring beyond `/`: bytes of JavaScript after gzip. */
  mapBeyondHome: number;
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

type Measured = {
  routes: readonly RouteBytes[];
  /** Undefined while there is no map. */
  mapBeyondHome: number | undefined;
};

/** The bytes of the built site. */
export function measure(): Measured {
  const routes = measureRoutes(client);
  const hasMap = routes.some((route) => route.path === "/map");
  return { routes, mapBeyondHome: hasMap ? mapBeyondHome(client).gzip : undefined };
}

/** One sentence for each budget that is exceeded, missing, or kept for a page that is gone. */
export function overBudget({ routes, mapBeyondHome: map }: Measured, budgets: Budgets): string[] {
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
  if (map !== undefined && map > budgets.mapBeyondHome)
    problems.push(
      `The map brings ${bytes(map)} of js beyond /, over its budget of ${bytes(budgets.mapBeyondHome)}.`,
    );
  return problems;
}

/** Gives every page without a promised budget what it measures now and 5 % more. */
export function updateBudgets({ routes }: Measured, budgets: Budgets): void {
  const roomy = (size: number) => Math.ceil((size * 1.05) / 100) * 100;
  const measured = Object.fromEntries(
    routes
      .filter((route) => !(route.path in budgets.promised))
      .map(({ path: at, js, css }) => [at, { js: roomy(js.gzip), css: roomy(css.gzip) }]),
  );
  writeFileSync(budgetsFile, `${JSON.stringify({ ...budgets, measured }, null, 2)}\n`);
}

/** The bytes of every page as a Markdown table. */
export function bytesTable({ routes, mapBeyondHome: map }: Measured): string {
  const rows = routes.map(({ path: at, js, css, later }) =>
    [at, js.gzip, js.brotli, css.gzip, css.brotli, later.gzip]
      .map((cell) => (typeof cell === "number" ? bytes(cell) : cell))
      .join(" | "),
  );
  return [
    "| page | js gzip | js brotli | css gzip | css brotli | later js gzip |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...rows.map((row) => `| ${row} |`),
    ...(map === undefined ? [] : ["", `The map beyond \`/\`: ${bytes(map)} of js after gzip.`]),
  ].join("\n");
}

function bytes(size: number): string {
  return `${size.toLocaleString("en-US")} B`;
}

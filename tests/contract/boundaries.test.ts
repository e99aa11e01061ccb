import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import rules from "../../.dependency-cruiser.mjs";

let house: string;

beforeEach(async () => {
  house = await realpath(await mkdtemp(path.join(tmpdir(), "partlane-house-")));
  await write("package.json", JSON.stringify({ dependencies: packages, name: "house" }));
  await write("ui/package.json", JSON.stringify({ dependencies: packages, name: "ui" }));
  for (const name of Object.keys(packages)) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
    await write(`node_modules/${name}/index.js`, "export const value = 1;");
  }
});

afterEach(() => rm(house, { recursive: true }));

const packages = {
  "@remix-run/react": "1",
  "drizzle-orm": "1",
  msw: "1",
  pg: "1",
  react: "1",
  stripe: "1",
  zod: "1",
};

async function write(file: string, content: string): Promise<void> {
  const full = path.join(house, file);
  await mkdir(path.dirname(full), { recursive: true });
  await writeFile(full, content);
}

/** The rules that are broken when one file imports another file, or a package. */
async function broken(from: string, to: string, typeOnly = false): Promise<string[]> {
  const isPackage = to in packages;
  const specifier = isPackage ? to : path.relative(path.dirname(from), to).replace(/^(?!\.)/, "./");
  const keyword = typeOnly ? "import type" : "import";
  if (!isPackage) await write(to, "export const value = 1; export type Value = number;");
  await write(
    from,
    `${keyword} { ${typeOnly ? "Value" : "value"} } from "${specifier.replace(/\.tsx?$/, "")}";\nexport const used = 1 as ${typeOnly ? "Value" : "unknown"};${typeOnly ? "" : " void value;"}\n`,
  );
  return rulesBroken();
}

async function rulesBroken(): Promise<string[]> {
  const folders = ["app", "ui", "mocks", "stories", "tests", "scripts", "server"];
  for (const folder of folders) await mkdir(path.join(house, folder), { recursive: true });
  const { tsConfig: _, ...options } = rules.options ?? {};
  const { output } = await cruise(folders, {
    ...options,
    baseDir: house,
    validate: true,
    ruleSet: { forbidden: rules.forbidden },
  });
  const { violations } = (output as ICruiseResult).summary;
  return [...new Set(violations.map((violation) => violation.rule.name))].sort();
}

describe("the house refuses", () => {
  test.each([
    ["ui-stands-alone", "ui/src/components/A/A.tsx", "zod"],
    ["ui-stands-alone", "ui/src/components/A/A.tsx", "@remix-run/react"],
    ["ui-stands-alone", "ui/src/components/A/A.tsx", "app/paths.ts"],
    ["ui-through-its-front-door", "app/orders/Page.tsx", "ui/src/components/A/parts/A.tsx"],
    ["ui-internal-stays-inside", "app/orders/Page.tsx", "ui/src/internal/props.ts"],
    ["primitives-know-no-patterns", "ui/src/components/A/A.tsx", "ui/src/patterns/B/index.ts"],
    ["app-is-never-mocked", "app/orders/Page.tsx", "mocks/handlers.ts"],
    ["app-is-never-mocked", "app/orders/Page.tsx", "msw"],
    [
      "payment-providers-through-the-port",
      "app/orders/orders.server.ts",
      "app/payments/providers/stripe.server.ts",
    ],
    ["one-file-knows-stripe", "app/payments/payments.server.ts", "stripe"],
    ["nobody-imports-routes", "app/orders/Page.tsx", "app/routes/home.tsx"],
    ["platform-knows-no-domain", "app/platform/clock.server.ts", "app/orders/order.schema.ts"],
    [
      "only-repositories-query",
      "app/orders/orders.server.ts",
      "app/platform/db/database.server.ts",
    ],
    ["only-repositories-query", "app/routes/orders.tsx", "app/platform/db/schema.server.ts"],
    ["only-repositories-query", "app/orders/orders.server.ts", "drizzle-orm"],
    ["only-repositories-query", "app/orders/orders.server.ts", "pg"],
    ["one-way-to-postgresql", "app/platform/db/database.server.ts", "pg"],
    ["one-way-to-postgresql", "scripts/lib/site/warm-cache.ts", "pg"],
    ["one-way-to-postgresql", "tests/app/orders.test.ts", "pg"],
    [
      "repositories-serve-their-own-domain",
      "app/orders/orders.server.ts",
      "app/contacts/contacts.repo.server.ts",
    ],
    [
      "domains-through-use-cases-or-schema",
      "app/orders/OrderPage.tsx",
      "app/contacts/ContactPage.tsx",
    ],
    ["search-geo-imports-below", "app/search/geo/a.ts", "app/search/query/b.ts"],
    ["search-query-imports-below", "app/search/query/a.ts", "app/search/text/b.ts"],
    ["search-model-imports-below", "app/search/model/a.ts", "app/search/sql/b.ts"],
    ["search-fitment-imports-below", "app/search/fitment/a.ts", "app/search/sql/b.ts"],
    ["search-text-imports-below", "app/search/text/vehicle/a.ts", "app/search/plan/b.ts"],
    ["search-stats-imports-below", "app/search/stats/a.ts", "app/search/sql/b.ts"],
    ["search-suggest-imports-below", "app/search/suggest/a.ts", "app/search/results/b.ts"],
    ["search-sql-imports-below", "app/search/sql/a.ts", "app/search/results/b.ts"],
    ["search-plan-imports-below", "app/search/plan/a.ts", "app/search/sql/b.ts"],
    [
      "search-plans-read-nothing",
      "app/search/plan/a.server.ts",
      "app/search/stats/cell-histogram.server.ts",
    ],
    ["search-results-imports-below", "app/search/results/a.ts", "app/search/suggest/b.ts"],
    [
      "import-files-know-no-database",
      "app/imports/csv/read-rows.server.ts",
      "app/listings/listings.server.ts",
    ],
    ["import-files-know-no-database", "app/imports/csv/read-rows.server.ts", "@remix-run/react"],
    [
      "import-files-know-no-database",
      "app/imports/csv/read-rows.server.ts",
      "app/platform/config/env.server.ts",
    ],
    ["views-ship-to-the-browser", "app/orders/OrderPage.tsx", "app/orders/orders.server.ts"],
    ["use-cases-know-no-http", "app/orders/orders.server.ts", "@remix-run/react"],
    ["mocks-know-only-schemas", "mocks/handlers.ts", "app/orders/orders.server.ts"],
    ["stories-show-views", "stories/screens/Orders.stories.tsx", "app/routes/orders.tsx"],
    ["stories-show-views", "stories/screens/Orders.stories.tsx", "app/orders/orders.server.ts"],
    ["server-stands-alone", "server/guard.ts", "app/platform/config/env.server.ts"],
    ["server-stands-alone", "server/guard.ts", "pg"],
    ["nobody-imports-server", "app/platform/http/request.server.ts", "server/guard.ts"],
    ["nobody-imports-tests-or-scripts", "app/orders/orders.server.ts", "scripts/seed.ts"],
    ["nobody-imports-tests-or-scripts", "stories/a.stories.tsx", "tests/support/a.ts"],
  ])("%s: %s → %s", async (rule, from, to) => {
    expect(await broken(from, to)).toContain(rule);
  });
});

test("the house refuses two files that need each other for types alone", async () => {
  await write("app/orders/a.ts", 'import type { B } from "./b";\nexport type A = B | 1;\n');
  await write("app/orders/b.ts", 'import type { A } from "./a";\nexport type B = A[];\n');
  expect(await rulesBroken()).toContain("no-circular");
});

describe("the house allows", () => {
  test.each([
    ["ui/src/patterns/B/B.tsx", "ui/src/components/A/index.ts"],
    ["ui/src/components/A/A.tsx", "react"],
    ["app/orders/orders.repo.server.ts", "app/platform/db/database.server.ts"],
    ["app/orders/orders.repo.server.ts", "drizzle-orm"],
    ["app/orders/orders.server.ts", "app/orders/orders.repo.server.ts"],
    ["app/orders/orders.server.ts", "app/contacts/contacts.server.ts"],
    ["app/orders/OrderPage.tsx", "app/contacts/contact.schema.ts"],
    ["app/orders/OrderPage.tsx", "ui/src/index.ts"],
    ["app/imports/csv/read-kind.ts", "app/platform/enums.ts"],
    ["app/imports/imports.server.ts", "app/imports/csv/read-rows.server.ts"],
    ["app/routes/orders.tsx", "app/orders/orders.server.ts"],
    ["mocks/handlers.ts", "app/catalog/listing.schema.ts"],
    ["mocks/handlers.ts", "msw"],
    ["stories/screens/Orders.stories.tsx", "app/orders/OrderPage.tsx"],
    ["stories/screens/Orders.stories.tsx", "mocks/handlers.ts"],
    ["tests/app/orders.test.ts", "app/orders/orders.repo.server.ts"],
    ["server/preload.ts", "server/guard.ts"],
    ["tests/app/server/guard.test.ts", "server/guard.ts"],
  ])("%s → %s", async (from, to) => {
    expect(await broken(from, to)).toEqual([]);
  });

  test.each([
    ["app/search/sql/a.ts", "app/search/plan/b.ts"],
    ["app/search/results/a.ts", "app/search/plan/b.ts"],
    ["app/search/stats/a.ts", "app/search/text/b.ts"],
    ["app/search/text/vehicle/a.ts", "app/search/query/b.ts"],
  ])("the way of a search: %s → %s", async (from, to) => {
    expect(await broken(from, to)).toEqual([]);
  });

  test("a view may name a type of the server's, which leaves no trace in what it ships", async () => {
    expect(await broken("app/orders/OrderPage.tsx", "app/orders/orders.server.ts", true)).toEqual(
      [],
    );
  });
});

import { describe, expect, it } from "vitest";
import type { Plan } from "~/search/plan/plan";
import { indented, planSummary, printPlan, printQuery } from "~/search/plan/print";
import type { Cursor } from "~/search/query/cursor.server";
import { plannedBy } from "../support/plan-statistics";

/*
 * Which way each kind of search is answered, decided by stored statistics alone: no database. The plans stand in
 * golden/search-plans.txt; after a change that means to choose otherwise, read the difference, and write it again:
 *   npx vitest run --project app tests/app/search-golden-plans.test.ts -u
 */

type Case = [query: string, also?: { after?: Cursor; hasSample?: boolean }];

const city = "bounds=-74.3,40.5,-73.7,41.0";
const states = "bounds=-125,24,-66,50";
const golf = "make=Volkswagen&model=Golf&year=2014&fits=1";
const niva = "make=Lada&model=Niva&year=1994&fits=1";

const groups: Record<string, readonly Case[]> = {
  "Nothing asked": [
    [""],
    ["sort=price"],
    ["sort=price-high"],
    ["sort=newest"],
    ["sort=best"],
    [city],
    [`${states}&sort=price`],
    [`${city}&sort=newest`],
  ],
  Words: [
    ["q=brake"],
    ["q=brake+pads+front"],
    ["q=transmission"],
    ["q=turbocharger"],
    ["q=carburetor"],
    ["q=graphite+brake"],
    ["q=distributor"],
    ["q=frobnicate+brake"],
    ["q=brake+pads&sort=best"],
    ["q=obd&sort=best"],
    [`q=brake+pads&${city}`],
    [`q=brake+pads&${states}`],
    [`q=turbocharger&${city}`],
    ["q=brake+pads", { hasSample: false }],
    ["q=brake+pads", { after: [120, 17] }],
    ["q=turbocharger", { after: [9_000, 17] }],
    ["q=headlight&near=44.06,-103.23"],
    ["q=headlight&near=0,-30"],
  ],
  "Words by price or time": [
    ["q=brake+pads&sort=price"],
    ["q=brake+pads&sort=price-high"],
    ["q=transmission&sort=price"],
    ["q=transmission&sort=price-high"],
    ["q=transmission&sort=price", { hasSample: false }],
    ["q=brake+pads&sort=price", { after: [3_000, 17] }],
    [`q=turbocharger&sort=price&${city}`],
    ["q=turbocharger&sort=newest"],
    ["q=brake+pads&sort=newest"],
    [`q=brake+pads&sort=newest&${city}`],
    ["q=distributor&sort=newest"],
    ["q=transmission&stock=all&sort=price"],
  ],
  "Filters by price or time": [
    ["category=brake&sort=price"],
    ["category=engine&sort=price"],
    ["category=drivetrain&condition=refurbished&sort=price"],
    [`category=brake&${city}&sort=price`],
    ["condition=refurbished&sort=newest"],
    ["category=engine&condition=used&sort=newest&stock=all"],
    ["category=brake&condition=used&sort=newest&stock=all"],
    ["min=4000&sort=newest"],
    ["min=4700&sort=newest"],
    ["type=turbocharger&category=engine&sort=newest"],
    ["seller=019a0000-0000-7000-8000-000000000001&sort=price"],
  ],
  "Ranges of prices": [
    ["q=transmission&max=750"],
    ["q=brake+pads&min=118"],
    ["q=brake+pads&max=100"],
    ["q=brake+pads&condition=new"],
    ["q=transmission&min=745&max=750"],
    ["q=turbocharger&condition=refurbished"],
    ["q=transmission&min=4600&sort=newest"],
    ["q=brake+pads&category=engine&min=2000"],
    ["brand=Bosch&min=4500"],
    ["brand=Bosch&min=4500", { hasSample: false }],
  ],
  Brands: [
    ["brand=Bosch"],
    ["brand=ATE&sort=newest"],
    ["brand=ATE&sort=price"],
    ["brand=Nobody"],
    ["brand=Brembo&q=brake+pads"],
    ["brand=Brembo&q=turbocharger&sort=price"],
  ],
  "What fits": [
    [golf],
    [`${golf}&q=brake+pads`],
    [`${golf}&q=turbocharger`],
    [`${golf}&sort=price`],
    [`${golf}&q=brake+pads&${city}`],
    [niva],
    ["make=Nobody&model=Nothing&year=2001&fits=1"],
  ],
  "Part numbers": [["q=43512-06150"], ["q=43512-06150&sort=best&category=brake"], ["q=OLD70015"]],
  "Provably empty": [
    ["q=alternator&category=wheel"],
    ["q=obd&category=brake"],
    [`${city}&near=35.68,139.69&within=5`],
  ],
};

const [planSearch, planWithoutSample] = await Promise.all([plannedBy(), plannedBy(false)]);

function planned([text, { after, hasSample = true } = {}]: Case) {
  const { query, page, plan } = (hasSample ? planSearch : planWithoutSample)(text, after);
  const conditions = [
    after && `after ${after.join(",")}`,
    !hasSample && "before a sample is at hand",
  ];
  const title = [decodeURIComponent(text).replaceAll("+", " ") || "(all)", ...conditions];
  const printed = [
    `• ${title.filter(Boolean).join("; ")}`,
    ...indented(printQuery(query), "    "),
    ...indented(printPlan(plan, page.order), "    "),
  ].join("\n");
  return { plan, printed };
}

const cases = Object.values(groups).flat();

describe("the plan of a search", () => {
  it("is the one that was agreed upon", async () => {
    const printed = Object.entries(groups).map(([title, all]) =>
      [`## ${title}`, ...all.map((each) => planned(each).printed)].join("\n\n"),
    );
    await expect(`${printed.join("\n\n")}\n`).toMatchFileSnapshot("golden/search-plans.txt");
  });

  it("is of each kind and falls back for each reason in some case", () => {
    const seen = new Set<string>();
    const visit = (plan: Plan) => {
      seen.add(plan.kind);
      if (plan.kind === "empty" || plan.kind === "expanding-ring" || !plan.fallback) return;
      seen.add(plan.fallback.when);
      visit(plan.fallback.plan);
    };
    for (const each of cases) visit(planned(each).plan);
    expect([...seen].sort()).toMatchInlineSnapshot(`
      [
        "cells",
        "empty",
        "expanding-ring",
        "index-walk",
        "key-lookup",
        "price-range",
        "seller-listings",
        "term-postings",
        "the page is not full",
        "the page is not full of what is in stock",
        "there are too many",
        "too many are counted",
        "vehicle-cells",
      ]
    `);
  });

  it("says the same each time, and nothing of what was typed in the log", () => {
    for (const each of cases) {
      expect(planned(each).printed).toBe(planned(each).printed);
      expect(JSON.stringify(planSummary(planned(each).plan))).not.toMatch(
        /brake|pads|transmission|turbocharger|bosch|golf|frobnicate/i,
      );
    }
  });
});

import { describe, expect, it } from "vitest";
import { executePlan, type PlanStep, type Reader } from "~/search/results/execute-plan.server";
import type { PartRow } from "~/search/sql/listings.repo.server";
import { plannedBy } from "../support/plan-statistics";

/* What becomes of a plan when its reads find this or that: which follow, and what is known of how many there are. */

const planSearch = await plannedBy();

/** So many rows of a page, so far away or so dear, and how many were found in all. */
type Page = { rows: number; found?: number; value?: number };

/** Carries out the plan of an address with reads that find these pages, one after the other. */
async function carriedOut(text: string, pages: readonly Page[], counted = 0) {
  const { plan, page } = planSearch(text);
  const left = [...pages];
  const reads: string[] = [];
  const db: Reader = {
    selectParts: async ({ source, filters }) => {
      reads.push(`${source.by}${filters.includeSoldOut ? " with sold out" : ""}`);
      const { rows = 0, found = null, value = 0 } = left.shift() ?? {};
      return Array.from({ length: rows }, (_, key) => ({ key, value, found }) as PartRow);
    },
    countCandidates: async () => counted,
  };
  const steps: PlanStep[] = [];
  const { total, rows } = await executePlan(plan, { page, db, onStep: (step) => steps.push(step) });
  return { reads, total, rows: rows.length, kinds: steps.map((step) => step.plan.kind) };
}

const full = 25;

describe("a walk", () => {
  it("ends where the page is full, and tells that there are as many at least", async () => {
    expect(await carriedOut("q=brake+pads&sort=newest", [{ rows: full }])).toMatchObject({
      ...{ reads: ["walk"], rows: full, kinds: ["index-walk"] },
      total: { isCounted: false, atLeast: full },
    });
  });

  it("is followed by all that has the words where it is not", async () => {
    const pages = [{ rows: 3 }, { rows: full, found: 900 }];
    expect(await carriedOut("q=brake+pads&sort=newest", pages)).toMatchObject({
      ...{ reads: ["walk", "words"], kinds: ["index-walk", "term-postings"] },
      total: { isCounted: true, count: 900 },
    });
  });

  it.each([
    [full, ["walk with sold out", "walk"]],
    [3, ["walk with sold out", "walk", "area with sold out"]],
  ])("among the sold out goes on unless %d in stock fill the page", async (inStock, reads) => {
    const pages = [{ rows: full }, { rows: inStock }, { rows: full, found: 40 }];
    const text = "category=brake&condition=used&sort=newest&stock=all";
    expect((await carriedOut(text, pages)).reads).toEqual(reads);
  });
});

describe("a range of prices", () => {
  it.each([
    [1_499, ["prices"]],
    [1_500, ["prices", "words"]],
  ])("of which %d are found", async (found, reads) => {
    const text = "q=transmission&min=745&max=750";
    const pages = [
      { rows: full, found },
      { rows: full, found: 80 },
    ];
    expect((await carriedOut(text, pages)).reads).toEqual(reads);
  });

  it.each([
    [1_499, ["priced"]],
    [1_500, ["walk"]],
  ])("in which %d are counted before", async (counted, reads) => {
    const pages = [{ rows: full, found: 700 }];
    expect((await carriedOut("min=4700&sort=newest", pages, counted)).reads).toEqual(reads);
  });
});

describe("an expanding ring", () => {
  it("is enough where a full page is within it", async () => {
    const pages = [{ rows: full, found: 60, value: 0.2 }];
    expect(await carriedOut("q=headlight", pages)).toMatchObject({
      ...{ reads: ["words"], rows: full },
      total: { isCounted: false, atLeast: full, share: expect.toSatisfy((n: number) => n > 0) },
    });
  });

  it("grows where what was found is in its corners, or too little", async () => {
    const pages = [
      { rows: full, found: 60, value: 5_000 },
      { rows: 2, found: 2, value: 0.2 },
      { rows: full, found: 70, value: 0.2 },
    ];
    expect(await carriedOut("q=headlight", pages)).toMatchObject({
      ...{ reads: ["words", "words", "words"], rows: full },
      kinds: ["expanding-ring", "expanding-ring", "expanding-ring"],
    });
  });

  it("ends with all there is, which is counted", async () => {
    const { reads, total } = await carriedOut("q=headlight", Array(30).fill({ rows: 1, found: 1 }));
    expect(total).toEqual({ isCounted: true, count: 1 });
    expect(reads.length).toBeLessThan(10);
  });

  it("is followed by all of the view where what is wanted is rare", async () => {
    const text = "make=Volkswagen&model=Golf&year=2014&fits=1&q=brake+pads";
    const pages = [
      { rows: 2, found: 2 },
      { rows: 9, found: 9 },
    ];
    expect(await carriedOut(text, pages)).toMatchObject({
      ...{ reads: ["fits", "fits"], total: { isCounted: true, count: 9 } },
    });
  });
});

it("reads nothing where nothing can be found", async () => {
  expect(await carriedOut("q=alternator&category=wheel", [])).toEqual({
    ...{ reads: [], rows: 0, kinds: [], total: { isCounted: true, count: 0 } },
  });
});

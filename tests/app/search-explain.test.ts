import { beforeAll, expect, it, vi } from "vitest";
import { asRequest, type RequestRecord } from "~/platform/log/request-record.server";
import { parseListingSearch } from "~/search/query/parse-search";
import { explainSearch } from "~/search/results/explain-search.server";
import { findParts } from "~/search/results/find-listings.server";
import { loadSampleCatalogue } from "../../scripts/lib/sample-catalogue/load";
import { useDatabase } from "../support/database";

const own = useDatabase();
beforeAll(async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await loadSampleCatalogue(own.url, { seed: 7, listings: 4_000 });
  vi.restoreAllMocks();
}, 60_000);

const explained = (text: string) => explainSearch(new URLSearchParams(text));

it("explains what a text was taken to mean, the plan and its reasons, and what was found", async () => {
  const told = await explained("q=brake pads golf 2014&near=40.7,-74");
  expect(told).toContain("vehicle: Volkswagen Golf 2014");
  expect(told).toContain("words: brake pads");
  expect(told).toMatch(/terms: brake pads → =brake-pads \(\d[\d,]*\)/);
  expect(told).toMatch(/filters: .*fits Volkswagen Golf 2014/);
  expect(told).toMatch(
    /Plan, made in \d+\.\d ms\n {2}[a-z-]+ by nearest: .*; reads about [\d,]+\n {4}because /,
  );
  expect(told).toMatch(
    /Carried out\n {2}[a-z-]+( within [\d.,]+ miles)?: \d+ rows( of [\d,]+ found)?, \d+\.\d ms\n/,
  );
});

it("explains the search with fewer words after the one that finds nothing", async () => {
  const told = await explained("q=brake frobnicate&sort=price");
  expect(told).toContain("because nothing has “frobnicate”");
  expect(told.match(/^Plan/gm)).toHaveLength(2);
  expect(told).toMatch(/24 listings$/);
});

it("explains each ring of one that expands, with what it held", async () => {
  const told = await explained("near=40.7,-74");
  expect(told).toMatch(/expanding-ring by nearest: [\d.,]+ miles, then up to \d+ wider/);
  expect(told).toMatch(/Carried out\n( {2}expanding-ring within [\d.,]+ miles: \d+ rows.*\n)+/);
  expect(told).toMatch(/24 listings$/);
});

it("explains what follows where a read proves to be the wrong one", async () => {
  const told = await explained("sort=newest&min=700");
  expect(told).toMatch(
    /price-range by newest: .*\n.*\n {4}if too many are counted:\n {6}[a-z-]+ by newest/,
  );
  expect(told).toMatch(/Carried out\n {2}price-range: \d+ rows of \d+ found, \d+\.\d ms/);
});

it("says to the log of a request by which plan it reads, and nothing of what was typed", async () => {
  const planOf = async (text: string) => {
    const record: RequestRecord = {
      id: "1",
      method: "GET",
      path: "/map",
      isOurs: true,
      queryMs: 0,
    };
    const { search } = parseListingSearch(new URLSearchParams(text));
    await asRequest(record, async () => await findParts(search));
    return record.plan;
  };
  expect(await planOf("near=40.7,-74")).toEqual({
    kind: "expanding-ring",
    estimate: expect.any(Number),
  });
  expect(await planOf("q=front&brand=Bosch")).toEqual({
    kind: "term-postings",
    estimate: expect.any(Number),
  });
  // The one that is carried out in the end: with fewer words.
  expect(await planOf("q=brake frobnicate")).not.toMatchObject({ kind: "empty" });
});

it("tells parameters that make no sense", async () => {
  expect(await explained("q=brake&category=nonsense")).toContain(
    "problem: Category must be one of",
  );
});

import { readFileSync } from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import { partCatalog } from "~/catalog/part-types/part-types";
import { loader } from "~/routes/api-interpret";
import {
  type InterpretAnswer,
  interpretAnswerSchema,
} from "~/search/text/sentence/interpret.schema";
import { nameKey } from "~/text/fold";
import { loadSampleCatalogue } from "../../scripts/lib/sample-catalogue/load";
import { useDatabase } from "../support/database";

/*
 * What people say at a parts counter, and what they mean: `parts` any of these and nothing else, `notParts` none of
 * these, the vehicle as far as it is said.
 */
interface Sentence {
  q: string;
  parts?: string[];
  notParts?: string[];
  year?: number;
  yearIs?: number;
  makes?: string[];
  models?: string[];
  maxCents?: number;
  condition?: string;
}

const sentences = JSON.parse(
  readFileSync(new URL("../search/sentences.json", import.meta.url), "utf8"),
) as Sentence[];

const own = useDatabase();
beforeAll(async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await loadSampleCatalogue(own.url, { seed: 7, listings: 4_000 });
  vi.restoreAllMocks();
}, 60_000);

async function interpreted(q: string): Promise<InterpretAnswer> {
  const request = new Request(`http://localhost/api/v1/interpret?${new URLSearchParams({ q })}`);
  const answer = await loader({ request, params: {}, context: {} });
  return interpretAnswerSchema.parse(await answer.json());
}

const isAmong = (wanted: readonly string[], got: readonly (string | null | undefined)[]) =>
  wanted.some((each) => got.some((one) => nameKey(each) === nameKey(one ?? "")));

it("are three hundred at least, of parts that the catalog has", () => {
  expect(sentences.length).toBeGreaterThanOrEqual(300);
  const known = new Set<string>(partCatalog.map(({ key }) => key));
  const named = sentences.flatMap(({ parts = [], notParts = [] }) => [...parts, ...notParts]);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

it.each(sentences.map((each) => [each.q, each] as const))("%s", async (q, wanted) => {
  const { parts, notParts = [], makes, models, maxCents, condition } = wanted;
  const year = wanted.year ?? wanted.yearIs;
  const { partTypes, vehicle, ...said } = await interpreted(q);
  if (parts) {
    expect(partTypes.length, "part types").toBeGreaterThan(0);
    expect(parts).toEqual(expect.arrayContaining(partTypes));
  }
  expect(partTypes.filter((each) => notParts.includes(each))).toEqual([]);
  if (year) expect(vehicle?.year).toBe(year);
  if (makes) expect(isAmong(makes, [vehicle?.make]), `make ${vehicle?.make}`).toBe(true);
  if (models) expect(isAmong(models, vehicle?.models ?? []), vehicle?.models.join()).toBe(true);
  if (maxCents) expect(said.price.maxCents).toBe(maxCents);
  if (condition) expect(said.condition).toBe(condition);
});

it.each([
  "injectors 6.0 powerstroke",
  "glow plug 1.9 tdi",
  "sti clutch kit",
  "spark plugs 5.7 hemi",
  "seat convertible saloon",
  "also an alternator",
])("puts no word right that the trade has: %s", async (q) => {
  expect((await interpreted(q)).corrections).toEqual([]);
});

import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { loader as clustersLoader } from "~/routes/api-clusters";
import { loader as facetsLoader } from "~/routes/api-facets";
import { loader } from "~/routes/api-listings";
import { loader as vinLoader } from "~/routes/api-vin";
import {
  clustersAnswerSchema,
  facetsAnswerSchema,
  listingsAnswerSchema,
  problemsAnswerSchema,
} from "~/search/results/answers.schema";
import { handlersFor } from "../../mocks/services";
import { useDatabase } from "../support/database";

useDatabase();

const url = (query: string) => `http://localhost:3000/api/v1/listings${query}`;

/** What the site itself answers. */
const real = (query: string) =>
  loader({ request: new Request(url(query)), params: {}, context: {} });

const mocked = async (query: string, scenario: "success" | "badRequest" = "success") => {
  const response = await getResponse(handlersFor({ siteApi: scenario }), new Request(url(query)));
  if (!response) throw new Error("nobody answered");
  return response;
};

describe("the mocked listings", () => {
  it.each([
    "",
    "?near=40.7484,-73.9857",
    "?category=brake",
    "?condition=used&sort=price",
    "?sort=price",
    "?sort=price-high",
    "?q=alternator",
    "?q=REAR%20shock",
    "?q=stuyvesant",
    "?q=nothing+of+the+kind",
    "?q=alternator+2019+camry",
    "?q=alternator+2019+camry&category=body",
    "?max=300",
    "?bounds=-74.0,40.7,-73.9,40.74",
  ])("are what the site answers to %j", async (query) => {
    const ours: unknown = await (await real(query)).json();
    expect(listingsAnswerSchema.parse(ours)).toEqual(ours);
    expect(await (await mocked(query)).json()).toEqual(ours);
  });

  it("refuse in the form that the site does", async () => {
    const [ours, mock] = await Promise.all([
      real("?sort=random"),
      mocked("?sort=random", "badRequest"),
    ]);
    expect([ours.status, mock.status]).toEqual([400, 400]);
    const problems = problemsAnswerSchema.parse(await ours.json());
    expect(await mock.json()).toEqual(problems);
  });
});

const at = (path: string) => new Request(`http://localhost:3000/api/v1/${path}`);
const ask = (load: typeof clustersLoader, path: string) =>
  load({ request: at(path), params: {}, context: {} });
async function mock(path: string, service: "siteApi" | "vin" = "siteApi"): Promise<unknown> {
  const response = await getResponse(handlersFor({ [service]: "success" }), at(path));
  if (!response) throw new Error("nobody answered");
  return await response.json();
}

describe("the mocked clusters", () => {
  it.each(["zoom=3", "zoom=13", "zoom=16&category=brake", "zoom=12&max=300", "zoom=18"])(
    "are what the site answers to %j, but for their ids",
    async (query) => {
      const path = `clusters?bounds=-74.2,40.6,-73.8,40.9&${query}`;
      const plain = (answer: unknown) =>
        clustersAnswerSchema
          .parse(answer)
          .clusters.map(({ id: _, lat, lng, ...rest }) => ({
            ...rest,
            at: [lat.toFixed(6), lng.toFixed(6)].join(),
          }))
          .toSorted((a, b) => (a.at < b.at ? -1 : 1));
      const ours: unknown = await (await ask(clustersLoader, path)).json();
      expect(plain(ours).length).toBeGreaterThan(0);
      expect(plain(await mock(path))).toEqual(plain(ours));
    },
  );
});

describe("the mocked facets", () => {
  it.each(["", "?max=300", "?bounds=-74.0,40.7,-73.9,40.74"])(
    "are what the site answers to %j, but for the sellers",
    async (query) => {
      const plain = (answer: unknown) => {
        const { seller: _, ...facets } = facetsAnswerSchema.parse(answer).facets;
        const sorted = Object.entries(facets).map(([name, all]) => [
          name,
          Array.isArray(all) ? all.toSorted((a, b) => (a.value < b.value ? -1 : 1)) : all,
        ]);
        return Object.fromEntries(sorted);
      };
      const ours: unknown = await (await ask(facetsLoader, `facets${query}`)).json();
      expect(plain(await mock(`facets${query}`))).toEqual(plain(ours));
    },
  );
});

describe("the mocked VIN", () => {
  it("is told as the site tells it", async () => {
    const vin = "4T1B11HK3KU210388";
    const path = `vehicles/vin/${vin}`;
    const ours = await vinLoader({ request: at(path), params: { vin }, context: {} });
    expect(await mock(path, "vin")).toEqual(await ours.json());
  });
});

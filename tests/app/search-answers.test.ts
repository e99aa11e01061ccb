import { describe, expect, it } from "vitest";
import { parseListingSearch } from "~/search/query/parse-search";
import { searchParams } from "~/search/query/search-params";
import {
  type ClustersAnswer,
  clustersAnswerSchema,
  type FacetsAnswer,
  facetsAnswerSchema,
} from "~/search/results/answers.schema";
import { listings } from "../../mocks/fixtures/listings";

const parse = (query: string, options = {}) =>
  parseListingSearch(new URLSearchParams(query), options);

describe("a search in a URL", () => {
  it("survives the way there and back with all that it may ask", () => {
    const query =
      "q=brake+pads&category=brake&type=brake-pads&condition=new&min=10&max=300&brand=Bosch&seller=019a0000-0000-7000-8000-000000000001&make=Volkswagen&model=Golf&year=2014&engine=2.0+L&fits=1&stock=all&sort=newest&near=40.5%2C-74&within=25&bounds=-74.10000%2C40.60000%2C-73.90000%2C40.80000";
    const outcome = parse(query);
    expect(outcome.kind).toBe("ok");
    expect(searchParams(outcome.search).toString()).toBe(query);
  });

  it.each([
    ["within=0", "within"],
    ["within=1.5", "within"],
    ["within=99999", "within"],
    ["stock=none", "stock"],
    ["fits=yes", "fits"],
  ])("names what is wrong with %s and goes on without it", (query, parameter) => {
    const outcome = parse(query);
    expect(outcome).toMatchObject({ kind: "bad", problems: [{ parameter }] });
    expect(searchParams(outcome.search).has(parameter)).toBe(false);
  });

  it("may ask for what fits the vehicle of who asks", () => {
    expect(parse("fits=1").kind).toBe("bad");
    expect(parse("fits=1", { hasVehicle: true })).toMatchObject({
      kind: "ok",
      search: { onlyFits: true },
    });
  });
});

describe("answers", () => {
  it("name one listing of a cluster only", () => {
    const [listing = null] = listings;
    const cluster: ClustersAnswer["clusters"][number] = {
      id: "c",
      count: 1,
      minPriceCents: 23_400,
      lat: 40.7,
      lng: -74,
      listing,
    };
    expect(clustersAnswerSchema.parse({ clusters: [cluster] })).toEqual({ clusters: [cluster] });
    const many = Array.from({ length: 301 }, () => cluster);
    expect(clustersAnswerSchema.safeParse({ clusters: many }).success).toBe(false);
  });

  it("count choices, those of sellers where they are not too many", () => {
    const choices = [{ value: "brake", label: "Brake", count: 1 }];
    const facets: FacetsAnswer["facets"] = {
      category: choices,
      condition: [],
      brand: [],
      partType: [],
      warranty: [],
      fits: null,
      inStock: 4,
    };
    expect(facetsAnswerSchema.parse({ facets, isExact: true }).facets.category).toEqual(choices);
  });
});

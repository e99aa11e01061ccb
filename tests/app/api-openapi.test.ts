import { describe, expect, it } from "vitest";
import { openApiDocument } from "~/api/openapi.server";
import { searchParameters } from "~/api/search-parameters";
import routes from "~/routes";
import { loader } from "~/routes/api-openapi";
import { loader as vinLoader } from "~/routes/api-vin";
import { parseListingSearch } from "~/search/query/parse-search";
import { searchParams } from "~/search/query/search-params";
import { decodedVinSchema } from "~/vehicles/decoded-vin.schema";
import { useDatabase } from "../support/database";

useDatabase();

const document = openApiDocument();

describe("GET /api/v1/openapi.json", () => {
  it("tells every endpoint of the site map", () => {
    const known = routes
      .map(({ path = "" }) => path)
      .filter((path) => path.startsWith("api/v1/") && !path.endsWith("openapi.json"))
      .map((path) => path.replace("api/v1", "").replace(":vin", "{vin}"));
    expect(Object.keys(document.paths).toSorted()).toEqual(known.toSorted());
  });

  it("tells every parameter that a search is written with, and its examples make sense", () => {
    const query = new URLSearchParams(
      searchParameters.flatMap(({ name, example }) =>
        example === undefined ? [] : [[name, String(example)]],
      ),
    );
    for (const [name, value] of [
      ["seller", "019a0000-0000-7000-8000-000000000001"],
      ["fits", "1"],
      ["stock", "all"],
    ])
      query.set(name as string, value as string);
    const outcome = parseListingSearch(query);
    expect(outcome.kind).toBe("ok");
    const written = [...searchParams(outcome.search).keys()];
    expect(written.toSorted()).toEqual(searchParameters.map(({ name }) => name).toSorted());
  });

  it("has the answers' own schemas, and may be kept", async () => {
    const { schemas } = document.components;
    expect(schemas.Listings).toMatchObject({
      type: "object",
      properties: {
        listings: { type: "array", maxItems: 240 },
        next: { anyOf: expect.any(Array) },
      },
    });
    const request = new Request("http://localhost/api/v1/openapi.json");
    const answer = loader({ request, params: {}, context: {} });
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
    const headers = { "If-None-Match": answer.headers.get("ETag") ?? "" };
    const again = loader({ request: new Request(request, { headers }), params: {}, context: {} });
    expect(again.status).toBe(304);
  });

  it("tells what a VIN's answer is like", async () => {
    for (const vin of ["4T1B11HK3KU210388", "WVWZZZ1KZAW000001"]) {
      const request = new Request(`http://localhost/api/v1/vehicles/vin/${vin}`);
      const answer: unknown = await (
        await vinLoader({ request, params: { vin }, context: {} })
      ).json();
      expect(decodedVinSchema.parse(answer)).toEqual(answer);
    }
  });
});

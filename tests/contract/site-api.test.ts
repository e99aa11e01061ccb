import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { loader } from "~/routes/api-listings";
import { listingsAnswerSchema, problemsAnswerSchema } from "~/search/answers.schema";
import { handlersFor } from "../../mocks/catalogue";
import { useDatabase } from "../support/database";

useDatabase();

const url = (query: string) => `http://localhost:3000/api/v1/listings${query}`;

/** What the site itself answers. */
const real = (query: string) =>
  loader({ request: new Request(url(query)), params: {}, context: {} });

const mocked = async (query: string, scenario: "ok" | "badRequest" = "ok") => {
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

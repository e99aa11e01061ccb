import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { loader } from "~/routes/api-suggest";
import { problemsAnswerSchema } from "~/search/results/answers.schema";
import { suggestions } from "../../mocks/fixtures/suggestions";
import { handlersFor } from "../../mocks/services";
import { useDatabase } from "../support/database";

useDatabase();

const url = (q: string) => `http://localhost:3000/api/v1/suggest?${new URLSearchParams({ q })}`;

/** What the site itself answers. */
const real = (q: string) => loader({ request: new Request(url(q)), params: {}, context: {} });

describe("the mocked suggestions", () => {
  it.each([...suggestions.keys(), "nothing of the kind"])(
    "are what the site answers to %j",
    async (q) => {
      const mocked = await getResponse(handlersFor({ suggest: "success" }), new Request(url(q)));
      expect(await mocked?.json()).toEqual(await (await real(q)).json());
    },
  );

  it("refuse in the form that the site does", async () => {
    const mocked = await getResponse(handlersFor({ suggest: "badRequest" }), new Request(url("x")));
    const ours = await real("x".repeat(201));
    expect([ours.status, mocked?.status]).toEqual([400, 400]);
    expect(await mocked?.json()).toEqual(problemsAnswerSchema.parse(await ours.json()));
  });
});

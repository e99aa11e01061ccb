import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { loader } from "~/routes/api-interpret";
import { problemsAnswerSchema } from "~/search/results/answers.schema";
import { interpretAnswerSchema } from "~/search/text/sentence/interpret.schema";
import { interpretations } from "../../mocks/fixtures/interpretations";
import { handlersFor } from "../../mocks/services";
import { useDatabase } from "../support/database";

useDatabase();

const url = (q: string) => `http://localhost:3000/api/v1/interpret?${new URLSearchParams({ q })}`;

/** What the site itself answers. */
const real = (q: string) => loader({ request: new Request(url(q)), params: {}, context: {} });

describe("the mocked interpretation", () => {
  it.each([...interpretations.keys(), "frobnicate"])(
    "is what the site answers to %j",
    async (q) => {
      const mocked = await getResponse(handlersFor({ interpret: "success" }), new Request(url(q)));
      const answer = interpretAnswerSchema.parse(await mocked?.json());
      expect(answer).toEqual(await (await real(q)).json());
    },
  );

  it.each(["x".repeat(201), ""])("refuses in the form that the site does", async (q) => {
    const asked = new Request(url("x"));
    const mocked = await getResponse(handlersFor({ interpret: "badRequest" }), asked);
    const ours = await real(q);
    expect([ours.status, mocked?.status]).toEqual([400, 400]);
    expect(await mocked?.json()).toEqual(problemsAnswerSchema.parse(await ours.json()));
  });
});

import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { placesAnswerSchema } from "~/places/place.schema";
import { loader } from "~/routes/api-places";
import { places } from "../../mocks/fixtures/places";
import { handlersFor } from "../../mocks/services";

const url = (q: string) => `http://localhost:3000/api/v1/places?${new URLSearchParams({ q })}`;
const real = (q: string) => loader({ request: new Request(url(q)), params: {}, context: {} });
const mocked = (q: string, scenario: "success" | "badRequest" = "success") =>
  getResponse(handlersFor({ places: scenario }), new Request(url(q)));

describe("the mocked places", () => {
  it.each([...places.keys(), "nothing of the kind"])(
    "are what the site answers to %j",
    async (q) => {
      const ours: unknown = await (await real(q)).json();
      expect(placesAnswerSchema.parse(ours)).toEqual(ours);
      expect(await (await mocked(q))?.json()).toEqual(ours);
    },
  );

  it("refuse in the form that the site does", async () => {
    const ours = await real("x".repeat(101));
    const mock = await mocked("x", "badRequest");
    expect([ours.status, mock?.status]).toEqual([400, 400]);
    expect(await mock?.json()).toEqual(await ours.json());
  });
});

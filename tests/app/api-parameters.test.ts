import { describe, expect, it } from "vitest";
import { acceptParameters } from "~/api/parameters.server";
import { listingsParameters, placesParameters, vinParameters } from "~/api/search-parameters";
import { answerCacheSize, clearAnswerCache } from "~/platform/http/cached-json.server";
import { loader as clusters } from "~/routes/api-clusters";
import { loader as facets } from "~/routes/api-facets";
import { loader as interpret } from "~/routes/api-interpret";
import { loader as listings } from "~/routes/api-listings";
import { loader as places } from "~/routes/api-places";
import { loader as suggest } from "~/routes/api-suggest";
import { loader as vin } from "~/routes/api-vin";
import { problemsAnswerSchema } from "~/search/results/answers.schema";
import { useDatabase } from "../support/database";

useDatabase();

const accept = (query: string, known = listingsParameters) =>
  acceptParameters(new URLSearchParams(query), known);
const messages = (query: string, known?: typeof listingsParameters) => {
  const accepted = accept(query, known);
  return accepted.kind === "bad" ? accepted.problems.map(({ message }) => message) : [];
};

describe("the parameters of an address", () => {
  it("are the same in any order, and blank ones are none", () => {
    const texts = ["q=rotor&max=20&as=", "as=&max=20&q=rotor"].map((query) => {
      const accepted = accept(query);
      return accepted.kind === "ok" && accepted.query.toString();
    });
    expect(texts).toEqual(["q=rotor&max=20", "q=rotor&max=20"]);
  });

  it("that nobody knows are refused, with the one that was meant", () => {
    expect(messages("Brand=x")).toEqual(["Unknown parameter. Did you mean brand?"]);
    expect(messages("catgory=brake")).toEqual(["Unknown parameter. Did you mean category?"]);
    expect(messages("maxPrice=20")).toEqual(["Unknown parameter. Did you mean max?"]);
    expect(messages("town=x", placesParameters)).toEqual(["Unknown parameter. Use q."]);
    expect(messages("x=1", vinParameters)).toEqual([
      "Unknown parameter. This endpoint takes none.",
    ]);
    expect(messages("vin=1", vinParameters)).toHaveLength(1);
  });

  it("are refused when they are given twice, or longer than makes sense", () => {
    expect(messages("q=a&q=b")).toEqual(["Use it only once."]);
    expect(messages(`near=${"1".repeat(501)}`)).toEqual(["Use at most 500 characters."]);
  });

  it("are told of in few words, however many and long they are", () => {
    const query = Array.from({ length: 300 }, (_, at) => `${at}${"\u0007é".repeat(200)}=1`);
    const accepted = accept(query.join("&"));
    expect(accepted).toMatchObject({ kind: "bad", problems: { length: 5 } });
    expect(JSON.stringify(accepted).length).toBeLessThan(3_000);
    expect(JSON.stringify(accepted)).not.toContain("u0007");
  });
});

const asked = (path: string) => ({
  request: new Request(`http://localhost/api/v1/${path}`),
  params: { vin: "4T1B11HK3KU210388" },
  context: {},
});

describe("every JSON endpoint", () => {
  it.each([
    ["listings?q=rotor", listings],
    ["clusters?zoom=12", clusters],
    ["facets?q=rotor", facets],
    ["suggest?q=rotor", suggest],
    ["interpret?q=rotor", interpret],
    ["places?q=Springfield", places],
    ["vehicles/vin/4T1B11HK3KU210388?", vin],
  ])("refuses what it does not know: %s", async (path, load) => {
    expect((await load(asked(path))).status).toBe(200);
    const refused = await load(asked(`${path}&utm_source=x`));
    expect([refused.status, refused.headers.get("Cache-Control")]).toEqual([400, "no-store"]);
    const answer: unknown = await refused.json();
    expect(problemsAnswerSchema.parse(answer).problems).toMatchObject([
      { parameter: "utm_source" },
    ]);
  });

  it("keeps nothing of what it refuses, and one answer for what asks the same", async () => {
    clearAnswerCache();
    for (let count = 0; count < 300; count++) {
      await clusters(asked(`clusters?zoom=99&x=${count}${"r".repeat(7_000)}`));
      await clusters(asked(`clusters?zoom=99&page=${count}`));
      await clusters(asked(`clusters?zoom=${count + 23}`));
    }
    expect(answerCacheSize()).toEqual({ entries: 0, bytes: 0 });
    await facets(asked("facets?q=rotor&max=20"));
    await facets(asked("facets?max=20&q=rotor&min="));
    expect(answerCacheSize().entries).toBe(1);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { loader as interpret } from "~/routes/api-interpret";
import { loader as list } from "~/routes/api-listings";
import { loader as map } from "~/routes/map";
import { listingsAnswerSchema } from "~/search/results/answers.schema";
import { useDatabase } from "../support/database";
import { addListing } from "../support/search-catalogue";

/* Where on the car a part goes is a filter, by the words of listings, whether chosen or said in a sentence. */

const own = useDatabase({ seed: false });

beforeAll(async () => {
  for (const [name, partNumber] of [
    ["Front Left Door Mirror", "M-FL"],
    ["Front Right Door Mirror", "M-FR"],
    ["Rear Left Door Handle", "H-RL"],
    ["Door Mirror", "M"],
  ] as const)
    await addListing(own.db, { name, partNumber, category: "body" });
});

const at = (path: string) => ({
  request: new Request(`http://localhost/${path}`),
  params: {},
  context: {},
});
const numbers = async (query: string) => {
  const answer = listingsAnswerSchema.parse(await (await list(at(`api?${query}`))).json());
  return answer.listings.map(({ partNumber }) => partNumber).sort();
};

describe("where on the car a part goes", () => {
  it("narrows a search, beside words or alone", async () => {
    expect(await numbers("q=door+mirror")).toEqual(["M", "M-FL", "M-FR"]);
    expect(await numbers("q=door+mirror&position=left")).toEqual(["M-FL"]);
    expect(await numbers("q=door+mirror&position=front")).toEqual(["M-FL", "M-FR"]);
    expect(await numbers("position=left")).toEqual(["H-RL", "M-FL"]);
    expect(await numbers("position=front,right")).toEqual(["M-FR"]);
  });

  it("is left out where nothing has it, and that is told", async () => {
    const answer = await (await list(at("api?q=door+mirror&position=rear"))).json();
    const { listings, leftOut } = listingsAnswerSchema.parse(answer);
    expect(listings.map(({ partNumber }) => partNumber).sort()).toEqual(["M", "M-FL", "M-FR"]);
    expect(leftOut).toEqual(["rear"]);
  });

  it("is refused where there is no such place", async () => {
    for (const position of ["roof", "front,roof", "front,rear,left,right,upper"])
      expect((await list(at(`api?position=${position}`))).status, position).toBe(400);
  });

  it.each([
    ["driver side mirror", "q=side+mirror&position=left"],
    ["mirror passenger front 2014 golf", "q=mirror&position=front%2Cright"],
    ["control arm lower", "q=control+arm&position=lower"],
  ])("is read from %s", async (q, search) => {
    const answer = await (await interpret(at(`api?${new URLSearchParams({ q })}`))).json();
    expect((answer as { search: string }).search).toContain(search);
  });

  it("goes into the address of the page, where it can be seen and removed", async () => {
    const answer = await map(at("map?q=driver+side+mirror"));
    if (!(answer instanceof Response)) throw new Error("It leads nowhere.");
    const { searchParams } = new URL(answer.headers.get("Location") ?? "", "http://site");
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ q: "side mirror", position: "left", said: "driver side mirror" },
    });
  });
});

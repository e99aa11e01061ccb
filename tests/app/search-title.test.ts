import { describe, expect, it } from "vitest";
import { searchTitle } from "~/map/list/search-title";
import { loader, meta } from "~/routes/map";
import { useDatabase } from "../support/database";
import { visit } from "../support/signed-in";

useDatabase();

/** Follows where a reading of the text leads, as a browser does. */
async function titleOf(path: string): Promise<{ heading: string | undefined; title: string }> {
  const answer = await loader(visit(path));
  if (!("data" in answer)) return titleOf(answer.headers.get("Location") ?? "");
  const { data } = answer;
  const tags = meta({
    data,
    location: { pathname: "/map" },
    matches: [],
  } as unknown as Parameters<typeof meta>[0]);
  const title = (tags ?? []).flatMap((tag) => (tag && "title" in tag ? [String(tag.title)] : []));
  return { heading: searchTitle(data), title: title.join() };
}

describe("the title and heading of the map", () => {
  it.each([
    ["/map", undefined],
    ["/map?q=rotor", "Rotor"],
    ["/map?category=brake", "Brake parts"],
    ["/map?type=brake-rotor&condition=used", "Used brake rotor"],
    ["/map?brand=Bosch", "Bosch parts"],
    ["/map?condition=new&brand=Bosch&q=rotor", "New Bosch rotor"],
    [
      "/map?q=brake+pads&make=Volkswagen&model=Golf&year=2014&near=40.65,-73.95",
      /^Brake pads for 2014 Volkswagen Golf near .*Brooklyn/,
    ],
    ["/map?q=2014+golf+brake+pads", "Brake pads for 2014 Volkswagen Golf"],
    ["/map?near=40.65,-73.95", /^Parts near .*Brooklyn/],
    ["/map?make=Volkswagen&model=Golf&year=2014", "Parts for 2014 Volkswagen Golf"],
  ])("%s says what was searched", async (path, expected) => {
    const { heading, title } = await titleOf(path);
    if (expected === undefined) expect(heading).toBeUndefined();
    else
      expect(heading).toMatch(
        typeof expected === "string" ? new RegExp(`^${expected}$`) : expected,
      );
    expect(title).toBe(heading ? `${heading} – Parts map | Partlane` : "Map | Partlane");
  });

  it("tells no vehicle's number", async () => {
    for (const vin of ["1FTFW5L88RFB00316", "1HGCM82633A004352", "1HGCM82633A004353"]) {
      const { heading, title } = await titleOf(`/map?q=${vin}`);
      expect(`${heading} ${title}`).not.toContain(vin.slice(0, 8));
    }
  });

  it("stays within bounds, whatever is searched", async () => {
    const long = "W ".repeat(150);
    const { heading, title } = await titleOf(
      `/map?q=${long}&brand=${"B".repeat(60)}&make=${"M".repeat(60)}&model=${"N".repeat(60)}&year=2014&near=40.65,-73.95`,
    );
    expect(heading?.length).toBeLessThan(220);
    expect(title.length).toBeLessThan(250);
  });
});

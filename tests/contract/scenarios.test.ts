import { describe, expect, it } from "vitest";
import { choicesOf, labelOf, withChoice } from "../../.storybook/scenario-choices";
import type { StoryFile } from "../../.storybook/shots";
import { isOverridden, parted, scenariosOf } from "../../mocks/chosen";
import { type Scenarios, serviceNames, services } from "../../mocks/services";

describe("the catalog in stories", async () => {
  const files = import.meta.glob<StoryFile>("../../stories/**/*.stories.tsx", { eager: true });
  const shown = new Set(
    Object.values(files).flatMap(({ default: meta, ...stories }) =>
      Object.values(stories).flatMap(({ parameters }) =>
        Object.entries({ ...meta.parameters?.mocks, ...parameters?.mocks } as Scenarios).map(
          ([service, scenario]) => `${service}: ${scenario}`,
        ),
      ),
    ),
  );

  it("is shown whole: for each service and scenario there is a story", () => {
    const missing = serviceNames
      .filter((name) => !services[name].unseen)
      .flatMap((name) => services[name].scenarios.map((scenario) => `${name}: ${scenario}`))
      .filter((each) => !shown.has(each));
    expect(missing).toEqual([]);
  });

  it("has all that stories ask for", () => {
    const known = serviceNames.flatMap((name) =>
      services[name].scenarios.map((scenario) => `${name}: ${scenario}`),
    );
    expect([...shown].filter((each) => !known.includes(each))).toEqual([]);
  });

  it("has for every service a success, an error, and what a network does", () => {
    for (const name of serviceNames)
      expect(services[name].scenarios, name).toEqual(
        expect.arrayContaining(["success", "loading", "slow", "error", "offline"]),
      );
  });
});

describe("the scenario in which a story is played", () => {
  const parameters = { mocks: { suggest: "slow", basemap: "success" } };

  it("is its own", () => {
    expect(scenariosOf({ parameters })).toEqual(parameters.mocks);
    expect(isOverridden({ parameters, globals: { scenarios: {} } })).toBe(false);
    expect(scenariosOf({})).toEqual({});
  });

  it("is the toolbar's, where the service has it", () => {
    const played = (scenarios: object) => scenariosOf({ parameters, globals: { scenarios } });
    expect(played({ all: "error" })).toEqual({ suggest: "error", basemap: "error" });
    expect(played({ all: "empty" })).toEqual({ suggest: "empty", basemap: "success" });
    expect(played({ all: "error", basemap: "slow" })).toEqual({
      suggest: "error",
      basemap: "slow",
    });
    expect(played({ places: "error", basemap: "nonsense" })).toEqual(parameters.mocks);
    expect(isOverridden({ parameters, globals: { scenarios: { all: "error" } } })).toBe(true);
  });

  it("goes before the story's own handlers, unless all is well with it", () => {
    expect(parted({ suggest: "slow", basemap: "success" })).toEqual({
      well: { basemap: "success" },
      other: { suggest: "slow" },
    });
  });
});

describe("the toolbar", () => {
  const catalogue = {
    suggest: { title: "Suggestions", scenarios: ["success", "empty", "slow"] },
    basemap: { title: "Basemap", scenarios: ["success", "slow"] },
    places: { title: "Places", scenarios: ["success"] },
  };

  it("offers what the story asks, and first what all of it has", () => {
    const rows = choicesOf(catalogue, { suggest: "slow", basemap: "success" });
    expect(rows.map(({ name }) => name)).toEqual(["all", "suggest", "basemap"]);
    expect(rows[0]?.scenarios).toEqual(["success", "slow"]);
    expect(rows[1]?.own).toBe("slow");
    expect(choicesOf(catalogue, { places: "success" }).map(({ name }) => name)).toEqual(["places"]);
    expect(choicesOf(catalogue, {})).toEqual([]);
  });

  it("keeps a choice until it is given back to the story", () => {
    expect(withChoice({ all: "slow" }, "suggest", "empty")).toEqual({
      all: "slow",
      suggest: "empty",
    });
    expect(withChoice({ all: "slow" }, "all", "")).toEqual({});
    expect(labelOf("badCheckDigit")).toBe("Bad check digit");
  });
});

import type { RouteConfigEntry } from "@remix-run/route-config";
import { toId } from "storybook/internal/csf";
import { describe, expect, test } from "vitest";
import type { StoryFile } from "../../.storybook/shots";
import routes from "../../app/routes";
import { flows, screenAt, siteMap } from "../../stories/support/site-map";

const files = import.meta.glob<StoryFile>("../../stories/screens/**/*.stories.tsx", {
  eager: true,
});

/** Of what shows a page: a route that is a `.tsx` and leads somewhere by itself. */
function pagesOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ file, path, index, children }) => {
    const own = path ? `${above}/${path}` : above;
    if (children) return pagesOf(children, own);
    return file.endsWith(".tsx") && (index || path) ? [own || "/"] : [];
  });
}

describe("the map of the screens", () => {
  const pages = pagesOf(routes);
  const known = siteMap.map(({ path }) => path);

  test("has every page of the site", () => {
    expect(pages.length).toBeGreaterThan(25);
    expect(pages.filter((path) => !known.includes(path))).toEqual([]);
  });

  test("has nothing that is no page of the site", () => {
    expect(known.filter((path) => !pages.includes(path))).toEqual([]);
  });

  test("leads to a story for each", () => {
    const stories = Object.values(files).flatMap(({ default: meta, ...stories }) =>
      Object.keys(stories).map((name) => toId(meta.title ?? "", storyNameOf(name))),
    );
    expect(siteMap.filter(({ story }) => !stories.includes(story))).toEqual([]);
  });

  test("has every step of its flows", () => {
    const steps = flows.flatMap(({ paths }) => paths);
    expect(steps.filter((path) => !known.includes(path))).toEqual([]);
  });

  test("finds the screen of an address", () => {
    expect(screenAt("/dashboard/orders/PL-20432")?.name).toBe("Order");
    expect(screenAt("/dashboard")?.name).toBe("Dashboard");
    expect(screenAt("/nowhere/at/all")?.name).toBe("Not found");
  });
});

/** As Storybook names a story: `FirstPage` is first-page. */
const storyNameOf = (exportName: string) => exportName.replace(/([a-z0-9])([A-Z])/g, "$1-$2");

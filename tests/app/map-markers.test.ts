import { describe, expect, it } from "vitest";
import type { Listing } from "~/catalog/listing.schema";
import { markersOf, pinHref, pinMembers } from "~/map/canvas/markers";
import type { Cluster } from "~/map/data/page-data";

const listing = (id: string) =>
  ({
    id,
    name: "Alternator",
    priceCents: 9_900,
    quantity: 1,
    coords: { lat: 40, lng: -74 },
  }) as Listing;
const near = listing("near");
const far = listing("far");
const cluster = (id: string, of: number | Listing): Cluster => ({
  ...{ id, lat: 40, lng: -74, minPriceCents: 9_900 },
  ...(typeof of === "number" ? { count: of, listing: null } : { count: 1, listing: of }),
});

it("joins a pin of clusters and of single parts, which the list need not have", () => {
  const clusters = [cluster("13.1", 12), cluster("13.2", far), cluster("13.3", 7)];
  const ids = markersOf([near], clusters, null).map(({ id }) => id);
  expect(pinMembers(ids.slice(0, 2), [near], clusters)).toEqual({
    listings: [far],
    clusters: [clusters[0]],
  });
});

it("joins a pin of the chosen part, which is shown beside the cluster that counts it", () => {
  const clusters = [cluster("13.1", 12)];
  const ids = markersOf([near], clusters, near).map(({ id }) => id);
  expect(pinMembers(ids, [near], clusters)).toEqual({ listings: [near], clusters });
});

it("joins a pin of the list's own parts where nothing is counted", () => {
  expect(pinMembers(["far"], [near, far], null)).toEqual({ listings: [far], clusters: [] });
});

describe("where pins lead without script", () => {
  const linked = { text: "alternator", zoom: 13, follows: true };
  const finding = { search: {}, linked, kept: { ...linked, shown: 2 } };
  const leadsTo = (...joined: Parameters<typeof pinMembers>) =>
    new URL(pinHref(finding, pinMembers(...joined)), "https://partlane.test").searchParams;

  it("a single part's to its panel, over the list as it is", () => {
    const params = leadsTo(["near"], [near, far], null);
    expect(Object.fromEntries(params)).toEqual({ q: "alternator", shown: "2", part: "near" });
  });

  it("the chosen part's to its own panel, also where neither list nor clusters have it", () => {
    const [pin] = markersOf([], [], near);
    const params = leadsTo([pin?.id ?? ""], [], [], near);
    expect(params.get("part")).toBe("near");
  });

  it("a joined one's stays what was read from a text", () => {
    const said = "2003 honda accord brake";
    const asked = { ...finding, kept: { ...finding.kept, said } };
    const href = pinHref(asked, pinMembers(["near", "far"], [near, far], null));
    expect(new URL(href, "https://partlane.test").searchParams.get("said")).toBe(said);
  });

  it("a joined one's to the area that all of it is in, from the first page on", () => {
    const clusters = [cluster("13.1", 12)];
    const params = leadsTo(["cluster 13.1", "near"], [near], clusters);
    expect([...params.keys()].sort()).toEqual(["bounds", "q"]);
    const [west, south, east, north] = (params.get("bounds") ?? "").split(",").map(Number);
    expect(west).toBeLessThan(-74);
    expect(east).toBeGreaterThanOrEqual(-74);
    expect(south).toBeLessThan(40);
    expect(north).toBeGreaterThan(40);
  });
});

import { boundsFor, viewFor } from "@partlane/ui/price-map";
import { describe, expect, it } from "vitest";
import type { Sort } from "~/catalog/choices";
import type { Coords } from "~/catalog/distance";
import { boundsOfAll } from "~/map/viewport/fit-all";
import { isOnePlace } from "~/map/viewport/group-bounds";
import { union, within } from "~/map/viewport/tile-bounds";
import {
  boxOfFound,
  clampedBounds,
  initialViewport,
  minZoom,
  readMapUrlState,
} from "~/map/viewport/viewport";
import { paths } from "~/paths";
import { isInside } from "~/search/geo/bounds";
import { tileOf } from "~/search/geo/morton-cells";

const newYork = { lat: 40.71, lng: -74.01 };
const brooklyn = { coords: { lat: 40.69, lng: -73.98 } };
const teaneck = { coords: { lat: 40.89, lng: -74.01 } };
const newark = { coords: { lat: 40.73, lng: -74.17 } };
const miami = { coords: { lat: 25.76, lng: -80.19 } };
const denver = { coords: { lat: 39.74, lng: -104.99 } };

describe("what of a search is shown first", () => {
  const nearest = { sort: "nearest" } as const;

  it("is what is near, not a continent with the nearest at its edge", () => {
    expect(boxOfFound([brooklyn, teaneck, newark, miami, denver], nearest, newYork)).toEqual({
      ...{ north: 40.89, south: 40.69 },
      ...{ west: -74.17, east: -73.98 },
    });
  });

  it("is all of it where little is near, or another order than by distance was asked for", () => {
    const all = { north: 40.69, south: 25.76, west: -104.99, east: -73.98 };
    expect(boxOfFound([brooklyn, miami, denver], nearest, newYork)).toEqual(all);
    const byPrice = { sort: "price" } as const;
    const whole = { north: 40.89, south: 25.76, west: -104.99, east: -73.98 };
    expect(boxOfFound([brooklyn, teaneck, newark, miami, denver], byPrice, newYork)).toEqual(whole);
  });

  it("is nothing of nothing", () => {
    expect(boxOfFound([], nearest, newYork)).toBeNull();
  });
});

describe("where a map of nothing in particular begins", () => {
  const begun = (found: { coords: Coords }[], around: Coords, sort: Sort = "nearest") =>
    initialViewport({ search: { text: "", sort }, own: nowhere, found, named: null, around });
  const nowhere = { bounds: undefined, zoom: undefined, look: undefined };
  const paris = { lat: 33.66, lng: -95.56 };
  const dallas = { coords: { lat: 32.78, lng: -96.8 } };

  it("is around the reader where there is something in sight", () => {
    expect(begun([brooklyn, miami], newYork)).toEqual({ center: newYork, zoom: 13 });
  });

  it("holds the reader and the nearest few where these are farther", () => {
    const { center, zoom } = begun([dallas, denver, miami, brooklyn], paris);
    const shown = boundsFor({ center, zoom }, { width: 860, height: 675 });
    for (const coords of [paris, dallas.coords, denver.coords, miami.coords])
      expect(isInside(clampedBounds(shown), coords)).toBe(true);
  });

  it("is around the reader in another order, which says nothing of the nearest, and of nothing", () => {
    expect(begun([miami], paris, "price")).toEqual({ center: paris, zoom: 13 });
    expect(begun([], paris)).toEqual({ center: paris, zoom: 13 });
  });
});

describe("how far out a map goes", () => {
  it.each([
    [360, 0],
    [540, 0],
    [568, 1],
    [768, 1],
    [860, 1],
    [1500, 2],
    [Infinity, 2],
    [0, 0],
  ])("is until all of the earth fits in its width, for one of %d px: %d", (px, zoom) => {
    expect(minZoom(px)).toBe(zoom);
  });
});

describe("what is looked at and not searched", () => {
  const look = { west: -80, south: 30, east: -70, north: 45 };
  const text = "-80.00000,30.00000,-70.00000,45.00000";
  const begun = {
    search: { text: "", sort: "nearest" as const },
    ...{ found: [], named: null, around: newYork },
  };
  const startAt = (address: string) =>
    initialViewport({
      ...begun,
      own: readMapUrlState(new URL(address, "http://site").searchParams),
    });

  it("stands in the address, and the map begins there", () => {
    const address = paths.map({ look });
    expect(new URLSearchParams(address.split("?")[1]).get("look")).toBe(text);
    const { center, zoom } = startAt(address);
    expect(zoom).toBe(5);
    expect(center.lng).toBe(-75);
    expect(center.lat).toBeCloseTo(38, 0);
  });

  it("gives way to an area that is searched", () => {
    expect(paths.map({ look, bounds: look })).not.toContain("look");
    const area = "-74.02,40.70,-74.00,40.72";
    expect(startAt(`/map?bounds=${area}&zoom=15&look=${text}`).zoom).toBe(15);
  });

  it("is nothing where it makes no sense", () => {
    expect(startAt("/map?look=1,2,3")).toEqual({ center: newYork, zoom: 13 });
  });
});

describe("what is seen across the date line", () => {
  const room = { width: 860, height: 676 };
  const seen = (lng: number) => boundsFor({ center: { lat: -17, lng }, zoom: 6 }, room);

  it.each([179, -179])("is asked for on both sides of it, from %d degrees", (lng) => {
    const area = clampedBounds(seen(lng));
    expect(area.west).toBeGreaterThan(area.east);
    expect(isInside(area, { lat: -17, lng: 178 })).toBe(true);
    expect(isInside(area, { lat: -17, lng: -178 })).toBe(true);
    expect(isInside(area, newYork)).toBe(false);
    for (const bounds of [area, seen(lng)])
      expect(viewFor(bounds, room).center.lng).toBeCloseTo(lng, 5);
  });
});

describe("the box of places on both sides of the date line", () => {
  const suva = { coords: { lat: -18.14, lng: 178.44 } };
  const taveuni = { coords: { lat: -16.8, lng: -179.9 } };
  const apia = { coords: { lat: -13.83, lng: -171.77 } };
  const byPrice = { sort: "price" } as const;
  const boxOf = (...found: { coords: Coords }[]) => boxOfFound(found, byPrice, suva.coords);

  it("goes across it, so that the map is near", () => {
    const box = boxOf(suva, taveuni, apia);
    expect(box).toEqual({ north: -13.83, south: -18.14, west: 178.44, east: -171.77 });
    const { center, zoom } = initialViewport({
      search: { text: "hood", ...byPrice },
      own: { bounds: undefined, zoom: undefined, look: undefined },
      ...{ found: [suva, taveuni, apia], named: null, around: suva.coords },
    });
    expect(zoom).toBeGreaterThan(4);
    expect(center.lng).toBeCloseTo(-176.665, 5);
  });

  it("does not where the map would come no nearer", () => {
    const [london, tokyo] = [{ coords: { lat: 51, lng: 0 } }, { coords: { lat: 36, lng: 139 } }];
    expect(boxOf(denver, london, tokyo)).toMatchObject({ west: -104.99, east: 139 });
    expect(boxOf(brooklyn, miami)).toMatchObject({ west: -80.19, east: -73.98 });
  });

  it("is that of boxes which go across it, too", () => {
    const sides = { north: -10, south: -20 };
    const [across, east] = [
      { ...sides, west: 176, east: -178 },
      { ...sides, west: -179, east: -170 },
    ];
    expect(union([across, east])).toEqual({ ...sides, west: 176, east: -170 });
    expect(union([across])).toEqual(across);
    expect(within(across, { ...sides, west: -179, east: 0 })).toMatchObject({
      ...{ west: -179, east: -178 },
    });
  });

  it("is one place only where they are", () => {
    expect(isOnePlace([suva.coords, taveuni.coords])).toBe(false);
    expect(isOnePlace([180, -180].map((lng) => ({ lat: -17, lng })))).toBe(true);
  });
});

describe("where all of it is", () => {
  /** As the site counts: by the map's tiles of a zoom, each where its parts are on average. */
  const counting = (places: { lat: number; lng: number }[]) => {
    const asked: number[] = [];
    const ask = async ({ zoom }: { zoom: number }) => {
      asked.push(zoom);
      const cells = new Map<string, typeof places>();
      for (const place of places) {
        const id = tileOf(place.lat, place.lng, zoom + 2);
        cells.set(id, [...(cells.get(id) ?? []), place]);
      }
      return [...cells].map(([id, cell]) => ({
        id: `${zoom + 2}.${id}`,
        lat: cell.reduce((sum, { lat }) => sum + lat, 0) / cell.length,
        lng: cell.reduce((sum, { lng }) => sum + lng, 0) / cell.length,
        listing: cell.length === 1 ? cell[0] : null,
      }));
    };
    return { ask, asked };
  };
  const around = ({ lat, lng }: { lat: number; lng: number }, by: number) => [
    ...[-1, -0.5, 0.5, 1].flatMap((x) => [
      { lat: lat + by, lng: lng + x * by },
      { lat: lat - by, lng: lng + x * by },
    ]),
  ];

  it("is counted finely enough for a town", async () => {
    const { ask, asked } = counting(around(newYork, 0.05));
    const box = await boundsOfAll(ask);
    expect(asked).toEqual([4, 8, 12]);
    expect(box?.north).toBeCloseTo(40.76, 3);
    expect(box?.south).toBeCloseTo(40.66, 3);
    expect(box?.west).toBeCloseTo(-74.06, 3);
    expect(box?.east).toBeCloseTo(-73.96, 3);
  });

  it("is counted once for a continent, or for a few parts alone", async () => {
    const states = counting([...around(denver.coords, 20), ...around(miami.coords, 0.1)]);
    await boundsOfAll(states.ask);
    expect(states.asked).toEqual([4]);
    const two = counting([miami.coords, brooklyn.coords]);
    expect(await boundsOfAll(two.ask)).toMatchObject({ north: 40.69, west: -80.19 });
    expect(two.asked).toEqual([4]);
  });

  it("is nowhere of nothing", async () => {
    expect(await boundsOfAll(counting([]).ask)).toBeNull();
  });
});

describe("an area that was looked at on another map", () => {
  const laptop = { width: 860, height: 676 };
  const phone = { width: 360, height: 430 };
  const seen = { center: newYork, zoom: 13 };
  const shownOn = (room: typeof phone, bounds = boundsFor(seen, laptop)) =>
    viewFor(bounds, { ...room, maxZoom: seen.zoom });

  it("is seen whole on a smaller one, in its middle", () => {
    const { center, zoom } = shownOn(phone);
    expect(zoom).toBe(11);
    expect(center.lat).toBeCloseTo(newYork.lat, 3);
    expect(center.lng).toBeCloseTo(newYork.lng, 3);
    const [all, area] = [boundsFor({ center, zoom }, phone), boundsFor(seen, laptop)];
    expect(all.north).toBeGreaterThan(area.north);
    expect(all.east).toBeGreaterThan(area.east);
  });

  it("is seen as near as it was on one of the same shape, also as the address rounds it", () => {
    expect(shownOn(laptop).zoom).toBe(13);
    const text = paths.map({ bounds: boundsFor(seen, laptop) }).split("bounds=")[1] ?? "";
    const { bounds } = readMapUrlState(new URLSearchParams(`bounds=${text}`));
    expect(shownOn(laptop, bounds).zoom).toBe(13);
  });

  it("is said to have been the whole earth", () => {
    const bounds = { west: -180, south: -60, east: 180, north: 80 };
    const { search } = new URL(paths.map({ bounds, zoom: 0 }), "http://site");
    expect(readMapUrlState(new URLSearchParams(search))).toMatchObject({ bounds, zoom: 0 });
  });

  it("is seen from no farther than a map goes, in its middle", () => {
    const covered = { right: 400 };
    const whole = { west: -158, south: -40, east: 175, north: 60 };
    const { center, zoom } = viewFor(whole, { ...laptop, covered, minZoom: 1 });
    expect(zoom).toBe(1);
    // 200 px at that zoom.
    expect(center.lng).toBeCloseTo(8.5 + (200 / 512) * 360, 5);
  });

  it("is seen no nearer on a larger one", () => {
    expect(shownOn({ width: 2400, height: 1300 }).zoom).toBe(13);
  });
});

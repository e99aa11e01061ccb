import { describe, expect, it } from "vitest";
import { boxOfFound, leastZoom } from "~/map/place";

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

describe("how far out a map goes", () => {
  it.each([
    [320, 1],
    [512, 1],
    [513, 2],
    [860, 2],
    [1500, 3],
    [Infinity, 3],
    [100, 1],
  ])("is as far as the earth fills its width, for one of %d px: %d", (px, zoom) => {
    expect(leastZoom(px)).toBe(zoom);
  });
});
